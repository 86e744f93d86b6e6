/** Lets an element take the focus that is no stop of the Tab key, until the focus goes elsewhere on the page. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex >= 0 || element.hasAttribute("tabindex")) return;
  element.setAttribute("tabindex", "-1");
  const restore = () => {
    // Another window has the focus now; this element still has it in its own.
    if (element.ownerDocument.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", restore);
  };
  element.addEventListener("blur", restore);
}
