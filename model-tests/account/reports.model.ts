import { reportsMachine } from "../../machines/account/reports";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";

export const reportsFlow = defineFlow({
  machine: reportsMachine,
  inputs: machines.reports.inputs,
  events: {
    "reports.changed": {
      some: {
        reports: [
          { type: "page", path: "/academy/" },
          {
            type: "transition",
            machine: "rating",
            from: "saving",
            to: "rated",
            event: "xstate.done.actor.rate",
            ms: 120,
            locale: "en",
          },
        ],
      },
      none: { reports: [] },
    },
  },
  outcomes: { watchReports: {} },
});
