import { describe, expect, it } from "vitest";
import { codeOf, plainName, plainSession } from "./redaction";

const codes = new Set(["not_found", "network"]);

describe("redaction", () => {
  it("shows known codes, and only reports that there is an error otherwise", () => {
    expect(codeOf({ error: { code: "not_found" } }, codes)).toBe("not_found");
    expect(codeOf({ error: { code: "network" } }, codes)).toBe("network");
    expect(codeOf({ error: { code: "Ada" } }, codes)).toBe("…");
    expect(codeOf({ error: { code: { name: "Ada" } } }, codes)).toBe("…");
    expect(codeOf({ error: "Ada" }, codes)).toBeUndefined();
    expect(codeOf({}, codes)).toBeUndefined();
  });

  it("shows names but no texts", () => {
    expect(plainName("xstate.done.actor.loadCourse")).toBe("xstate.done.actor.loadCourse");
    expect(plainName("My name is Ada")).toBe("…");
    expect(plainName("ada@academy.test")).toBe("…");
  });

  it("applies the same rules to a recorded session", () => {
    const event = { at: 1, machine: "form", actor: "1", source: null, to: "failed" };
    expect(
      plainSession(
        {
          kind: "session",
          version: 1,
          events: [
            { ...event, event: "xstate.error.actor.save", code: "Ada" },
            { ...event, event: "Ada & Bob" },
          ],
        },
        codes,
      ).events,
    ).toEqual([
      { ...event, event: "xstate.error.actor.save", code: "…" },
      { ...event, event: "…" },
    ]);
  });
});
