import type { ActorLogic, EventObject, Snapshot } from "xstate";
import { probedContext } from "../model/context-probe";
import type { TestModel } from "../model/test-model";
import { instrument } from "./coverage-probe";
import type { Effect, Taken } from "./step";
import { type StubbedMachine, stubbed } from "./stub-actor";

/** What the simulators of one test model share, because building a machine costs more than running it. */
export interface SimulatorParts {
  stubbed: StubbedMachine;
  /** Where the active simulator records what the machine does; null while none is active. */
  notes: (Taken & { effects: Effect[] }) | null;
}
const partsByModel = new WeakMap<TestModel, SimulatorParts>();

export function partsOf(testModel: TestModel): SimulatorParts {
  const known = partsByModel.get(testModel);
  if (known) return known;
  const parts: SimulatorParts = {
    stubbed: stubbed(testModel, (name, params) => parts.notes?.effects.push({ name, params })),
    notes: null,
  };
  instrument(parts.stubbed.machine, {
    entered: (state) => parts.notes?.states.push(state),
    taken: (transition) => parts.notes?.transitions.push(transition),
    asked: (branch) => parts.notes?.guards.push(branch),
    read: (context) => probedContext(testModel, context),
  });
  partsByModel.set(testModel, parts);
  return parts;
}

/** The parent of the stubbed machine: accepts every event and does nothing. */
export const rootStub: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};
