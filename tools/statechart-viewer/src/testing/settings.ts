import type { ViewerSettings } from "../viewer/settings";

/** The settings of a viewer that shows doors. */
export const settings: ViewerSettings = {
  title: "Doors",
  subtitle: "How doors behave",
  introduction: "Every door as a statechart.",
  base: "/doors/",
  languages: ["en", "de"],
  requirements: [
    { title: "Doors", texts: { "S1.door": "A door opens for those who ring.", "S2.bell": "A bell rings." } },
  ],
  synonyms: [["wide", "gaping"]],
  live: {
    channel: "doors",
    address: "/house/",
    pageOf: (machine) => (machine === "door" ? "/house/?flow" : null),
    sessionFile: "session.json",
  },
  loadTestModel: null,
  comparisons: { command: (range) => `make diff ${range}` },
  comments: null,
  commands: {
    build: "make build",
    test: "make test",
    run: (machine) => `make run ${machine}`,
    screenshots: "make screenshots",
    replay: (file) => `make replay ${file}`,
    trace: (file) => `make trace ${file}`,
  },
  results: "test-results/qa",
};
