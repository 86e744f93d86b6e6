import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fakeActor } from "../testing";
import { appearanceMachine, type Scheme } from "./appearance";

function appearance() {
  const readScheme = fakeActor<Scheme>();
  const applied: Scheme[] = [];
  const actor = createActor(
    appearanceMachine.provide({
      actors: { readScheme: readScheme.logic },
      actions: { applyScheme: (_, scheme) => applied.push(scheme) },
    }),
  ).start();
  return { actor, readScheme, applied, scheme: () => actor.getSnapshot().context.scheme };
}

describe("light and dark", () => {
  it("is the system's until something else was chosen", async () => {
    const { readScheme, scheme, applied } = appearance();
    expect(scheme()).toBe("system");
    await readScheme.answer("dark");
    expect(scheme()).toBe("dark");
    expect(applied).toEqual([]);
  });

  it("can be chosen, also if the last choice cannot be read", async () => {
    const { actor, readScheme, scheme, applied } = appearance();
    await readScheme.fail("internal");
    expect(scheme()).toBe("system");
    actor.send({ type: "scheme.choose", scheme: "light" });
    expect(scheme()).toBe("light");
    expect(applied).toEqual(["light"]);
  });

  it("can be chosen before the last choice is read, which is then ignored", async () => {
    const { actor, readScheme, scheme, applied } = appearance();
    actor.send({ type: "scheme.choose", scheme: "light" });
    await readScheme.answer("dark");
    expect(scheme()).toBe("light");
    expect(applied).toEqual(["light"]);
  });
});
