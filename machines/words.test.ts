import { expect, it } from "vitest";
import { academyWords } from "./account/academy/words";
import { accountDeletionWords } from "./account/account-deletion.words";
import { consentWords } from "./account/consent.words";
import { shortcutsWords } from "./account/shortcuts.words";
import { searchWords } from "./catalogue/search/words";
import { enrolmentWords } from "./courses/enrolment/words";
import { narrationWords } from "./courses/narration/words";
import { playerWords } from "./courses/player/words";
import { feedbackWords } from "./engagement/feedback/words";
import { examWords } from "./exams/exam/words";

const enrolment = enrolmentWords.actions.tellPage;
const player = playerWords.actions;
const narration = narrationWords.actions;

it.each([
  [accountDeletionWords.actions.tellPage({ type: "account.deleted" }), "tell the page that the account is deleted"],
  [accountDeletionWords.actions.tellPage(undefined), "tell the page that the session has ended"],
  [academyWords.actions.tellConnection(true), "tell every screen that the network is back"],
  [academyWords.actions.tellConnection(false), "tell every screen that the network is gone"],
  [shortcutsWords.actions.rememberSwitch(true), "remember that they are on"],
  [shortcutsWords.actions.rememberSwitch(false), "remember that they are off"],
  [consentWords.actions.rememberConsent(true), "remember that the visitor agreed"],
  [consentWords.actions.rememberConsent(false), "remember that the visitor refused"],
  [examWords.actions.takeSecondsLeft(0), "show that no time is left"],
  [examWords.actions.takeSecondsLeft(1), "show the time that is left"],
  [narration.rememberNarration(true), "remember that captions are read aloud"],
  [narration.rememberNarration(false), "remember that they are not read aloud"],
  [narration.notePlaying(true), "note that the clip plays"],
  [narration.notePlaying(false), "note that the clip stands still"],
  [narration.tell("narration.held"), "let the picture wait"],
  [narration.tell("narration.released"), "let the picture go on"],
  [player.tell("player.progressed"), "tell the page that the clip plays"],
  [player.tell("player.stopped"), "tell the page that the clip has stopped"],
  [player.tell("player.ended"), "tell the page that the clip has ended"],
  [player.tell(undefined), "tell the page where the clip is"],
  [player.requestPlayback(true), "play the clip"],
  [player.requestPlayback(false), "pause the clip"],
  [enrolment(null), "tell the page that enrollment is unknown"],
  [enrolment(true), "tell the page that the learner is enrolled"],
  [enrolment(false), "tell the page that there is no enrollment"],
  [feedbackWords.actions.keepDraft(null), "forget the draft"],
  [feedbackWords.actions.keepDraft({} as never), "keep the draft in this tab"],
  [searchWords.actions.keepFailure({ code: "network", status: 0 }), "note that the network is gone"],
  [searchWords.actions.keepFailure(undefined), "remember why it failed"],
  [searchWords.actions.select(-1), "select the previous suggestion"],
  [searchWords.actions.select(1), "select the next suggestion"],
])("words depend on what is done: %s", (words, expected) => {
  expect(words).toBe(expected);
});
