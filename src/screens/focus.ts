/** How long a page's content may keep loading and changing, in milliseconds. */
const timeoutMs = 10_000;

let following: MutationObserver | undefined;

function focus(element: HTMLElement): void {
  element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, keyboards and screen readers continue from the new heading (L17): of the page, or of a part given
 * by a selector. Waits for a heading that appears late, and follows one that is replaced when the data loads, unless
 * the user has moved on.
 */
export function focusHeading(selector = "main h1"): void {
  const find = () => document.querySelector<HTMLElement>(selector) ?? document.querySelector("main");
  const first = find();
  if (!first) return;
  focus(first);

  following?.disconnect();
  const observer = new MutationObserver(() => {
    const held = document.activeElement;
    // Nothing has the focus: the heading has not appeared yet, or was removed with the earlier content.
    const isFree = held === null || held === document.body || held.tagName === "MAIN";
    const heading = isFree && find();
    if (heading && heading !== held) focus(heading);
  });
  following = observer;
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeoutMs);
}
