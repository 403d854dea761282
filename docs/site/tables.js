/* Make tables that are wider than the page focusable, so that the keyboard can scroll them. */
const makeTablesFocusable = () => {
  for (const wrapper of document.querySelectorAll(".md-typeset__scrollwrap")) wrapper.tabIndex = 0;
};
new MutationObserver(makeTablesFocusable).observe(document, { childList: true, subtree: true });
