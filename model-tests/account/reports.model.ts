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
            type: "step",
            machine: "rating",
            transitions: ["rating.saving done(rate)"],
            entered: ["rating.rated"],
            left: [{ state: "rating.saving", seconds: 0.3 }],
            leftPage: false,
            locale: "en",
          },
        ],
      },
      none: { reports: [] },
    },
  },
  outcomes: { watchReports: {} },
  words: {
    start: { "": "Open any page of the academy with “?usage” at the end of its address." },
    events: {
      "reports.changed": {
        some: "The page counts two things: a page that was seen, and a rating that was saved.",
        none: "The page has sent everything that it has counted.",
      },
    },
  },
});
