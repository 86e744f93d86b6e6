// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Place } from "./place";
import { listedDoor, push, ring, stepTo, usageOfDoor } from "./testing";
import { base, openApp } from "./testing-app";

const tests = {
  machine: "door",
  hash: "today",
  tests: [
    {
      name: "door 1",
      input: "",
      start: { transitions: [], guards: [], states: ["door.closed"] },
      steps: [stepTo("bell.ring", ring, "door.open.ajar"), stepTo("door.push", push, "door.open.wide")],
    },
  ],
  ways: {},
  uncovered: { guards: [], outcomes: [], transitions: [], states: [] },
};
const failedTest = {
  number: 1,
  input: "",
  steps: 2,
  result: "failed",
  failure: "door.push: the state is open.ajar, expected open.wide",
  failedAt: 2,
  recording: "door.browser.1234.json",
  picture: "door.browser.1234.jpg",
  trace: "door.browser.1234.trace.zip",
  covered: { [ring]: 1 },
};
const failedRun = {
  machine: "door",
  driver: "browser",
  strategy: "tour",
  seed: 0,
  hash: "today",
  date: "2026-11-22T10:00:00.000Z",
  revision: { commit: "abc12345", isChanged: true },
  tests: [failedTest],
};
const shot = (state: string, more: object = {}) => ({
  machine: "door",
  state,
  file: `door/${state}.webp`,
  language: "en",
  theme: "light",
  width: 375,
  date: "2026-11-23T12:00:00.000Z",
  ...more,
});
const answers: Record<string, unknown> = {
  "usage.json": usageOfDoor,
  "tests/door.json": tests,
  "runs/door.json": [failedRun],
};

afterEach(cleanup);

const open = (said: Partial<Place> = {}, more: Readonly<Record<string, unknown>> = {}) =>
  openApp(said, { ...answers, ...more });

