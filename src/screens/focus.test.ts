// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FocusKeeper, keepFocus } from "./focus";

const show = (html: string) => {
  document.body.innerHTML = html;
};
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Lets observers of the document notice what has changed. */
const settle = () => new Promise((done) => setTimeout(done));
const focused = () => document.activeElement?.outerHTML.replace(' tabindex="-1"', "");

let focus: FocusKeeper;
beforeEach(() => {
  show("");
  focus = keepFocus();
});
afterEach(() => focus.stop());

it("what was focused before the page watched is not lost either", async () => {
  focus.stop();
  show("<main><h1>Confirm</h1><form><button>Send</button></form></main>");
  at("button").focus();
  focus = keepFocus();
  at("form").outerHTML = "<p>This link no longer works</p>";
  await settle();
  expect(focused()).toBe("<h1>Confirm</h1>");
});

describe("after a navigation", () => {
  const page = "main h1";

  it("the heading of the page has the focus, without being a stop of the Tab key", () => {
    show("<main><h1>Courses</h1></main>");
    focus.moveTo(page);
    expect(document.activeElement?.outerHTML).toBe('<h1 tabindex="-1">Courses</h1>');
  });

  it("the heading keeps it while another window has the focus, and can no longer take it once it is elsewhere", () => {
    show("<main><h1>Courses</h1><button>Next</button></main>");
    focus.moveTo(page);
    at("h1").dispatchEvent(new FocusEvent("blur"));
    expect(document.activeElement?.outerHTML).toBe('<h1 tabindex="-1">Courses</h1>');
    at("button").focus();
    expect(at("h1").hasAttribute("tabindex")).toBe(false);
  });

  it("a heading that appears late gets it, and so does the one that replaces it", async () => {
    show("<main><p>Loading</p></main>");
    focus.moveTo(page);
    expect(document.activeElement?.tagName).toBe("MAIN");
    at("main").innerHTML = "<h1>Course</h1>";
    await settle();
    expect(focused()).toBe("<h1>Course</h1>");
    at("main").innerHTML = "<h1>SEO basics</h1>";
    await settle();
    expect(focused()).toBe("<h1>SEO basics</h1>");
  });

  it("nobody who has moved on is called back", async () => {
    show("<main><h1>Course</h1><button>Next</button></main>");
    focus.moveTo(page);
    at("button").focus();
    at("h1").replaceWith(document.createElement("h1"));
    await settle();
    expect(focused()).toBe("<button>Next</button>");
  });

  it("a part of the page can have it instead, and only the last navigation counts", async () => {
    show("<main><h1>Lesson</h1><h2>Step 1</h2></main>");
    focus.moveTo(page);
    focus.moveTo("h2");
    expect(focused()).toBe("<h2>Step 1</h2>");
    at("h2").outerHTML = "<h2>Step 2</h2>";
    await settle();
    expect(focused()).toBe("<h2>Step 2</h2>");
  });

  it("the part that the address names has it, also if it appears late, and otherwise the heading of the page", async () => {
    show("<main><h1>Profile</h1></main>");
    focus.moveTo(page, "plan");
    expect(focused()).toBe("<h1>Profile</h1>");
    at("h1").insertAdjacentHTML("afterend", "<section id=plan><h2>Your plan</h2></section><p id=other>No heading</p>");
    await settle();
    expect(focused()).toBe("<h2>Your plan</h2>");
    focus.moveTo(page, "other");
    expect(focused()).toContain("No heading");
    focus.moveTo(page, "no-such-part");
    expect(focused()).toBe("<h1>Profile</h1>");
  });

  it("nothing happens on a page without content", () => {
    expect(() => focus.moveTo(page)).not.toThrow();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the part that a machine asks for", () => {
  /** Where things are in the window, whose height is 600. */
  const place = (selector: string, top: number, bottom: number) =>
    vi.spyOn(at(selector), "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);
  const scrolled = vi.fn();
  beforeEach(() => {
    scrolled.mockClear();
    vi.stubGlobal("innerHeight", 600);
    vi.spyOn(window, "scrollBy").mockImplementation(scrolled as never);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const question = `<header data-sticky></header><main><h1>Lesson</h1>
    <div data-focus-area><h2 data-focus="quiz">Question 1</h2></div><button>Check</button></main>`;

  it("gets the focus once it is there, and keeps it while it is replaced", async () => {
    show("<main><h1>Lesson</h1><button>Check</button></main>");
    at("button").focus();
    focus.moveToPart("quiz");
    await settle();
    expect(focused()).toBe("<button>Check</button>");
    at("button").outerHTML = '<h2 data-focus="quiz">Right</h2>';
    await settle();
    expect(focused()).toBe('<h2 data-focus="quiz">Right</h2>');
    at("h2").outerHTML = '<h2 data-focus="quiz">Question 2</h2>';
    await settle();
    expect(focused()).toBe('<h2 data-focus="quiz">Question 2</h2>');
  });

  const stick = (selector: string, height: number) => {
    at(selector).setAttribute("style", "position: sticky; top: 0");
    vi.spyOn(at(selector), "getBoundingClientRect").mockReturnValue({ height } as DOMRect);
  };

  it.each<[string, { header: number; heading: [number, number]; area: [number, number] }, number | null]>([
    ["is left where it can be seen as a whole", { header: 60, heading: [80, 100], area: [70, 500] }, null],
    ["is scrolled from above", { header: 60, heading: [-90, -70], area: [-100, 300] }, -166],
    ["is scrolled from behind the header", { header: 120, heading: [100, 120], area: [90, 300] }, -36],
    [
      "is scrolled if what belongs to it ends below the window",
      { header: 60, heading: [400, 420], area: [390, 700] },
      324,
    ],
    ["is scrolled to the top without a header", { header: 0, heading: [700, 720], area: [690, 800] }, 684],
  ])("%s", async (_, { header, heading, area }, by) => {
    show(question);
    if (header > 0) stick("header", header);
    place("h2", ...heading);
    place("div", ...area);
    focus.moveToPart("quiz");
    await settle();
    // At once: while it scrolls, the heading that has the focus would not be where it is read.
    expect(scrolled.mock.calls.map(([to]) => to)).toEqual(by === null ? [] : [{ top: by, behavior: "instant" }]);
  });

  it("is not covered by what will stick below the header, also while that makes way", async () => {
    show(question.replace("<div", "<p data-sticky></p><div"));
    stick("header", 60);
    stick("p", 50);
    place("h2", 700, 720);
    place("div", 690, 900);
    focus.moveToPart("quiz");
    await settle();
    expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([700 - 110 - 16]);
  });
});

describe("the focus of a control that is removed", () => {
  const shown = "<main><h1>Course</h1><section><h2>Notes</h2><button>Delete</button></section><h2>More</h2></main>";

  it("goes to the nearest heading above it", async () => {
    show(shown);
    at("button").focus();
    at("button").remove();
    await settle();
    expect(focused()).toBe("<h2>Notes</h2>");
  });

  it("goes to the next heading above that is left, or to that of the page", async () => {
    show(shown);
    at("button").focus();
    at("section").remove();
    await settle();
    expect(focused()).toBe("<h1>Course</h1>");
    at("main").innerHTML = "<h1>Another course</h1>";
    await settle();
    expect(focused()).toBe("<h1>Another course</h1>");
  });

  it("stays in a dialog", async () => {
    show(`${shown}<div role="dialog"><h2>Delete?</h2><button class="yes">Yes</button></div>`);
    at(".yes").focus();
    at(".yes").remove();
    await settle();
    expect(focused()).toBe("<h2>Delete?</h2>");
  });

  it("goes to the page's heading if a dialog is removed with it, although there are headings between them", async () => {
    show(
      `${shown}<footer><h2>About</h2></footer><div role="dialog"><h2>Keys</h2><button class="yes">Yes</button></div>`,
    );
    at(".yes").focus();
    at("[role=dialog]").remove();
    await settle();
    expect(focused()).toBe("<h1>Course</h1>");
  });

  it("goes to the page's heading, too, from a stop beside the dialog", async () => {
    show(`${shown}<footer><h2>About</h2></footer><div data-base-ui-portal><i tabindex="0"></i></div>`);
    at("i").focus();
    at("i").remove();
    await settle();
    expect(focused()).toBe("<h1>Course</h1>");
  });

  it("is not taken from the control that has it by then", async () => {
    show(shown);
    at("button").focus();
    at("section").insertAdjacentHTML("beforeend", "<button class=undo>Undo</button>");
    at(".undo").focus();
    at("button").remove();
    await settle();
    expect(focused()).toContain("Undo");
  });

  it("goes nowhere if the reader had pressed elsewhere before", async () => {
    show(shown);
    at("button").focus();
    at("h1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    at("button").blur();
    at("button").remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it("goes to the heading if the control is disabled instead", async () => {
    show(shown);
    at("button").focus();
    at("button").toggleAttribute("disabled", true);
    await settle();
    expect(focused()).toBe("<h2>Notes</h2>");
  });
});
