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
    "player.jump": "the viewer goes to another place in the clip",
    "rate.change": "the viewer changes the speed",
    "sound.toggle": "the viewer turns the sound off or on",
    "captions.toggle": "the viewer turns captions on or off",
    "captions.resize": "the viewer changes the size of captions",
    "captions.fail": "the captions cannot be loaded",
    "transcript.toggle": "the viewer opens or closes the transcript",
    "narration.held": "the voice needs longer than the picture",
    "narration.released": "the voice no longer needs the picture to wait",
  },
  guards: {
    playsByItself: "the clip plays by itself here",
    reachesBreakpoint: "it has reached the end of the preview",
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
    requestPosition: "go to that place in the clip",
    narrate: "tell the narration what the picture does",
    toggleSound: "turn the sound off or on",
    takeDisplay: "show it that way",
    rememberDisplay: "remember what is shown",
  },
  delays: {},
  actors: {
    readRate: { doing: "reading the speed used last", done: "the speed used last is read" },
    readDisplay: { doing: "reading what is shown with the picture", done: "what is shown with the picture is read" },
    narration: "reading the captions aloud",
  },
  inline: { reportFault: "report it if it is a fault of the site" },
});
