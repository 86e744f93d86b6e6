import { setup } from "xstate";
import { z } from "zod";

const found = z.object({ type: z.literal("search.found"), results: z.array(z.string()) });
const failed = z.object({ type: z.literal("search.failed"), code: z.enum(["offline", "busy"]) });

/** Its events are those of zod schemas. */
export const searchMachine = setup({
  types: { events: {} as z.infer<typeof found> | z.infer<typeof failed> },
}).createMachine({
  id: "search",
  initial: "searching",
  states: {
    searching: {
      on: {
        "search.found": [{ guard: ({ event }) => event.results.length > 0, target: "results" }, { target: "nothing" }],
        "search.failed": { guard: ({ event }) => event.code === "offline", target: "offline" },
      },
    },
    results: {},
    nothing: {},
    offline: {},
  },
});

/** Its schemas are listed in `setup`. */
export const volumeMachine = setup({
  schemas: { events: { "volume.set": z.object({ level: z.union([z.literal(0), z.literal(11)]) }) } },
}).createMachine({
  id: "volume",
  initial: "quiet",
  states: {
    quiet: { on: { "volume.set": { guard: ({ event }) => event.level === 11, target: "loud" } } },
    loud: { on: { "volume.set": { guard: ({ event }) => event.level === 0, target: "quiet" } } },
  },
});
