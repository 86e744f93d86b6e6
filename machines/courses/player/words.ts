import { wordsFor } from "../../shared/machine-words";
import type { playerMachine } from "./index";

export const playerWords = wordsFor<typeof playerMachine>()({
  events: {
    "player.play": "the clip begins to play",
    "player.pause": "the clip is paused",
    "player.wait": "the clip waits for data",
    "player.end": "the clip comes to its end",
    "player.blocked": "the browser does not let it play by itself",
    "player.fail": "the clip cannot be played",
    "player.time": "a moment of the clip has played",
    "player.seek": "the viewer moves within the clip",
    "player.start": "the viewer starts the clip",
    "player.stop": "the viewer stops the clip",
    "player.retry": "the viewer presses Try again",
    "rate.change": "the viewer changes the speed",
  },
  guards: {
    playsByItself: "the clip plays by itself here",
    reachesBreakpoint: "it has reached the end of the preview",
    hasNormalSpeed: "the clip plays at normal speed here",
  },
  actions: {
    rememberRate: "remember the speed",
    play: "count these seconds as watched",
    jump: "note the new position",
    takeRate: "play at that speed",
    tell: (fact) => {
      switch (fact) {
        case "player.progressed":
          return "tell the page that the clip plays";
        case "player.stopped":
          return "tell the page that the clip has stopped";
        case "player.ended":
          return "tell the page that the clip has ended";
        default:
          return "tell the page where the clip is";
      }
    },
    requestPlayback: (playing) => (playing ? "play the clip" : "pause the clip"),
  },
  delays: {},
  actors: { readRate: { doing: "reading the speed used last", done: "the speed used last is read" } },
  inline: { reportFault: "report it if it is a fault of the site" },
});
