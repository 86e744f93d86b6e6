import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedChart } from "../generated";
import type { ChartChange } from "./change";
import { compareAll, compareCharts } from "./compare";
import { chart, quiz } from "./testing";

/** A summary of a change, by names and fields. */
const told = ({ kind, fields, states, transitions }: ChartChange) => ({
  kind,
  ...(fields.length > 0 && { fields }),
  states: [
    ...states.added.map(({ id }) => `+ ${id}`),
    ...states.removed.map(({ id }) => `- ${id}`),
    ...states.changed.map((one) => `${one.before.id} → ${one.after.id}: ${one.fields}`),
  ],
  transitions: [
    ...transitions.added.map(({ id }) => `+ ${id}`),
    ...transitions.removed.map(({ id }) => `- ${id}`),
    ...transitions.changed.map((one) => `${one.before.id} → ${one.after.id}: ${one.fields}`),
  ],
});

const asking = (guarded: Parameters<typeof quiz>[0], submit: object) =>
  quiz({ asking: { description: "A question stands.", on: { "answer.submit": submit } }, ...guarded });

describe("compareCharts", () => {
  it("finds no difference between equal charts", () => {
    expect(told(compareCharts(quiz(), quiz()))).toEqual({ kind: "same", states: [], transitions: [] });
    expect(compareCharts(null, null).kind).toBe("same");
  });

  it("reports a renamed guard as one changed transition", () => {
    expect(told(compareCharts(quiz(), asking({}, { guard: "allAnswered", target: "checking" })))).toEqual({
      kind: "changed",
      states: [],
      transitions: ["it.asking answer.submit → it.asking answer.submit: guard"],
    });
  });

  it("reports a renamed guard among several as one changed transition", () => {
    const rules = (last: string) => [
      { guard: "isA", target: "right" },
      { guard: "isB", target: "right" },
      { guard: last, target: "right" },
    ];
    expect(told(compareCharts(asking({}, rules("isC")), asking({}, rules("isD")))).transitions).toEqual([
      "it.asking answer.submit #3 → it.asking answer.submit #3: guard",
    ]);
  });

  it("reports a transition inserted before others as one added transition", () => {
    const before = asking({}, [{ guard: "hasAnswer", target: "checking" }, { target: "wrong" }]);
    const after = asking({}, [
      { guard: "isOffline", target: "wrong" },
      { guard: "hasAnswer", target: "checking" },
      { target: "wrong" },
    ]);
    expect(told(compareCharts(before, after))).toEqual({
      kind: "changed",
      states: [],
      transitions: ["+ it.asking answer.submit #1"],
    });
    expect(told(compareCharts(after, before)).transitions).toEqual(["- it.asking answer.submit #1"]);
    expect(told(compareCharts(quiz(), after)).transitions).toEqual([
      "+ it.asking answer.submit #1",
      "+ it.asking answer.submit #3",
    ]);
  });

  it("finds changed targets, actions, and descriptions", () => {
    const before = asking({}, { guard: "hasAnswer", target: "checking", actions: "keep", description: "Sent." });
    const changed = (submit: object) =>
      told(compareCharts(before, asking({}, { guard: "hasAnswer", ...submit }))).transitions;
    const at = "it.asking answer.submit → it.asking answer.submit:";
    expect(changed({ target: "wrong", actions: "keep", description: "Sent." })).toEqual([`${at} targets`]);
    expect(changed({ target: "checking", actions: ["keep", "tell"], description: "Sent." })).toEqual([`${at} actions`]);
    expect(changed({ target: "checking", actions: "keep" })).toEqual([`${at} description`]);
    expect(changed({ target: "checking", actions: "keep", description: "Sent.", reenter: true })).toEqual([
      `${at} reentering`,
    ]);
  });

  it("finds a changed order, and nothing else", () => {
    const rules = [
      { guard: "isA", target: "right" },
      { guard: "isB", target: "wrong" },
      { target: "checking" },
    ] as const;
    const [a, b, rest] = rules;
    const change = compareCharts(asking({}, [a, b, rest]), asking({}, [b, a, rest]));
    expect(told(change)).toEqual({
      kind: "changed",
      states: [],
      transitions: [
        "it.asking answer.submit #1 → it.asking answer.submit #2: order",
        "it.asking answer.submit #2 → it.asking answer.submit #1: order",
      ],
    });
  });

  it("finds a changed event of an otherwise equal transition", () => {
    const before = chart({
      initial: "a",
      states: { a: { on: { go: { guard: "may", target: "b" } }, after: { 100: "b" } }, b: {} },
    });
    const after = chart({
      initial: "a",
      states: { a: { on: { walk: { guard: "may", target: "b" } }, after: { 200: "b" } }, b: {} },
    });
    expect(told(compareCharts(before, after)).transitions).toEqual([
      "it.a go → it.a walk: event",
      "it.a after(100) → it.a after(200): event",
    ]);
  });

  it("recognizes a renamed state and its transitions", () => {
    const before = quiz();
    const after = quiz({
      checking: {
        description: "The server grades.",
        invoke: {
          id: "check",
          src: "check",
          onDone: [{ guard: "isRight", target: "right" }, "missed"],
          onError: "asking",
        },
      },
      wrong: null,
      missed: { description: "Wrong.", on: { "quiz.retry": "asking" } },
    });
    expect(told(compareCharts(before, after))).toEqual({
      kind: "changed",
      states: ["it.wrong → it.missed: name"],
      transitions: [],
    });
  });

  it("recognizes the children of a renamed state, even if XState derives names from it", () => {
    const inside = (name: string) =>
      chart({
        initial: name,
        states: {
          [name]: {
            description: "On the way.",
            initial: "first",
            states: { first: { invoke: { src: "load", onDone: "second" } }, second: { always: "#it.over" } },
          },
          over: {},
        },
      });
    expect(told(compareCharts(inside("going"), inside("walking")))).toEqual({
      kind: "changed",
      states: ["it.going → it.walking: name"],
      transitions: [],
    });
  });

  it("recognizes states that were moved into another state", () => {
    const a = { description: "One.", on: { next: "b" } };
    const b = { description: "Two.", on: { back: "a" } };
    const before = chart({ initial: "a", states: { a, b } });
    const after = chart({ initial: "open", states: { open: { initial: "a", states: { a, b } } } });
    expect(told(compareCharts(before, after))).toEqual({
      kind: "changed",
      states: ["+ it.open", "it.a → it.open.a: parent", "it.b → it.open.b: parent"],
      transitions: [],
    });
  });

  it("does not match two states only because both are empty", () => {
    const before = chart({ initial: "a", states: { a: { on: { go: "b" } }, b: { description: "Left." } } });
    const after = chart({ initial: "a", states: { a: { on: { stop: "c" } }, c: { description: "Right." } } });
    expect(told(compareCharts(before, after)).states).toEqual(["+ it.c", "- it.b"]);
  });

  it("finds a removed state with its transitions", () => {
    const after = quiz({
      checking: {
        description: "The server grades.",
        invoke: { id: "check", src: "check", onDone: "right", onError: "asking" },
      },
      wrong: null,
    });
    expect(told(compareCharts(quiz(), after))).toEqual({
      kind: "changed",
      states: ["- it.wrong"],
      transitions: [
        "- it.checking done(check) #2",
        "- it.wrong quiz.retry",
        "it.checking done(check) #1 → it.checking done(check): guard",
      ],
    });
  });

  it("finds every changed property of a state", () => {
    const change = (before: object, after: object) =>
      told(compareCharts(chart({ initial: "a", states: { a: before } }), chart({ initial: "a", states: { a: after } })))
        .states;
    const at = "it.a → it.a:";
    expect(change({ description: "One." }, { description: "Two." })).toEqual([`${at} description`]);
    expect(change({ tags: ["a", "b"] }, { tags: ["b", "a"] })).toEqual([]);
    expect(change({ tags: "busy" }, { tags: "idle" })).toEqual([`${at} tags`]);
    expect(change({}, { type: "final" })).toEqual([`${at} kind`]);
    expect(change({ entry: "x" }, { exit: "x" })).toEqual([`${at} entry,exit`]);
    expect(change({ invoke: { src: "one" } }, { invoke: { src: "two" } })).toEqual([`${at} invokes`]);
    expect(change({ meta: { requirements: ["R1"] } }, { meta: { requirements: ["R1", "R2"] } })).toEqual([
      `${at} requirements`,
    ]);
    expect(change({ meta: { screen: "One" } }, { meta: { screen: "Two" } })).toEqual([`${at} screen`]);
  });

  it("finds a changed initial state, title, and group", () => {
    const states = { a: {}, b: {} };
    const begins = (initial: string) => chart({ initial, states });
    expect(told(compareCharts(begins("a"), begins("b"))).states).toEqual([
      "it.a → it.a: initial",
      "it.b → it.b: initial",
    ]);
    const titled = { ...begins("a"), title: "Other", group: "exam", description: "New." };
    expect(told(compareCharts(begins("a"), titled))).toEqual({
      kind: "changed",
      fields: ["title", "group", "description"],
      states: [],
      transitions: [],
    });
  });

  it("finds added and removed machines", () => {
    const other = chart({ id: "other", initial: "a", states: { a: {} } });
    expect(compareAll([quiz()], [other]).map(({ machine, kind }) => [machine, kind])).toEqual([
      ["other", "added"],
      ["it", "removed"],
    ]);
    expect(compareCharts(null, other).states.added).toHaveLength(2);
  });
});

