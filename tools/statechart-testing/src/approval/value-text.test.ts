import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { References, valueText } from "./value-text";

const lesson = {
  title: "Keywords",
  steps: [{ id: 1, text: "What people type into a search engine, and why it matters." }],
};

it.each([
  [{ b: 1, a: [null, "x"] }, '{"a":[null,"x"],"b":1}'],
  [{ a: undefined, b: 1 }, '{"b":1}'],
  [undefined, "undefined"],
  [new Map([["a", 1]]), '{"a":1}'],
  [new Set(["x"]), '{"0":"x"}'],
  [new Date("2026-01-02"), '"2026-01-02T00:00:00.000Z"'],
  [new TypeError("no"), "‹TypeError: no›"],
  [() => 1, "‹function›"],
  [12n, "‹12›"],
])("writes %o in one line, with sorted keys", (value, text) => {
  expect(valueText(value)).toBe(text);
});

it("writes an actor as its id", () => {
  const actor = createActor(createMachine({ id: "quiz" }), { id: "child" });
  expect(valueText({ actor })).toBe('{"actor":‹actor child›}');
});

describe("a long value", () => {
  const long = (end: string) => `${"a".repeat(400)}${end}`;

  it("is cut and keeps its length and a hash", () => {
    expect(valueText(long("x"))).toMatch(/^"a{239}… \(403 characters, [0-9a-f]{8}\)$/);
  });

  it("is told from another one that differs only at its end", () => {
    expect(valueText(long("x"))).not.toBe(valueText(long("y")));
  });
});

describe("a value with a name", () => {
  const references = new References();
  references.add("output", lesson);

  it("is written as its name, also within another one", () => {
    expect(valueText(lesson, references)).toBe("‹output›");
    expect(valueText({ current: lesson.steps[0], index: 0 }, references)).toBe(
      '{"current":‹output.steps.0›,"index":0}',
    );
  });

  it("is written in full once anything in it has changed", () => {
    expect(valueText({ ...lesson, title: "Links" }, references)).toBe('{"steps":‹output.steps›,"title":"Links"}');
  });

  it("is written in full if that is short", () => {
    const short = new References();
    short.add("output", { id: 1 });
    expect(valueText({ id: 1 }, short)).toBe('{"id":1}');
  });
});
