import { makeFocusable } from "../ui/focusable";

/** How long a page's content may keep loading and changing, in milliseconds. */
const timeoutMs = 10_000;

const headings = "h1, h2, h3, h4, h5, h6, legend";
/** What a part of a page is called by. */
const partHeadings = `${headings}, summary`;
/** What may stay at the upper edge of the window while the page scrolls. */
const sticky = "[data-sticky]";

/** Where the focus is to go, and to stay while the page is still changing. */
interface Goal {
  selector: string;
  /** The id of the part of the page that the address names; the selector is for when there is none. */
  fragment?: string;
  until: number;
  /** Whether the element is scrolled into view; a new page begins at its top anyway. */
  isScrolled: boolean;
}

/** Places and keeps the focus, so that keyboards and screen readers continue from what is new (L17). */
export interface FocusKeeper {
  /**
   * Moves the focus to a heading once it is there, and to the one that replaces it when data loads, unless the user has
   * moved on meanwhile. If the address names a part of the page that is there, or comes, its heading gets it.
   */
  moveTo(selector: string, fragment?: string): void;
  /** The same for the part of a page that a machine's `focus.requested` names, which is also scrolled into view. */
  moveToPart(part: string): void;
  /** Looks at the page as it is now; also happens by itself whenever the page has changed. */
  check(): void;
  stop(): void;
}

const partSelector = (part: string): string => `[data-focus="${part}"]`;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** An element and where it is, for when it is removed: the headings above it, and what it is in, the nearest first. */
function withPlace(element: Element) {
  // A dialog comes with stops of the Tab key beside it, in its portal.
  const around = element.closest("[role=dialog], [data-base-ui-portal], main") ?? element.ownerDocument;
  const above = [...around.querySelectorAll(headings)]
    .filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();
  const within: Element[] = [];
  for (let one = element.parentElement; one && one !== element.ownerDocument.body; one = one.parentElement)
    within.push(one);
  return { element, above, within };
}

/** Scrolls so that an element, and what belongs to it, can be seen below the header of the page. */
function reveal(element: HTMLElement): void {
  const page = element.ownerDocument;
  const room = page.defaultView?.innerHeight ?? 0;
  // Of what sticks, also that which is only reached by scrolling, or made way and comes back by scrolling.
  const covered = [...page.querySelectorAll(sticky)].reduce((edge, one) => {
    const isSticky = getComputedStyle(one).position === "sticky";
    return isSticky ? edge + one.getBoundingClientRect().height : edge;
  }, 0);
  const { top } = element.getBoundingClientRect();
  const { bottom } = (element.closest("form, section, article, [data-focus-area]") ?? element).getBoundingClientRect();
  const gap = 16;
  if (top >= covered && bottom <= room) return;
  page.defaultView?.scrollBy({ top: top - covered - gap, behavior: "instant" });
}

/**
 * Watches a page: what has been asked for gets the focus when it appears; and if the focused control is removed, the
 * focus goes to the nearest heading above it that is left, instead of being lost.
 */
export function keepFocus(page: Document = document): FocusKeeper {
  let goal: Goal | null = null;
  let isOwn = false;

  const focused = (): Element | null => {
    const { activeElement, body } = page;
    return activeElement === null || activeElement === body || isGone(activeElement) ? null : activeElement;
  };

  const atFirst = focused();
  /**
   * The last focused element with the headings above it, at first what was focused before this page's scripts had
   * loaded; null if the user has left it for nothing.
   */
  let held = atFirst && withPlace(atFirst);

  const place = (element: HTMLElement, isScrolled: boolean): void => {
    makeFocusable(element);
    isOwn = true;
    element.focus({ preventScroll: true });
    isOwn = false;
    held = withPlace(element);
    if (isScrolled) reveal(element);
  };

  const follow = ({ selector, fragment, isScrolled }: Goal): void => {
    const part = fragment ? page.getElementById(fragment) : null;
    const found = part?.querySelector<HTMLElement>(partHeadings) ?? part ?? page.querySelector<HTMLElement>(selector);
    const active = focused();
    // A heading that appears late, or replaces an earlier one; until then, the page as a whole.
    const target = found ?? (isScrolled ? null : page.querySelector<HTMLElement>("main"));
    if (target && target !== active) place(target, part !== null || (isScrolled && found !== null));
  };

  const check = (): void => {
    if (goal && Date.now() > goal.until) goal = null;
    if (goal) {
      follow(goal);
      if (focused()) return;
    }
    if (!held || focused() || !isGone(held.element)) return;
    const { above, within } = held;
    const isLeft = (one: Element) => one.isConnected;
    const left =
      above.find(isLeft) ??
      page.querySelector("main h1") ??
      page.querySelector("main") ??
      within.find(isLeft) ??
      page.querySelector(headings);
    held = null;
    if (left instanceof HTMLElement) place(left, false);
  };

  const note = ({ target }: Event): void => {
    if (isOwn || !(target instanceof Element)) return;
    goal = null;
    held = withPlace(target);
  };
  /** Pressed beside all controls: the user has left the control, and it is not lost. */
  const leave = ({ target }: Event): void => {
    if (target instanceof Element && !target.closest("a, button, input, select, textarea, label, [tabindex]"))
      held = null;
  };

  page.addEventListener("focusin", note, true);
  page.addEventListener("pointerdown", leave, true);
  const observer = new MutationObserver(check);
  observer.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return {
    moveTo(selector, fragment = "") {
      goal = { selector, fragment, until: Date.now() + timeoutMs, isScrolled: false };
      check();
    },
    moveToPart(part) {
      goal = { selector: partSelector(part), until: Date.now() + timeoutMs, isScrolled: true };
      // The view has yet to render the state that asked for it.
      setTimeout(check);
    },
    check,
    stop() {
      observer.disconnect();
      page.removeEventListener("focusin", note, true);
      page.removeEventListener("pointerdown", leave, true);
    },
  };
}
