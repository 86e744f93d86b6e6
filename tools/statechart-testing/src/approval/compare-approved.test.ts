import { describe, expect, it } from "vitest";
import { approvedScreenDifferences } from "../screen-approval/compare-approved-screens";
import type { Shown } from "../screen-approval/screen-file";
import { parseStep, type Step } from "../simulator/step";
import type { Approved } from "./approved-file";
import { approvedDifferences } from "./compare-approved";
import type { Moment } from "./moments";

const stepOf = (label: string): Step => parseStep(label) as Step;

/** A moment in which only this happened. */
const moment = (own: Partial<Moment> = {}): Moment => ({
  state: [],
  tags: null,
  takes: [],
  guards: [],
  effects: [],
  stops: [],
  context: [],
  can: [],
  early: [],
  output: null,
  ...own,
});

/** A test of a door: its steps, and what is observed after each. */
const test = (...steps: [string, Partial<Moment>][]): Approved["tests"][number] => ({
  input: "",
  start: moment({ state: ["closed"] }),
  steps: steps.map(([label, own]) => ({ step: stepOf(label), ...moment(own) })),
});
const approved = (...tests: Approved["tests"]): Approved => ({ machine: "door", approvals: [], pending: [], tests });

const opened: [string, Partial<Moment>] = ["bell.ring", { state: ["open"], effects: ["do greet {}"] }];

describe("two versions of an approved behavior", () => {
  it("differ in a sentence where the same steps show something else", () => {
    const before = approved(test(["bell.ring", { context: ["rings = 1"] }], opened));
    const now = approved(test(["bell.ring", { context: ["rings = 2"] }], opened));
    expect(approvedDifferences(before, now)).toEqual([
      {
        name: "closed-bell-ring",
        place: "after bell.ring in closed",
        says: ["the context rings became 1, becomes 2"],
        tests: [1],
      },
    ]);
  });

  it("do not differ because their tests are planned in another way", () => {
    const before = approved(test(opened, ["door.shut", { state: ["closed"], context: ["rings = 1"] }]));
    const now = approved(
      test(["wind.blow", {}], opened, ["door.shut", { state: ["closed"], context: ["rings = 7"] }]),
      test(opened),
    );
    expect(approvedDifferences(before, now)).toEqual([]);
  });

  it("are not compared behind a difference of states", () => {
    const before = approved(test(opened, ["door.shut", { state: ["closed"] }]));
    const now = approved(
      test(["bell.ring", { state: ["locked"] }], ["door.shut", { effects: ["do rattle {}"] }]),
      test(["bell.ring", { state: ["locked"] }]),
    );
    expect(approvedDifferences(before, now)).toMatchObject([
      { says: ["the state was open, is locked", "it no longer does: do greet {}"], tests: [1] },
    ]);
  });

  it("tell the same difference after different steps once each, with the state that they are in", () => {
    const shut = (effect: string): [string, Partial<Moment>] => ["door.shut", { state: ["closed"], effects: [effect] }];
    const before = approved(test(opened, shut("do click {}")), test(opened, shut("do click {}")));
    const now = approved(test(opened, shut("do bang {}")), test(opened, shut("do bang {}")));
    expect(approvedDifferences(before, now)).toEqual([
      {
        name: "open-door-shut",
        place: "after door.shut in open",
        says: ["it no longer does: do click {}", "it now does: do bang {}"],
        tests: [1],
      },
    ]);
  });
});

describe("two versions of what is shown", () => {
  const shown = (state: string, ...lines: string[]): Shown => ({ state, lines, focus: "nothing" });
  const screens = (start: Shown, after: Shown) => ({
    machine: "door",
    approvals: [],
    pending: [],
    tests: [{ input: "", start, steps: [{ step: stepOf("bell.ring"), ...after }] }],
  });

  it("differ in a sentence, together with the states that show it", () => {
    const before = screens(shown("closed", "button “Ring”"), shown("open", "heading “Hello”", "button “Ring”"));
    const now = screens(shown("closed", "button “Knock”"), shown("open", "heading “Hello”", "button “Knock”"));
    expect(approvedScreenDifferences(before, now)).toEqual([
      { name: "shows-closed", place: "in closed; open", says: ["the button was “Ring”, is “Knock”"], tests: [1] },
    ]);
  });

  it("are not compared in another state", () => {
    const before = screens(shown("closed"), shown("open", "heading “Hello”"));
    const now = screens(shown("closed"), shown("locked", "heading “Go away”"));
    expect(approvedScreenDifferences(before, now)).toEqual([]);
  });
});
