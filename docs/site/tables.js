/* Wide tables can be focused, so the keyboard can scroll them. */
const makeFocusable = () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) table.tabIndex = 0;
};
new MutationObserver(makeFocusable).observe(document, { childList: true, subtree: true });
