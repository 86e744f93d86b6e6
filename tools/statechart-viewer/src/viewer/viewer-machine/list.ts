import { failureOf } from "../data";
import { viewerSetup } from "./setup";

export const list = viewerSetup.createStateConfig({
  description: "All machines.",
  initial: "loading",
  states: {
    loading: {
      description: "The list is on its way.",
      tags: "busyList",
      invoke: {
        id: "loadList",
        src: "loadList",
        onDone: { target: "shown", actions: { type: "keepList", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "list", failure: failureOf(event) }) },
        },
      },
    },
    shown: { description: "The machines are known." },
    failed: { description: "The list did not arrive.", on: { "list.retry": "loading" } },
  },
});
