import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { promoVideoMachine } from "./index";

export const promoVideoWords = wordsFor<typeof promoVideoMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "progress.settled": "it becomes known whether the learner is enrolled",
    "promo.retry": "the learner presses Try again",
    "player.ended": "the preview comes to its end",
    "course.enrol": "the viewer presses Enroll and keep watching",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isSamePerson: "it is still the same person",
    isLearner: "a learner is signed in",
    isNews: "that has changed",
    showsPromo: "the preview is shown to this person",
    showsPromoEnd: "this person has seen the preview",
    showsFullVideo: "the whole video is open to this person",
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    takePerson: "note who is here",
    takeVisitor: "treat the viewer as a visitor",
    keepStatus: "note what the learner has seen",
    keepEnrolled: "note whether the learner is enrolled",
    noteEnd: "note that the preview was seen",
    notePosted: "note that the server knows",
    askToEnrol: "ask the page to enroll",
  },
  delays: {},
  actors: {
    loadStatus: { doing: "checking what the learner has seen", done: "it is known what the learner has seen" },
    endPromo: { doing: "telling the server that the preview was seen", done: "the server is told" },
    player: "the clip's player",
  },
});
