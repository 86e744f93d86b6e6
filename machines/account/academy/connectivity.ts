import { academySetup } from "./setup";

export const connectivity = academySetup.createStateConfig({
  description: "Whether the browser has a network.",
  initial: "unwatched",
  states: {
    unwatched: {
      description: "On the server there is no network to watch.",
      meta: { screen: "Shell", requirements: ["L3"] },
      on: { "site.opened": "watched" },
    },
    watched: {
      description: "The browser reports when the network goes and comes back.",
      invoke: { id: "watchConnection", src: "watchConnection" },
      initial: "online",
      states: {
        online: {
          description: "Calls can be made.",
          meta: { screen: "Shell", requirements: ["L3"] },
          on: {
            "connection.lost": {
              target: "offline",
              actions: [{ type: "tellConnection", params: false }, "announceLoss"],
            },
          },
        },
        offline: {
          description: "The page says so and keeps what was typed.",
          meta: { screen: "OfflineNotice", requirements: ["L3"] },
          tags: "offline",
          on: {
            "connection.restored": {
              target: "online",
              actions: [{ type: "tellConnection", params: true }, "announceReturn"],
            },
          },
        },
      },
    },
  },
});
