/** How long what a page shows may come and be replaced, in milliseconds. */
const timeoutMs = 10_000;

let following: MutationObserver | undefined;

function focus(element: HTMLElement): void {
  element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, keyboards and screen readers go on from the heading of what has come (L17): of the page, or of a
 * part that a selector names. One that comes late is waited for, and one that is replaced once the data is there is
 * followed, unless the person has moved on meanwhile.
 */
export function focusHeading(selector = "main h1"): void {
  const find = () => document.querySelector<HTMLElement>(selector) ?? document.querySelector("main");
  const first = find();
  if (!first) return;
  focus(first);

  following?.disconnect();
  const observer = new MutationObserver(() => {
    const held = document.activeElement;
    // Nobody has it: the heading is still to come, or it went with what stood there before.
    const isFree = held === null || held === document.body || held.tagName === "MAIN";
    const heading = isFree && find();
    if (heading && heading !== held) focus(heading);
  });
  following = observer;
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeoutMs);
}
