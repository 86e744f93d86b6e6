import { viewerSetup } from "./setup";

/** Passes on which machine is open now: the first region has already taken the new location. */
const opened = {
  guard: "opensOrCloses",
  actions: {
    type: "tellComments",
    params: ({ context }: { context: { place: { machine: string | null } } }) => context.place.machine,
  },
} as const;

export const comments = viewerSetup.createStateConfig({
  description: "Comments on the machines.",
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "hasComments", target: "kept" }, { target: "none" }] },
    none: { description: "The project keeps no comments." },
    kept: {
      description: "Comments are read, written, and resolved.",
      invoke: { id: "comments", src: "comments", input: ({ context }) => ({ machine: context.place.machine }) },
      on: { "place.open": opened, "place.changed": opened },
    },
  },
});
