import { describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { type MachineId, machines } from "../../machines/index";
import { narratedStep } from "../../machines/samples";
import type { Part } from "../../src/screens/screen";

/** Every screen and every part of a page, by its path. */
const parts = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    ["../../src/*/*/*.ts", "!../../src/*/*/*.test.ts", "!../../src/*/*/*.testing.ts"],
    {
      eager: true,
    },
  ),
).flatMap(([path, module]) => {
  const part = module.screen ?? module.part;
  return part ? [[path, part as Part] as const] : [];
});

/** Any of them can be opened with this: it has the inputs of all machines. */
const input = Object.assign({}, ...Object.values(machines).flatMap(({ inputs }) => Object.values(inputs)), {
  video: narratedStep.video,
});

const machineOf = (part: Part): AnyStateMachine => {
  const actor = part.create(() => new Promise(() => undefined), input, undefined, {});
  return (actor as unknown as { logic: AnyStateMachine }).logic;
};
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "definition" in logic;
/** Actions that are plain functions are effects, too; XState's own, like `assign`, have a type. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("type" in action);

/** The effects that a machine and its children would run without: those that are still the machine's own. */
function notProvidedIn(machine: AnyStateMachine): string[] {
  // Only a screen that does nothing has a machine that is not listed.
  const own = machines[machine.id as MachineId]?.machine as AnyStateMachine | undefined;
  if (!own) return [];
  const { actors, actions } = machine.implementations;
  const ofActors = Object.entries(own.implementations.actors).flatMap(([name, logic]) => {
    const provided = actors[name];
    if (isMachine(provided)) return notProvidedIn(provided);
    return provided === logic ? [`${machine.id}: ${name}`] : [];
  });
  const ofActions = Object.entries(own.implementations.actions as Record<string, unknown>).flatMap(([name, action]) =>
    isEffect(action) && (actions as Record<string, unknown>)[name] === action ? [`${machine.id}: ${name}`] : [],
  );
  return [...ofActors, ...ofActions];
}

describe("a screen or part of a page provides every effect of its machine and its machine's children:", () => {
  it("all that are opened by pages are tried", () => {
    expect(parts.length).toBeGreaterThanOrEqual(37);
  });

  it.each(parts)("%s", (_, part) => {
    expect(notProvidedIn(machineOf(part))).toEqual([]);
  });
});

it("an effect that is missing is named, also that of a child", () => {
  expect(notProvidedIn(machines.courseLanding.machine)).toContain("courseLanding: loadCourse");
  expect(notProvidedIn(machines.courseLanding.machine)).toContain("enrolment: enrol");
  expect(notProvidedIn(machines.player.machine)).toContain("player: rememberRate");
});
