import { describe, expect, it } from "vitest";
import { affectedBy } from "./affected";
import type { TourTest } from "./at-revision";
import type { ChartChange } from "./change";
import { compareCharts } from "./compare";
import { mergedChart } from "./merged-chart";
import { type Comparison, findingOf, headlineOf, markdownOf } from "./report";
import { chart, quiz } from "./testing";

const meta = (...requirements: string[]) => ({ meta: { screen: "Quiz", requirements } });
const before = quiz({ wrong: { description: "Wrong.", ...meta("R3"), on: { "quiz.retry": "asking" } } });
const after = quiz({
  asking: {
    description: "A question stands.",
    ...meta("R6"),
    on: { "answer.submit": { guard: "allAnswered", target: "checking" }, "question.skip": "skipped" },
  },
  checking: {
    description: "The server grades.",
    invoke: { id: "check", src: "check", onDone: "right", onError: "asking" },
  },
  wrong: null,
  skipped: { description: "Left | out.", ...meta("R10"), type: "final" },
});
const change: ChartChange = compareCharts(before, after);
const tests: TourTest[] = [
  { name: "it 1", transitions: ["it.asking answer.submit", "it.checking done(check)"], states: ["it", "it.right"] },
  { name: "it 2", transitions: ["it.checking error(check)"], states: ["it", "it.asking"] },
  { name: "it 3", transitions: [], states: ["it", "it.checking"] },
];

describe("affectedBy", () => {
  it("names the requirements of everything changed and of both ends of transitions, before and after", () => {
    expect(affectedBy(change, tests).requirements).toEqual(["R3", "R6", "R10"]);
  });

  it("names the tests that cover something new or changed, and what no test covers", () => {
    const affected = affectedBy(change, tests);
    // The second one now leads to a state that covers a different requirement.
    expect(affected.tests).toEqual(["it 1", "it 2"]);
    expect(affected.untested).toEqual(["it.asking question.skip"]);
    expect(affectedBy(change, null)).toMatchObject({ tests: null, untested: [] });
  });
});

describe("markdownOf", () => {
  const comparison: Comparison = {
    before: "main (0123456789ab)",
    after: "the files as they are now",
    wording: "engineering",
    machines: 2,
    findings: [findingOf(change, affectedBy(change, tests), "engineering")],
  };

  it("has what has room, drawn changes first, and names the rest", () => {
    const finding = findingOf(change, affectedBy(change, tests), "engineering");
    const titled = (title: string, kind: ChartChange["kind"] = "changed") => ({
      ...finding,
      change: { ...change, title, kind },
    });
    const findings = [titled("Hidden", "same"), titled("Shown"), titled("Shown *too*")];
    const many = { ...comparison, findings };
    const whole = markdownOf(many);
    expect(whole).toMatch(/## Hidden[\s\S]*## Shown/);
    const { length } = markdownOf({ ...comparison, findings: [titled("Shown")] }).split("\n\n## ")[1] ?? "";
    const cut = markdownOf(many, { maxLength: length + 10 });
    expect(cut.match(/^## .*/gm)).toEqual(["## Shown"]);
    expect(cut).toMatch(/\n\nNo room was left for Shown \\\*too\\\*, Hidden\.\n$/);
  });

  it("describes everything, short enough for a pull request", () => {
    expect(markdownOf(comparison)).toBe(`# What has changed in the flows

From main (0123456789ab) to the files as they are now. 1 of 2 machines has changed.

| Machine | States | Transitions | Requirements | Tests |
| - | - | - | - | - |
| It | 1 new, 1 gone, 1 changed | 1 new, 2 gone, 2 changed | R3, R6, R10 | it 1, 2 |

## It

\`it\`: states: 1 new, 1 gone, 1 changed; transitions: 1 new, 2 gone, 2 changed.

- State \`skipped\` is new, a final state: Left \\| out.
- State \`wrong\` is gone, and with it 1 transition out of it.
- \`asking\` now also covers \`R6\`.
- \`asking\` is now shown by \`Quiz\`.
- \`asking\` now goes to \`skipped\` on \`question.skip\`.
- \`checking\` no longer goes to \`wrong\` when \`check\` is done in all other cases.
- In \`asking\`, \`answer.submit\` now requires \`allAnswered\` instead of \`hasAnswer\`.
- In \`checking\`, going to \`right\` when \`check\` is done no longer requires \`isRight\`.

Requirements: R3, R6, R10.

Planned tests that take what is new or changed: it 1, 2.  
New or changed, and no planned test takes it: \`it.asking question.skip\`.  
Removed, so planned tests no longer cover: \`it.checking done(check) #2\`, \`it.wrong quiz.retry\`.
`);
  });

  it("shortens long lists", () => {
    const many = (count: number) =>
      chart({
        initial: "s0",
        states: Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, {}])),
      });
    const finding = findingOf(
      compareCharts(many(1), many(50)),
      { requirements: [], tests: [], untested: [] },
      "engineering",
    );
    const text = markdownOf({ ...comparison, findings: [finding] });
    expect(text.match(/^- State/gm)).toHaveLength(30);
    expect(text).toContain("- … and 19 sentences more in the --html report.");
  });

  it("says that nothing has changed", () => {
    expect(headlineOf({ ...comparison, machines: 49, findings: [] })).toBe("Nothing has changed in 49 machines.");
  });
});

describe("mergedChart", () => {
  it("contains what was removed, and marks all changes", () => {
    const { chart: merged, states, transitions } = mergedChart(change);
    expect(merged.states.map(({ id }) => id)).toEqual([
      "it",
      "it.asking",
      "it.checking",
      "it.right",
      "it.skipped",
      "it.wrong",
    ]);
    expect(Object.fromEntries(states)).toEqual({
      "it.asking": "changed",
      "it.skipped": "added",
      "it.wrong": "removed",
    });
    expect(Object.fromEntries(transitions)).toEqual({
      "it.asking answer.submit": "changed",
      "it.checking done(check)": "changed",
      "it.asking question.skip": "added",
      "it.checking done(check) #2 (gone)": "removed",
      "it.wrong quiz.retry (gone)": "removed",
    });
    const ids = new Set(merged.states.map(({ id }) => id));
    for (const { source, targets } of merged.transitions)
      for (const id of [source, ...targets]) expect(ids).toContain(id);
  });

  it("draws what was removed at the renamed state", () => {
    const named = (name: string, on: object) =>
      chart({ initial: "a", states: { a: { on: { go: name } }, [name]: { description: "There.", on } } });
    const { chart: merged } = mergedChart(
      compareCharts(named("b", { back: "a", off: "a" }), named("c", { back: "a" })),
    );
    expect(merged.transitions.map(({ id, source }) => [id, source])).toContainEqual(["it.b off (gone)", "it.c"]);
  });

  it("is in one color for an added or removed machine", () => {
    expect(new Set(mergedChart(compareCharts(null, after)).states.values())).toEqual(new Set(["added"]));
    expect(new Set(mergedChart(compareCharts(before, null)).transitions.values())).toEqual(new Set(["removed"]));
  });
});
