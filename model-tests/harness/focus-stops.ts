import type { CDPSession, Page } from "playwright-core";

/** Where the focus was, as a keyboard user meets it. */
export interface FocusStop {
  /** The address without its query. */
  page: string;
  role: string;
  name: string;
  /** What a screen reader adds to the name: hints and errors that belong to it. */
  description: string;
  /** What else it says of it: "checked", "expanded", "busy" … */
  states: readonly string[];
  /** What live regions said since the stop before. */
  said: readonly string[];
  /** Whether it can be seen: inside the window, covered by nothing. */
  isSeen: boolean;
  /** Whether something shows that it has the focus; always true for headings, which a machine focuses. */
  isMarked: boolean;
}

interface AxProperty {
  name: string;
  value: { value?: unknown };
}

const told = ["checked", "expanded", "disabled", "busy", "invalid", "required", "selected", "pressed", "current"];
const asState = ({ name, value: { value } }: AxProperty): string[] =>
  !told.includes(name) || value === false || value === "false" || value === undefined
    ? []
    : [value === true || value === "true" ? name : `${name}: ${value}`];

/** Notes what live regions say, on every page that opens from now on. */
async function listenToLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
    const heard: string[] = [];
    Object.assign(globalThis, { heardAloud: heard });
    const hear = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(regions);
      const text = region?.textContent?.replace(/\s+/g, " ").trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target);
        for (const node of addedNodes) {
          hear(node);
          if (node instanceof Element) node.querySelectorAll(regions).forEach(hear);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The focused element's place and marks, measured in the page. */
function measure() {
  const element = document.activeElement as HTMLElement;
  // A field that is drawn by its label is as large as that.
  const shown = element.matches("[type=radio], [type=checkbox]") ? (element.closest("label") ?? element) : element;
  const { top, bottom, left, right, width } = shown.getBoundingClientRect();
  const at = document.elementFromPoint(
    Math.max(1, Math.min(left + Math.min(width / 2, 20), innerWidth - 1)),
    (Math.max(top, 0) + Math.min(bottom, Math.max(top, 0) + 40)) / 2,
  );
  const marks = (one: Element | null, up: number): boolean => {
    if (!one || up < 0) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (
      (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none" || marks(one.parentElement, up - 1)
    );
  };
  return {
    isBody: element === document.body,
    isSeen:
      bottom > 0 &&
      top < innerHeight &&
      right > 0 &&
      left < innerWidth &&
      at !== null &&
      (shown.contains(at) || at.contains(shown)),
    isMarked: /^(H\d|MAIN|LEGEND)$/.test(element.tagName) || marks(element, 3),
    said: (globalThis as unknown as { heardAloud?: string[] }).heardAloud?.splice(0) ?? [],
  };
}

/** Walks a page by keyboard alone and keeps a list of where the focus was. */
export class KeyboardWalk {
  readonly stops: FocusStop[] = [];
  private constructor(
    private readonly page: Page,
    private readonly devTools: CDPSession,
  ) {}

  static async on(page: Page): Promise<KeyboardWalk> {
    await listenToLiveRegions(page);
    return new KeyboardWalk(page, await page.context().newCDPSession(page));
  }

  /** Keeps where the focus is now. @throws {Error} if it is nowhere */
  async note(): Promise<FocusStop> {
    const node = await this.accessible();
    const { isBody, ...measured } = await this.page.evaluate(measure);
    const last = this.stops.at(-1);
    if (isBody) throw new Error(`The focus is lost, after ${last?.role} “${last?.name}” on ${last?.page}.`);
    const stop: FocusStop = {
      page: new URL(this.page.url()).pathname,
      role: String(node?.role?.value ?? ""),
      name: String(node?.name?.value ?? ""),
      description: String(node?.description?.value ?? ""),
      states: ((node?.properties ?? []) as AxProperty[]).flatMap(asState),
      ...measured,
    };
    this.stops.push(stop);
    return stop;
  }

  /** The focused element as assistive technology has it; what has just been rendered is not in its tree yet. */
  private async accessible() {
    for (let attempt = 1; ; attempt += 1) {
      const { result } = await this.devTools.send("Runtime.evaluate", { expression: "document.activeElement" });
      const { nodes } = await this.devTools.send("Accessibility.getPartialAXTree", {
        objectId: result.objectId ?? "",
        fetchRelatives: false,
      });
      const [node] = nodes;
      if (node?.role?.value !== "none" || attempt === 10) return node;
      await this.page.waitForTimeout(50);
    }
  }

  /** Presses Tab until the focus is on this control. @throws {Error} if it does not get there */
  async tabTo(role: string, name: string | RegExp, most = 60): Promise<FocusStop> {
    // People press Tab once they see where it leads: what is still loading would move the page meanwhile.
    const exact = typeof name === "string";
    await this.page
      .getByRole(role as Parameters<Page["getByRole"]>[0], { name, exact })
      .first()
      .waitFor();
    for (let presses = 0; presses < most; presses += 1) {
      await this.page.keyboard.press("Tab");
      // After the page's last control, the browser's own controls have the focus.
      if (await this.page.evaluate(() => document.activeElement === document.body)) continue;
      const stop = await this.note();
      const isIt = typeof name === "string" ? stop.name === name : name.test(stop.name);
      if (stop.role === role && isIt) return stop;
    }
    throw new Error(`${most} presses of Tab do not lead to the ${role} “${name}”.`);
  }

  /** Waits until a machine has moved the focus to something with this name. */
  async arrive(name: string | RegExp): Promise<FocusStop> {
    const shown = typeof name === "string" ? name : name.source;
    await this.page.waitForFunction(
      ([text, isPattern]) => {
        // The page as a whole has the focus until its heading is there.
        const { activeElement } = document;
        const here = activeElement?.tagName === "MAIN" ? "" : (activeElement?.textContent?.trim() ?? "");
        return isPattern ? new RegExp(text).test(here) : here === text;
      },
      [shown, typeof name !== "string"] as const,
      { timeout: 15_000 },
    );
    // Someone who reads this heading is slower than what is still loading below it.
    await this.page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    return this.note();
  }

  /** The list as Markdown. */
  toMarkdown(): string {
    const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
    const rows = this.stops.map(({ page, role, name, description, states, said }, index) =>
      [String(index + 1), page, [role, ...states].join(", "), name, description, said.join(" / ")]
        .map(cell)
        .join(" | "),
    );
    return [
      "| # | page | role and state | name | description | announced |",
      "| - | - | - | - | - | - |",
      ...rows.map((row) => `| ${row} |`),
    ].join("\n");
  }
}
