import { academySetup } from "./setup";

export const delivery = academySetup.createStateConfig({
  description: "Whether any page on this device has changes that have not reached the server.",
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is waiting, as far as we know.",
      meta: { screen: "Shell", requirements: ["L3"] },
      on: { "undelivered.found": "needed" },
    },
    needed: {
      description: "Something is waiting: every page can deliver it for the rest of the visit.",
      meta: { screen: "UndeliveredNotice", requirements: ["L3"] },
      tags: "undelivered",
    },
  },
});
