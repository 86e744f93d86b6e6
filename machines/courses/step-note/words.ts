import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { stepNoteMachine } from "./index";

export const stepNoteWords = wordsFor<typeof stepNoteMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "text.change": "the learner writes",
    "bookmark.toggle": "the learner sets or removes the bookmark",
    "note.leave": "the learner leaves the field",
    "note.retry": "the learner presses Try again",
    "version.choose": "the learner chooses a version",
    "signIn.choose": "the learner presses Sign in",
    "page.shown": "the learner comes back to the page",
    "page.hidden": "the learner leaves the page",
  },
  guards: {
    ...shared.learnerWords,
    ...shared.sessionWords,
    ...shared.connectionWords,
    isOvertaken: "the note was changed elsewhere meanwhile",
    isRefused: "the server rejects it",
    isContested: "there are two different versions",
    isTooLong: "the note is too long",
    isUnsaved: "something is not saved",
    isAllOf: "nothing was written meanwhile",
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepOnDevice: "keep on the device what is not saved",
    takeLearner: "note who the learner is",
    takeLoaded: "show the note",
    takeTheirs: "take over the other version",
    takeSaved: "note what is saved",
    changeText: "keep the text",
    toggleBookmark: "set or remove the bookmark",
    noteSending: "note what is being sent",
    chooseVersion: "keep the chosen version",
    dropSent: "note that it did not arrive",
  },
  delays: {
    pauseInTyping: "a pause in writing",
    resendPause: "the pause before sending again",
  },
  actors: {
    loadNote: { doing: "loading the note", done: "the note is loaded" },
    saveNote: { doing: "saving the note", done: "the note is saved" },
  },
  invokes: {
    refreshNote: { doing: "loading the note again", done: "the note is loaded again" },
    loadTheirs: { doing: "loading the other version", done: "the other version is loaded" },
  },
});
