/* A table that is wider than the page is scrolled, by keyboard as well. */
const reach = () => {
  for (const each of document.querySelectorAll(".md-typeset__scrollwrap")) each.tabIndex = 0;
};
new MutationObserver(reach).observe(document, { childList: true, subtree: true });
