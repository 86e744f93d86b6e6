import type { Drawn } from "../../chart/layout";
import { failureOf } from "../data";
import { type Context, machineOf } from "./context";
import { viewerSetup } from "./setup";

/** Loads the machine in the chosen wording. */
const loadingTo = <const TShown extends string, const TUnknown extends string, const TFailed extends string>(
  shown: TShown,
  unknown: TUnknown,
  failed: TFailed,
) =>
  ({
    id: "loadMachine",
    src: "loadMachine",
    input: ({ context }: { context: Context }) => ({ machine: machineOf(context), wording: context.place.wording }),
    onDone: {
      target: shown,
      actions: { type: "keepMachine", params: ({ event }: { event: { output: Drawn } }) => event.output },
    },
    onError: [
      {
        guard: { type: "isUnknown", params: ({ event }: { event: { error: unknown } }) => failureOf(event) },
        target: unknown,
      },
      {
        target: failed,
        actions: {
          type: "keepFailure",
          params: ({ event }: { event: { error: unknown } }) => ({ of: "machine" as const, failure: failureOf(event) }),
        },
      },
    ],
  }) as const;

/** The same machine is wanted in other words. */
const otherWording = <const TTarget extends string>(target: TTarget) => {
  const transition = { guard: "changesWording", target, reenter: true } as const;
  return { "place.open": transition, "place.changed": transition } as const;
};

export const machine = viewerSetup.createStateConfig({
  description: "The machine that is looked at.",
  initial: "deciding",
  on: {
    "place.open": [
      { guard: "goesHome", target: ".none" },
      { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
    ],
    "place.changed": [
      { guard: "goesHome", target: ".none" },
      { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
    ],
    // Even while a drawing is loading: the site reports its state only once.
    "site.moved": { actions: { type: "takeSite", params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
    none: { description: "The list is looked at." },
    loading: {
      description: "The machine's picture is on its way.",
      tags: "busyMachine",
      invoke: loadingTo("shown", "unknown", "failed"),
      on: otherWording("loading"),
    },
    shown: {
      description: "The picture, with its outline and what is known of it.",
      initial: "settled",
      states: {
        settled: { description: "The picture has the chosen wording." },
        rewording: {
          description: "The same picture in the other wording is on its way; the earlier one stays until then.",
          invoke: loadingTo("settled", "#viewer.machine.unknown", "#viewer.machine.failed"),
        },
      },
      on: {
        ...otherWording(".rewording"),
        "part.focus": { actions: { type: "focusPart", params: ({ event }) => event.id } },
        "state.fold": { actions: { type: "fold", params: ({ event }) => event.state } },
        "states.foldAll": { actions: "foldAll" },
        "states.unfoldAll": { actions: "unfoldAll" },
      },
    },
    unknown: { description: "No machine is called so." },
    failed: { description: "The picture did not arrive.", on: { "machine.retry": "loading" } },
  },
});
