import { describe, expect, it } from "vitest";
import { type AnyActorLogic, createActor } from "xstate";
import { appearanceMachine } from "../account/appearance";
import { machines } from "../index";
import { NotProvidedError } from "./not-provided";

const isMachine = (logic: object): boolean => "definition" in logic;

/** The effects that a machine names and its caller has to provide. */
const effects = Object.values(machines).flatMap(({ machine }) =>
  Object.entries(machine.implementations.actors)
    .filter(([, logic]) => typeof logic === "object" && !isMachine(logic))
    .map(([name, logic]) => [machine.id, name, logic as AnyActorLogic] as const),
);

/** Actions that are plain functions are effects too; XState's own, like `assign`, have a type. */
const actions = Object.values(machines).flatMap(({ machine }) =>
  Object.entries(machine.implementations.actions as Record<string, object>)
    .filter(([, action]) => typeof action === "function" && !("type" in action))
    .map(([name, action]) => [machine.id, name, action as () => unknown] as const),
);

/** Why an actor of this logic ends. */
const endOf = (logic: AnyActorLogic): Promise<unknown> =>
  new Promise((ended) => {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: ended, complete: () => ended("completed") });
    actor.start();
  });

describe("a machine without its effects", () => {
  it("names them all", () => {
    expect(effects.length).toBeGreaterThanOrEqual(25);
    expect(actions.length).toBeGreaterThanOrEqual(15);
  });

  it.each(effects)("%s: %s says that it is missing", async (_, name, logic) => {
    expect(await endOf(logic)).toEqual(new NotProvidedError(`The actor "${name}" is not provided.`));
  });

  it.each(actions)("%s: the action %s says that it is missing", (_, name, action) => {
    expect(action).toThrow(new NotProvidedError(`The actor "${name}" is not provided.`));
  });

  it("ends with a missing action's name", () => {
    const actor = createActor(appearanceMachine);
    let ended: unknown;
    actor.subscribe({
      error: (error) => {
        ended = error;
      },
    });
    actor.start();
    actor.send({ type: "scheme.choose", scheme: "dark" });
    expect(ended).toEqual(new NotProvidedError('The actor "applyScheme" is not provided.'));
    expect(actor.getSnapshot().status).toBe("error");
  });
});
