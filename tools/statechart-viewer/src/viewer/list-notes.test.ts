import { describe, expect, it } from "vitest";
import type { Overview, RunSummary } from "./data";
import { factsOf, notesOf, summaryOf } from "./list-notes";
import { listedDoor } from "./testing";

const loadedAt = Date.parse("2026-11-25T12:00:00.000Z");
const run: RunSummary = {
  machine: "door",
  driver: "dom",
  strategy: "tour",
  seed: 0,
  hash: "a",
  date: "2026-11-25T10:00:00.000Z",
  passed: 3,
  failed: 0,
  flaky: 0,
};
const screenshot = {
  machine: "door",
  state: "door.closed",
  file: "door/a.webp",
  language: "en",
  theme: "light" as const,
  width: 375,
  date: "2026-11-20",
};
const overviewOf = (more: Partial<Overview>): Overview => ({
  runs: [run],
  screenshots: [screenshot],
  loadedAt,
  ...more,
});
const textsOf = (more: Partial<Overview>) =>
  notesOf(listedDoor, overviewOf(more)).map(({ tone, text }) => `${tone}: ${text}`);

describe("the facts of a machine", () => {
  const older = { ...run, driver: "browser", date: "2026-11-23T10:00:00.000Z" };

  it("are its size, and when the oldest of its last runs passed", () => {
    const text = factsOf(listedDoor, overviewOf({ runs: [run, older] }));
    expect(text).toBe("6 states, 8 transitions, tests passed 2 days ago");
  });

  it("do not say that tests passed if one failed, or none ran", () => {
    for (const runs of [[], [run, { ...older, flaky: 1 }]])
      expect(factsOf(listedDoor, overviewOf({ runs }))).toBe("6 states, 8 transitions");
  });
});

describe("what the list points out about a machine", () => {
  it("is nothing if its tests passed and it has screenshots", () => {
    expect(textsOf({})).toEqual([]);
  });

  it("is each driver with failing tests", () => {
    const [failing, unsure] = [
      { ...run, failed: 1 },
      { ...run, driver: "browser", failed: 1, flaky: 1 },
    ];
    expect(textsOf({ runs: [failing, unsure] })).toEqual([
      "danger: 1 test fails in its view",
      "danger: 2 tests fail in the browser",
    ]);
  });

  it("is how many of its screenshots are older than its view", () => {
    const screenshots = [{ ...screenshot, isOutdated: true }, { ...screenshot, isOutdated: false }, screenshot];
    expect(textsOf({ screenshots })).toEqual(["warning: 1 screenshot older than the view"]);
  });

  it("is what it lacks; results and screenshots of other machines do not count", () => {
    const others = { runs: [{ ...run, machine: "gate" }], screenshots: [{ ...screenshot, machine: "gate" }] };
    expect(textsOf(others)).toEqual(["neutral: no test results", "neutral: no screenshots"]);
  });
});

it("the list does not miss screenshots that cannot exist", () => {
  const unseen = { ...listedDoor, unseen: "It is in no page." };
  expect(notesOf(unseen, overviewOf({ screenshots: [] }))).toEqual([]);
});

describe("what the list says of all machines", () => {
  const gate = { ...listedDoor, machine: "gate" };

  it.each([
    [[run, { ...run, machine: "gate" }], "In the last runs, all planned tests passed."],
    [[run], "In the last runs, all planned tests passed; 1 machine without results."],
    [
      [
        { ...run, flaky: 1 },
        { ...run, driver: "model", failed: 1 },
      ],
      "Tests of 1 machine fail; 1 machine without results.",
    ],
    [[], "No test results are here yet; a machine's page says where they come from."],
  ])("case %#", (runs, text) => {
    expect(summaryOf([listedDoor, gate], overviewOf({ runs }))).toBe(text);
  });
});
