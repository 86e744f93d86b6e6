import type { ViewerSettings } from "../viewer/settings";

/** The settings of a viewer that shows doors. */
export const settings: ViewerSettings = {
  title: "Doors",
  subtitle: "How doors behave",
  introduction: "Every door as a statechart.",
  base: "/doors/",
  groups: ["catalogue"],
  languages: ["en", "de"],
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
    run: (machine) => `make run ${machine}`,
    replay: (file) => `make replay ${file}`,
  },
};
