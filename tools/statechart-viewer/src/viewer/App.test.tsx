// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Place } from "./place";
import { push, ring, stepTo } from "./testing";
import { base, openApp } from "./testing-app";

const usage = {
  machine: "door",
  since: "2026-11-01",
  until: "2026-11-22",
  steps: [{ from: "door.closed", to: "door.failed", event: "bell.ring", count: 30 }],
  states: [{ state: "door.failed", entered: 30, left: 20, medianMs: 900, p90Ms: 4000 }],
};
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
  covered: { [ring]: 1 },
};
const failedRun = {
  machine: "door",
  driver: "browser",
  strategy: "tour",
  seed: 0,
  hash: "today",
  date: "2026-11-22T10:00:00.000Z",
  tests: [failedTest],
};
const answers: Record<string, unknown> = {
  "usage.json": usage,
  "tests/door.json": tests,
  "runs.json": [failedRun],
};

afterEach(cleanup);

const open = (said: Partial<Place> = {}) => openApp(said, answers);

describe("the viewer", () => {
  it("links the list to a machine", async () => {
    const { addresses, user } = open();
    await user.click(await screen.findByRole("link", { name: "Door" }));
    expect(addresses).toEqual(["/academy/flows/door/"]);
    expect(await screen.findByRole("heading", { level: 1, name: "Door" })).toBeDefined();
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
    await user.click(outline.getByRole("button", { name: "Wide" }));
    expect(addresses).toEqual(["/academy/flows/door/?state=door.open.wide"]);
  });

  it("says where people get stuck and marks it on the chart", async () => {
    const { user } = open({ machine: "door" });
    await user.click(await screen.findByRole("button", { name: "Usage" }));
    expect((await screen.findByText(/People get stuck in/)).textContent).toBe(
      "People get stuck in Failed: 10 of 30 (33 %) were not seen to go on.",
    );
    expect(document.querySelector('[data-id="door.failed"]')?.getAttribute("class")).toContain("stuck");
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
    expect(trace.getByRole("img").getAttribute("src")).toBe(`${base}data/failures/door.browser.1234.jpg`);
    await user.click(trace.getByRole("button", { name: "Visitor rings the bell" }));
    expect(addresses.at(-1)).toContain("?transition=door.closed+bell.ring+%231&test=1");
    await user.click(trace.getByRole("link", { name: "Close it" }));
    expect(screen.queryByRole("region", { name: "door 1" })).toBe(null);
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
    expect(await part.findByText("No planned test comes by here.")).toBeDefined();
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
  });
});
