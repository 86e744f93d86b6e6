import { describe, expect, it } from "vitest";
import type { Chart } from "../chart/chart";
import { compareAll, compareCharts } from "./compare";
import { sentencesOf } from "./sentences";
import { chart, quiz } from "./testing";
import { asHtml, asMarkdown, said } from "./text";

const between = (before: Chart | null, after: Chart | null): string[] =>
  sentencesOf(compareCharts(before, after), "engineering").map((one) => asMarkdown(one.said));
const ofStates = (before: object, after: object) =>
  between(chart({ initial: "a", states: { b: {}, ...before } }), chart({ initial: "a", states: { b: {}, ...after } }));
const ofA = (before: object, after: object) => ofStates({ a: before }, { a: after });
const asking = (submit: unknown) =>
  quiz({ asking: { description: "A question stands.", on: { "answer.submit": submit } } });

describe("sentencesOf", () => {
  it("says nothing about equal charts", () => {
    expect(between(quiz(), quiz())).toEqual([]);
  });

  it("names the machines that a machine was divided into, or under which name it goes on", () => {
    const named = (id: string, own: Record<string, object | null>): Chart => ({ ...quiz(own), machine: id });
    const told = (before: Chart[], after: Chart[]) =>
      compareAll(before, after).flatMap((one) => sentencesOf(one, "product").map(({ said: text }) => asMarkdown(text)));
    const first = named("first", { right: null, wrong: null, checking: { description: "The server grades." } });
    const last = named("last", { asking: null, checking: null, wrong: { description: "Wrong." } });
    expect(told([quiz()], [first, { ...last, title: "It" }])).toEqual([
      expect.stringMatching(/^The machine `first` is new, /),
      "2 states of `first` came from `it`.",
      expect.stringMatching(/^The machine `last` is new, /),
      "2 states of `last` came from `it`.",
      expect.stringMatching(/^The machine `it` is gone, /),
      "2 states of `it` went to `first`.",
      "2 states of `it` went to `last`.",
    ]);
    expect(told([quiz()], [named("renamed", {})])).toContain("4 states of `it` went to `renamed`.");
    expect(told([quiz()], [quiz(), named("other", {})])).toHaveLength(1);
  });

  it("describes a changed guard", () => {
    const free = asking("checking");
    expect(between(free, quiz())).toEqual(["In `asking`, `answer.submit` now requires `hasAnswer`."]);
    expect(between(quiz(), free)).toEqual(["In `asking`, `answer.submit` no longer requires `hasAnswer`."]);
    expect(between(quiz(), asking({ guard: "allAnswered", target: "checking" }))).toEqual([
      "In `asking`, `answer.submit` now requires `allAnswered` instead of `hasAnswer`.",
    ]);
  });

  it("describes new targets and their guards", () => {
    const before = quiz();
    const done = [{ guard: "isRight", target: "right" }, "wrong"];
    const onError = [{ guard: "isOffline", target: "wrong" }, "asking"];
    const invoke = { id: "check", src: "check", onDone: done };
    expect(
      between(before, quiz({ checking: { description: "The server grades.", invoke: { ...invoke, onError } } })),
    ).toEqual(["`checking` now goes to `wrong` when `check` fails only if `isOffline`."]);
    expect(
      between(
        before,
        quiz({ checking: { description: "The server grades.", invoke: { ...invoke, onError: "wrong" } } }),
      ),
    ).toEqual(["`checking` now goes to `wrong` instead of `asking` when `check` fails."]);
    expect(
      between(
        before,
        asking([{ guard: "isOffline", target: "wrong" }, { guard: "hasAnswer", target: "checking" }, "right"]),
      ),
    ).toEqual([
      "`asking` now goes to `wrong` on `answer.submit` only if `isOffline`.",
      "`asking` now goes to `right` on `answer.submit` in all other cases.",
    ]);
  });

  it("describes triggers in words", () => {
    const wait = (way: object) => ofA({}, way)[0];
    expect(wait({ on: { go: "b" } })).toBe("`a` now goes to `b` on `go`.");
    expect(wait({ after: { 5000: "b" } })).toBe("`a` now goes to `b` after `5000 ms`.");
    expect(wait({ after: { patience: "b" } })).toBe("`a` now goes to `b` after `patience`.");
    expect(wait({ always: { guard: "isOver", target: "b" } })).toBe("`a` now goes to `b` at once only if `isOver`.");
    expect(wait({ on: { go: { actions: "keep" } } })).toBe("`a` now does `keep` on `go`.");
    expect(wait({ on: { go: {} } })).toBe("`a` now does nothing on `go`.");
    expect(wait({ on: { go: { target: "a", reenter: true } } })).toBe("`a` now goes back to itself on `go`.");
    expect(
      between(chart({ initial: "a", states: { a: {} } }), chart({ initial: "a", states: { a: {} }, on: { go: ".a" } })),
    ).toEqual(["Whatever its state, it now goes to `a` on `go`."]);
  });

  it("describes other changes to a transition, and its order", () => {
    const does = (before: object, after: object) => ofA({ on: { go: before } }, { on: { go: after } });
    expect(does({ target: "b", actions: "keep" }, { target: "b", actions: ["keep", "tell"] })).toEqual([
      "In `a`, `go` now also does `tell`.",
    ]);
    expect(does({ target: "b", actions: "keep" }, { target: "b", actions: "tell" })).toEqual([
      "In `a`, `go` now also does `tell` and no longer does `keep`.",
    ]);
    expect(does({ target: "b", actions: ["keep", "tell"] }, { target: "b", actions: ["tell", "keep"] })).toEqual([
      "In `a`, `go` now does in another order: `tell`, `keep`.",
    ]);
    expect(does({ target: "b" }, { target: "b", description: "On" })).toEqual([
      "In `a`, `go` is now described so: On.",
    ]);
    expect(does({ actions: "keep" }, { actions: "keep", target: "b" })).toEqual([
      "`a` now goes to `b` instead of doing `keep` on `go`.",
    ]);
    const [one, two] = [
      { guard: "isA", target: "b" },
      { guard: "isB", target: "a" },
    ];
    expect(does([one, two, { target: "b" }], [two, one, { target: "b" }])).toEqual([
      "In `a`, what happens on `go` is tried in another order: `isB`, then `isA`, then otherwise `b`.",
    ]);
    expect(ofA({ on: { go: "b" } }, { on: { walk: "b" } })).toEqual([
      "`a` now goes to `b` on `walk` instead of on `go`.",
    ]);
  });

  it("names added and removed states and their transitions", () => {
    const after = quiz({
      skipped: { description: "Left out", type: "final" },
      asking: {
        description: "A question stands.",
        on: { "answer.submit": { guard: "hasAnswer", target: "checking" }, "question.skip": "skipped" },
      },
    });
    expect(between(quiz(), after)).toEqual([
      "State `skipped` is new, a final state: Left out.",
      "`asking` now goes to `skipped` on `question.skip`.",
    ]);
    expect(between(after, quiz())).toEqual([
      "State `skipped` is gone.",
      "`asking` no longer goes to `skipped` on `question.skip`.",
    ]);
    const open = { a: { on: { go: "c" } }, c: { on: { back: "a", on: "b" } } };
    expect(ofStates(open, { a: {} })).toEqual([
      "State `c` is gone, and with it 2 transitions out of it.",
      "`a` no longer goes to `c` on `go`.",
    ]);
  });

  it("names renamed and moved states", () => {
    const states = { a: { description: "One.", on: { go: "b" } }, b: { description: "Two." } };
    expect(
      between(
        chart({ initial: "a", states }),
        chart({ initial: "a", states: { a: { ...states.a, on: { go: "c" } }, c: states.b } }),
      ),
    ).toEqual(["`b` is called `c` now."]);
    expect(
      between(chart({ initial: "a", states }), chart({ initial: "open", states: { open: { initial: "a", states } } })),
    ).toEqual([
      "State `open` is new, a compound state.",
      "`a` is now within `open`, as `open.a`.",
      "`b` is now within `open`, as `open.b`.",
      "The machine now begins with `open` instead of `a`.",
    ]);
  });

  it("describes every changed property of a state", () => {
    expect(ofA({ description: "One." }, { description: "Two | *three*" })).toEqual([
      "`a` is now described so: Two \\| \\*three\\*.",
    ]);
    expect(ofA({ description: "One." }, {})).toEqual(["`a` is no longer described."]);
    expect(ofA({ tags: "busy" }, { tags: ["idle", "open"] })).toEqual([
      "`a` is now tagged `idle`, `open`.",
      "`a` is no longer tagged `busy`.",
    ]);
    expect(ofA({}, { type: "final" })).toEqual(["`a` is now a final state instead of a simple state."]);
    expect(ofA({}, { entry: "x" })).toEqual(["On entering `a`, `x` is now done."]);
    expect(ofA({ exit: ["x", "y"] }, { exit: ["y", "x"] })).toEqual([
      "On leaving `a`, the order of actions has changed: `y`, `x`.",
    ]);
    expect(ofA({ invoke: { id: "load", src: "load" } }, {})).toEqual(["In `a`, `load` no longer runs."]);
    expect(ofA({ meta: { requirements: ["R1"] } }, { meta: { requirements: ["R2"] } })).toEqual([
      "`a` now also covers `R2`.",
      "`a` no longer covers `R1`.",
    ]);
    expect(ofA({ meta: { screen: "One" } }, { meta: { screen: "Two" } })).toEqual([
      "`a` is now shown by `Two` instead of `One`.",
    ]);
  });

  it("describes changes to a machine, and names added and removed machines", () => {
    expect(between(null, { ...quiz(), description: "Finding out." })).toEqual([
      "The machine `it` is new, with 4 states and 5 transitions: Finding out.",
    ]);
    expect(between(quiz(), null)).toEqual(["The machine `it` is gone, with its 4 states and 5 transitions."]);
    expect(between(quiz(), { ...quiz(), title: "Quiz", group: "exam", description: "All" })).toEqual([
      "`it` is titled “Quiz” now; it was “It”.",
      "It now belongs to `exam` instead of `learning`.",
      "It is now described so: All.",
    ]);
  });
});

describe("a sentence", () => {
  it("is safe in Markdown and HTML", () => {
    const sentence = said`${"a<b> `c`"} & more`;
    expect(asMarkdown(sentence)).toBe("`` a<b> `c` `` & more");
    expect(asHtml(sentence)).toBe("<code>a&lt;b&gt; `c`</code> &amp; more");
  });
});
