import type { TestModel } from "statechart-testing/model/test-model";
import type { Recording } from "statechart-testing/recordings/records";
import type { Step } from "statechart-testing/simulator/step";
import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided";
import { recordingOf, type SimulationState, stateAfter } from "./simulate";

interface Context {
  machine: string | null;
  testModel: TestModel | null;
  /** The name of the input. */
  input: string;
  steps: readonly Step[];
  now: SimulationState | null;
  /** Why the simulation cannot continue, for developers. */
  problem: string | null;
}
type Event =
  | { type: "machine.changed"; machine: string | null }
  | { type: "input.choose"; input: string }
  | { type: "step.take"; step: Step }
  | { type: "step.back" }
  | { type: "simulation.reset" }
  | { type: "recording.save" };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The state after other steps; on an error, the current state with the reason. */
function stand({ testModel, input, steps, now }: Context, change: { input?: string; steps: readonly Step[] }) {
  if (!testModel) return {};
  try {
    return { input, ...change, now: stateAfter(testModel, change.input ?? input, change.steps), problem: null };
  } catch (error) {
    return { input, steps, now, problem: messageOf(error) };
  }
}

/** A simulated machine, without the site: the user chooses what happens next. */
export const simulationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { machine: string | null },
    tags: {} as "busy",
  },
  actors: {
    loadTestModel: fromPromise<TestModel, string>(notProvided("loadTestModel")),
  },
  actions: {
    save: (_, _recording: Recording) => notProvided("save")(),
    begin: assign(({ context }, testModel: TestModel) => {
      const [input = ""] = Object.keys(testModel.inputs);
      return { testModel, ...stand({ ...context, testModel, input }, { input, steps: [] }) };
    }),
    forget: assign({ testModel: null, input: "", steps: [], now: null, problem: null }),
  },
  guards: {
    hasMachine: ({ context }) => context.machine !== null,
    hasSteps: ({ context }) => context.steps.length > 0,
    isInput: ({ context }, input: string) => context.testModel !== null && input in context.testModel.inputs,
  },
}).createMachine({
  id: "simulation",
  description: "A simulated machine, without the site.",
  context: ({ input: { machine } }) => ({ machine, testModel: null, input: "", steps: [], now: null, problem: null }),
  initial: "choosing",
  on: {
    "machine.changed": {
      target: ".choosing",
      actions: ["forget", assign({ machine: ({ event }) => event.machine })],
    },
  },
  states: {
    choosing: {
      description: "No machine is shown, or another one only now.",
      always: { guard: "hasMachine", target: "loading" },
    },
    loading: {
      description: "Fetching what the machine can be simulated with.",
      tags: "busy",
      invoke: {
        id: "loadTestModel",
        src: "loadTestModel",
        input: ({ context }) => context.machine ?? "",
        onDone: { target: "running", actions: { type: "begin", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: assign({ problem: ({ event }) => messageOf(event.error) }) },
      },
    },
    running: {
      description: "It is in a state, and the user chooses what happens next.",
      on: {
        "step.take": {
          actions: assign(({ context, event }) => stand(context, { steps: [...context.steps, event.step] })),
        },
        "step.back": {
          guard: "hasSteps",
          actions: assign(({ context }) => stand(context, { steps: context.steps.slice(0, -1) })),
        },
        "simulation.reset": { guard: "hasSteps", actions: assign(({ context }) => stand(context, { steps: [] })) },
        "input.choose": {
          guard: { type: "isInput", params: ({ event }) => event.input },
          actions: assign(({ context, event: { input } }) => stand(context, { input, steps: [] })),
        },
        "recording.save": {
          actions: {
            type: "save",
            params: ({ context: { machine, input, steps } }) => recordingOf(machine ?? "", input, steps),
          },
        },
      },
    },
    failed: {
      description: "The machine cannot be simulated.",
      on: { "simulation.reset": "loading" },
    },
  },
});
