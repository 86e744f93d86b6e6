import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { courseLandingMachine } from "../courses/course-landing";
import { commandKey } from "./events";
import { failureOf, isRefusal, isRefused, refusedAs } from "./failure";

describe("failureOf", () => {
  it("keeps a failure as it is", () => {
    const failure = { code: "timeout", status: 0 };
    expect(failureOf({ error: failure })).toBe(failure);
  });

  it.each([new Error("boom"), "boom", null, undefined, { code: "ENOENT" }])(
    "calls anything else internal: %s",
    (error) => {
      expect(failureOf({ error })).toEqual({ code: "internal", status: 0 });
    },
  );
});

it("does not treat a missing actor as a failed call", () => {
  const actor = createActor(courseLandingMachine, { input: { locale: "en", slug: "seo-basics" } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return expect.poll(() => String(errors[0])).toContain('The actor "loadCourse" is not provided.');
});

describe("a call with the same content", () => {
  it.each([
    [400, true],
    [404, true],
    [422, true],
    [499, true],
    [401, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [302, false],
    [0, false],
  ])("that ended with %d would fail again: %j", (status, isHopeless) => {
    expect(isRefusal({ code: "internal", status })).toBe(isHopeless);
  });
});

describe("refusedAs", () => {
  const isGone = refusedAs("not_found", "invalid");
  it("holds for the given reasons only", () => {
    expect(isGone({ event: { error: { code: "not_found", status: 404 } } })).toBe(true);
    expect(isGone({ event: { error: { code: "signed_out", status: 401 } } })).toBe(false);
    expect(isGone({ event: { error: new Error("boom") } })).toBe(false);
  });
});

describe("isRefused", () => {
  it.each([
    ["a call that the server rejects", { code: "invalid", status: 422 }, true],
    ["a session that has ended", { code: "signed_out", status: 401 }, false],
    ["a network that is gone", { code: "network", status: 0 }, false],
    ["a fault of ours", new Error("boom"), false],
  ])("tells %s", (_, error, refused) => {
    expect(isRefused({ event: { error } })).toBe(refused);
  });
});

describe("commandKey", () => {
  it("is the same for a repeat, and another for the next command or page", () => {
    const context = { seed: "seed", done: 2 };
    expect(commandKey(context, "enrol")).toBe(commandKey({ ...context }, "enrol"));
    const others = [
      commandKey({ ...context, done: 3 }, "enrol"),
      commandKey({ ...context, seed: "other" }, "enrol"),
      commandKey(context, "leave"),
    ];
    expect(others).not.toContain(commandKey(context, "enrol"));
  });
});
