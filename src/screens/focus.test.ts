// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { focusHeading } from "./focus";

const show = (html: string) => {
  document.body.innerHTML = html;
};
/** Lets observers of the document notice what has changed. */
const settle = () => new Promise((done) => setTimeout(done));
const focused = () => document.activeElement?.outerHTML.replace(' tabindex="-1"', "");

describe("after a navigation", () => {
  beforeEach(() => show(""));

  it("the heading of the page has the focus, without being a stop of the Tab key", () => {
    show("<main><h1>Courses</h1></main>");
    focusHeading();
    expect(document.activeElement?.outerHTML).toBe('<h1 tabindex="-1">Courses</h1>');
  });

  it("a heading that appears late gets it, and so does the one that replaces it", async () => {
    show("<main><p>Loading</p></main>");
    focusHeading();
    expect(document.activeElement?.tagName).toBe("MAIN");
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<h1>Course</h1>";
    await settle();
    expect(focused()).toBe("<h1>Course</h1>");
    main.innerHTML = "<h1>SEO basics</h1>";
    await settle();
    expect(focused()).toBe("<h1>SEO basics</h1>");
  });

  it("nobody who has moved on is called back", async () => {
    show("<main><h1>Course</h1><button>Next</button></main>");
    focusHeading();
    document.querySelector("button")?.focus();
    document.querySelector("h1")?.replaceWith(document.createElement("h1"));
    await settle();
    expect(focused()).toBe("<button>Next</button>");
  });

  it("a part of the page can have it instead, and only the last navigation counts", async () => {
    show("<main><h1>Lesson</h1><h2>Step 1</h2></main>");
    focusHeading();
    focusHeading("h2");
    expect(focused()).toBe("<h2>Step 1</h2>");
    const next = document.createElement("h2");
    next.textContent = "Step 2";
    document.querySelector("h2")?.replaceWith(next);
    await settle();
    expect(focused()).toBe("<h2>Step 2</h2>");
  });

  it("nothing happens on a page without content", () => {
    expect(() => focusHeading()).not.toThrow();
    expect(document.activeElement).toBe(document.body);
  });
});
