/** How long a page's heading is waited for, in milliseconds. */
const patience = 10_000;

function focus(element: HTMLElement): void {
  element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, keyboards and screen readers go on from the new page's heading (L17). A heading that comes with
 * the page's data is waited for, unless the person has moved on meanwhile.
 */
export function focusHeading(): void {
  const main = document.querySelector("main");
  if (!main) return;
  const heading = () => main.querySelector<HTMLElement>("h1");
  const first = heading();
  if (first) {
    focus(first);
    return;
  }

  focus(main);
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}
