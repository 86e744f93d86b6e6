import { defineTestModel } from "statechart-testing/model/test-model";
import { reportsMachine } from "../../machines/account/reports";
import { machines } from "../../machines/index";

export const reportsModel = defineTestModel({
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