describe("any two charts", () => {
  const seeds = fc.record({ states: fc.integer({ min: 1, max: 14 }), seed: fc.nat(2000) });
  const any = seeds.map(({ states, seed }) => generatedChart(states, seed));
  /** Two charts with much in common: only the transitions have a different seed, and some states have other names. */
  const akin = fc
    .record({
      states: fc.integer({ min: 2, max: 12 }),
      seed: fc.nat(500),
      other: fc.nat(3),
      renamed: fc.constantFrom("", "2", "9"),
    })
    .map(({ states, seed, other, renamed }) => {
      const one = generatedChart(states, seed);
      const text = JSON.stringify(generatedChart(states + other, seed));
      return [one, JSON.parse(renamed === "" ? text : text.replaceAll(`s${renamed}`, `t${renamed}`))] as const;
    });

  it("have no differences from themselves", () => {
    fc.assert(
      fc.property(any, (one) => {
        expect(told(compareCharts(one, structuredClone(one)))).toEqual({ kind: "same", states: [], transitions: [] });
      }),
    );
  });

  it("differ in the same way in both directions", () => {
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();
    const pairs = (all: readonly { before: { id: string }; after: { id: string }; fields: readonly string[] }[]) =>
      all.map(({ before, after, fields }) => `${before.id} → ${after.id}: ${fields}`).sort();
    const turned = (all: Parameters<typeof pairs>[0]) =>
      pairs(all.map(({ before, after, fields }) => ({ before: after, after: before, fields })));
    fc.assert(
      fc.property(fc.oneof(akin, fc.tuple(any, any)), ([one, other]) => {
        const there = compareCharts(one, other);
        const back = compareCharts(other, one);
        for (const kind of ["states", "transitions"] as const) {
          expect(ids(there[kind].added)).toEqual(ids(back[kind].removed));
          expect(ids(there[kind].removed)).toEqual(ids(back[kind].added));
          expect(pairs(there[kind].changed)).toEqual(turned(back[kind].changed));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("lose nothing: everything else is added or removed", () => {
    fc.assert(
      fc.property(fc.oneof(akin, fc.tuple(any, any)), ([one, other]) => {
        const { states, transitions, paired } = compareCharts(one, other);
        expect(states.removed.length + paired.size).toBe(one.states.length);
        expect(states.added.length + paired.size).toBe(other.states.length);
        expect(one.transitions.length - transitions.removed.length).toBe(
          other.transitions.length - transitions.added.length,
        );
      }),
    );
  });
});
