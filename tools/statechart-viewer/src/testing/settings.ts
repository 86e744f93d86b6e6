import type { ViewerSettings } from "../viewer/settings";

/** The settings of a viewer that shows doors. */
export const settings: ViewerSettings = {
  title: "Doors",
  subtitle: "How doors behave",
  introduction: "Every door as a statechart.",
  base: "/doors/",
  groups: ["catalogue"],
  languages: ["en", "de"],
  requirements: [
    { title: "Doors", texts: { "S1.door": "A door opens for those who ring.", "S2.bell": "A bell rings." } },
  ],
  synonyms: [["wide", "gaping"]],
  live: { channel: "doors", address: "/house/", sessionFile: "session.json" },
  loadTestModel: null,
  commands: {
    build: "make build",
    run: (machine) => `make run ${machine}`,
    replay: (file) => `make replay ${file}`,
  },
};