describe("the viewer", () => {
  it("links the list to a machine", async () => {
    const { addresses, user } = open();
    await user.click(await screen.findByRole("link", { name: "Door" }));
    expect(addresses).toEqual(["/academy/flows/door/"]);
    expect(await screen.findByRole("heading", { level: 1, name: "Door" })).toBeDefined();
  });

  it("lists a machine with its picture, its size, and how its tests ended", async () => {
    const { tests: _, ...ran } = failedRun;
    const summary = { ...ran, passed: 2, failed: 1, flaky: 0 };
    open({}, { "runs.json": [summary], "screenshots.json": [shot("door.closed"), shot("door.open.ajar")] });
    const section = within(await screen.findByRole("region", { name: "Going in and out" }));
    expect(await section.findByText("1 test fails in the browser")).toBeDefined();
    expect(section.getByText(/^Machine/).textContent).toBe("Machine door, 6 states, 8 transitions");
    expect(document.querySelector("li img")?.getAttribute("src")).toBe(
      `${base}data/screenshots/door/door.open.ajar.webp`,
    );
    expect(screen.getByText("Tests of 1 machine fail.")).toBeDefined();
  });

  it("shows a drawing of a machine without screenshots, and nothing if there is none", async () => {
    open({}, { "index.json": [{ ...listedDoor, hasDrawing: true }] });
    await screen.findByRole("link", { name: "Door" });
    expect(document.querySelector("li img")?.getAttribute("src")).toBe(`${base}data/drawings/door.svg`);
    cleanup();
    open();
    await screen.findByRole("link", { name: "Door" });
    expect(document.querySelector("li img")).toBe(null);
  });

  it("says that results could not be loaded, and loads them again", async () => {
    const { user } = open({}, { "runs.json": null });
    expect(await screen.findByText("Test results and screenshots could not be loaded")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("link", { name: "Door" })).toBeDefined();
  });

  it("finds a guard and links to its transition", async () => {
    const { addresses, user } = open();
    await user.type(screen.getByRole("searchbox"), "somebody is at home");
    await user.click(await screen.findByRole("link", { name: "Door: Visitor rings the bell in Closed" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?transition=door.closed+bell.ring+%231");
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor rings the bell" })).toBeDefined();
  });

  it("reports an unknown machine or state and links back", async () => {
    open({ machine: "gate" });
    expect(await screen.findByRole("heading", { name: "No machine is called “gate”" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Search for “gate”" }).getAttribute("href")).toBe(
      "/academy/flows/?words=gate",
    );
    expect(screen.getByRole("link", { name: "See all machines" }).getAttribute("href")).toBe("/academy/flows/");
    cleanup();
    open({ machine: "door", state: "door.attic" });
    expect(await screen.findByText("Door has no state or transition “door.attic”")).toBeDefined();
  });

  it("describes the drawing in the outline", async () => {
    const { addresses, user } = open({ machine: "door" });
    const outline = within(await screen.findByRole("region", { name: "Outline" }));
    expect(outline.getByText("Nobody looks out.")).toBeDefined();
    expect(outline.getByText("if somebody is at home")).toBeDefined();
    expect(outline.getByText("the end")).toBeDefined();
    expect(outline.queryByText("compound")).toBe(null);
    await user.click(outline.getByRole("button", { name: "Wide" }));
    expect(addresses).toEqual(["/academy/flows/door/?state=door.open.wide"]);
  });

  it("links from a failing step to its trace, and from there to the chart", async () => {
    const { addresses, user } = open({ machine: "door", overlay: "tests" });
    await user.click(await screen.findByRole("button", { name: "Show the step" }));
    expect(addresses.at(-1)).toBe("/academy/flows/door/?transition=door.open.ajar+door.push&test=1&show=tests");
    expect(document.querySelector(`[data-id="${push}"]`)?.getAttribute("class")).toContain("failing");
    const trace = within(await screen.findByRole("region", { name: "door 1" }));
    expect(document.activeElement?.textContent).toBe("door 1");
    const steps = trace.getAllByRole("listitem");
    expect(steps.map((step) => step.querySelector("button")?.textContent)).toEqual([
      "Start",
      "Visitor rings the bell",
      "Visitor pushes the door",
    ]);
    expect(steps.map((step) => step.hasAttribute("data-failed"))).toEqual([false, false, true]);
    expect(steps[2]?.textContent).toContain(failedTest.failure);
    expect(steps[2]?.textContent).toContain("make replay test-results/qa/door.browser.1234.json");
    expect(steps[2]?.textContent).toContain("make trace test-results/qa/door.browser.1234.trace.zip");
    expect(trace.getByRole("img").getAttribute("src")).toBe(`${base}data/failures/door.browser.1234.jpg`);
    await user.click(trace.getByRole("button", { name: "Visitor rings the bell" }));
    expect(addresses.at(-1)).toContain("?transition=door.closed+bell.ring+%231&test=1");
    await user.click(trace.getByRole("link", { name: "Close it" }));
    expect(screen.queryByRole("region", { name: "door 1" })).toBe(null);
  });

  it("says how the last runs ended, when, and at which revision", async () => {
    open({ machine: "door", overlay: "tests" });
    const part = within(await screen.findByRole("region", { name: "Tests" }));
    expect(part.getByText("0 of 1 test passed in the browser, 3 days ago, at abc1234 with changes")).toBeDefined();
    expect(part.getByText(/^door 1 failed in the browser, 3 days ago, .*, in step 2$/)).toBeDefined();
    expect(part.queryByText(/No results yet/)).toBe(null);
  });

  it("says of an older run that it is one", async () => {
    open({ machine: "door", overlay: "tests" }, { "runs/door.json": [{ ...failedRun, hash: "yesterday" }] });
    const part = within(await screen.findByRole("region", { name: "Tests" }));
    expect(part.getByText(/^0 of 1 test passed .*, older than the machine's current plan$/)).toBeDefined();
    expect(part.queryByRole("button", { name: "Show the step" })).toBe(null);
  });

  it("says where results come from if there are none", async () => {
    open({ machine: "door", overlay: "tests" }, { "runs/door.json": [] });
    const part = within(await screen.findByRole("region", { name: "Tests" }));
    expect(part.getByText(/^No results yet/).textContent).toBe(
      "No results yet. make test and make run door leave them in test-results/qa on the computer where the tests run. A site on a server shows them once this folder is copied into its own.",
    );
  });

  it("marks a screenshot that is older than its view, and says what else the page showed", async () => {
    const more = { isOutdated: true, among: ["door.failed"] };
    const { addresses, user } = open(
      { machine: "door", state: "door.open.ajar" },
      { "screenshots.json": [shot("door.open.ajar", more), shot("door.closed")] },
    );
    const part = within(await screen.findByRole("region", { name: "Screen" }));
    expect(part.getByRole("figure").textContent).toBe("en, light, 375 px, taken 2 days ago older than its view");
    await user.click(part.getByRole("button", { name: "Failed" }));
    expect(addresses.at(-1)).toContain("?state=door.failed");
  });

  it("counts screenshots that are older than the view, and names the page that shows the machine", async () => {
    const gate = { ...listedDoor, machine: "gate", title: "Gate" };
    open(
      { machine: "door", overlay: "screenshots" },
      {
        "index.json": [{ ...listedDoor, within: "gate" }, gate],
        "screenshots.json": [shot("door.open.ajar", { isOutdated: true }), shot("door.closed")],
      },
    );
    const part = within(await screen.findByRole("region", { name: "Screenshots" }));
    expect(part.getByText("1 screenshot older than the view")).toBeDefined();
    expect(part.getByText("make screenshots door")).toBeDefined();
    expect(part.getByRole("link", { name: "Gate" }).getAttribute("href")).toBe("/academy/flows/gate/?show=screenshots");
  });

  it("says why there can be no screenshots", async () => {
    const list = [{ ...listedDoor, unseen: "It opens behind the scenes." }];
    open({ machine: "door", overlay: "screenshots" }, { "index.json": list });
    const part = within(await screen.findByRole("region", { name: "Screenshots" }));
    expect(await part.findByText(/^No page shows .* It opens behind the scenes\.$/)).toBeDefined();
    expect(part.queryByText("make screenshots door")).toBe(null);
  });

  it("says how to take screenshots if there are none", async () => {
    open({ machine: "door", overlay: "screenshots" });
    const part = within(await screen.findByRole("region", { name: "Screenshots" }));
    expect(await part.findByText("make screenshots door")).toBeDefined();
  });

  it("reports an unknown test", async () => {
    open({ machine: "door", test: 7 });
    expect(await screen.findByText("Door has no planned test 7")).toBeDefined();
  });

  it("follows transitions by keyboard and selects with Enter", async () => {
    const { addresses, user } = open({ machine: "door", state: "door.closed" });
    await screen.findByRole("region", { name: "Outline" });
    document.querySelector<SVGElement>('[data-id="door.closed"]')?.focus();
    await user.keyboard("2");
    expect(document.activeElement?.getAttribute("data-id")).toBe("door.failed");
    await user.keyboard("{ArrowLeft}{Enter}");
    expect(addresses).toEqual(["/academy/flows/door/?state=door.closed"]);
  });

  it("uses the names in the code on request, everywhere and in the address", async () => {
    const { addresses, user } = open({ machine: "door", transition: ring, test: 1 });
    await screen.findByRole("region", { name: "Outline" });
    const words = within(screen.getByRole("group", { name: "Names in the words of" }));
    expect(words.getByRole("button", { name: "Product" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText(ring.replace("door.", ""), { selector: "code" })).toBeDefined();
    await user.click(words.getByRole("button", { name: "Engineering" }));
    expect(addresses.at(-1)).toContain("&wording=engineering");
    expect(await screen.findByRole("heading", { level: 2, name: "bell.ring" })).toBeDefined();
    const outline = within(screen.getByRole("region", { name: "Outline" }));
    expect(outline.getByText("if isAtHome")).toBeDefined();
    expect(outline.getByText("compound")).toBeDefined();
    expect(outline.getByText("quiet")).toBeDefined();
    expect(
      within(screen.getByRole("region", { name: "door 1" })).getByRole("button", { name: "door.push" }),
    ).toBeDefined();
  });

  it("links a state to its requirement, with the states and tests that belong to it", async () => {
    const { addresses, user } = open({ machine: "door", state: "door.closed" });
    const clause = await screen.findByRole("link", { name: "S1.door" });
    expect(clause.closest("li")?.textContent).toBe("S1.door A door opens for those who ring.");
    await user.click(clause);
    expect(addresses.at(-1)).toBe("/academy/flows/requirements/S1.door/");
    expect(await screen.findByRole("heading", { level: 1, name: "S1.door" })).toBeDefined();
    expect(screen.getByText("1 state in 1 machine.")).toBeDefined();
    const part = within(screen.getByRole("region", { name: "Door" }));
    expect(part.getByRole("link", { name: "Closed" }).getAttribute("href")).toBe(
      "/academy/flows/door/?state=door.closed",
    );
    expect(await part.findByText("1 of 1 planned tests comes by here:")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "All requirements" }));
    expect(screen.getByText("No state names it.")).toBeDefined();
    expect(screen.getByText("1 state in 1 machine")).toBeDefined();
  });

  it("says which requirements there are instead of an unknown one", async () => {
    open({ requirement: "S1.doer" });
    expect(await screen.findByRole("heading", { name: "There is no requirement “S1.doer”" })).toBeDefined();
    expect(screen.getByRole("link", { name: "S1.door" }).getAttribute("href")).toBe(
      "/academy/flows/requirements/S1.door/",
    );
    expect(screen.queryByRole("link", { name: "S2.bell" })).toBe(null);
    expect(screen.getByText(/^Did you mean/).textContent).toBe("Did you mean S1.door?");
    expect(screen.queryByText(/There are/)).toBe(null);
    expect(screen.getByRole("link", { name: "See all requirements" })).toBeDefined();
  });
});
