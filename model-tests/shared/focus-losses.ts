import type { FocusLoss } from "statechart-testing/drivers/screen-tests";

/** Where something takes the focus away: after a step, in these states, or anywhere if there are none. */
const because =
  (why: string) =>
  (after: string, ...states: string[]): FocusLoss => ({ after, ...(states.length > 0 && { in: states }), why });

const session = because("the page of a visitor replaces that of a learner, or the reverse, with every control on it");
const retry = because("the message is gone with its button while the call is repeated");
const result = because("what comes back from the server replaces the pressed control");
const press = because("the pressed control is gone");
const byItself = because("the control is gone after a while, by itself");

/**
 * Where keyboard users lose their place, by machine: after these steps, nothing on the page has the focus, although
 * something had it. Each is a fault of a view that is known; a step that is not listed here fails the tests of the view.
 */
export const focusLosses = {
  academy: [retry("profile: profile.retry", "academy.connectivity.watched.online")],
  accountData: [
    session("exportData → signedOut", "accountData.ready.exporting"),
    session(
      "session.changed",
      "accountData.ready.idle",
      "accountData.deleted",
      "accountData.ready.exporting",
      "accountData.ready.exported",
    ),
    session("accountDeletion: deleteAccount → signedOut", "accountData.ready.idle"),
  ],
  article: [retry("article.retry", "article.failed")],
  catalogue: [
    result("loadMore → last", "catalogue.learner.anonymous"),
    retry("catalogue.retry"),
    result("refreshCards → none", "catalogue.list.refreshing"),
  ],
  certificateDeletion: [press("deletion.dismiss", "certificateDeletion.deleted")],
  certificates: [
    result("refreshCertificates → none", "certificates.listed.refreshing"),
    session("session.changed", "certificates.listed.settled"),
    retry("certificates.retry", "certificates.failed"),
    result(
      "certificateDeletion: removeCertificate → deleted",
      "certificates.listed.watching",
      "certificates.listed.settled",
    ),
    press("certificateDeletion: deletion.dismiss", "certificates.empty"),
  ],
  courseLanding: [retry("course.retry", "courseLanding.failed")],
  delivery: [retry("thing.retry", "delivery.signedIn.refused"), press("thing.discard", "delivery.signedIn.refused")],
  editingDesk: [session("session.changed", "editingDesk.signedOut"), retry("editing.retry", "editingDesk.failed")],
  enrolment: [
    result("checkEnrolment → begun", "enrolment.checking"),
    result("checkEnrolment → finished", "enrolment.checking"),
    result("removeEnrolment → removed", "enrolment.removing"),
    result("enrol → enrolled", "enrolment.enrolling"),
    result("checkEnrolment → offline", "enrolment.checking"),
    retry("enrolment.retry", "enrolment.failed"),
    session("removeEnrolment → signedOut", "enrolment.removing"),
    session("session.changed", "enrolment.removalConfirming"),
  ],
  episode: [
    session("session.changed", "episode.signedOut", "episode.shown.unmarked", "episode.shown.waitingForNetwork"),
    result("watchEpisode → watched", "episode.shown.marking"),
    retry("episode.retry", "episode.failed"),
  ],
  exam: [
    result("startExam → started", "exam.stage.starting"),
    press("question.next", "exam.stage.attempting.answering"),
    press("question.previous", "exam.stage.attempting.answering"),
    press("exam.review", "exam.stage.attempting.answering"),
    press("question.open", "exam.clock.on.running"),
    press("exam.retake", "exam.clock.off"),
    retry("exam.retry", "exam.outbox.empty"),
    press("answer.resend", "exam.stage.attempting.answering"),
    result("finishExam → nameless", "exam.stage.finishing"),
    result("collectCertificate → passed", "exam.stage.passed.issuing"),
    result("loadProgress → coolingDown", "exam.stage.checking"),
    result("retakeExam → started", "exam.stage.retaking"),
    result("collectResult → failed", "exam.stage.collecting"),
    result("finishExam → coolingDown", "exam.stage.finishing"),
  ],
  examList: [session("session.changed", "examList.learner.anonymous"), retry("exams.retry", "examList.exams.failed")],
  feedback: [session("session.changed", "feedback.default.signedOut"), press("feedback.dismiss", "feedback.success")],
  glossary: [press("filter.clear"), retry("glossary.retry", "glossary.list.failed")],
  landingVideo: [press("player: player.fail", "landingVideo.shown")],
  lazyBlock: [retry("block.retry", "lazyBlock.timedOut", "lazyBlock.failed")],
  learningNow: [
    session("session.changed", "learningNow.shown.collapsed", "learningNow.shown.expanded.settled"),
    retry("learning.retry", "learningNow.failed"),
    result("loadMore → last", "learningNow.shown.expanded.loadingMore"),
    session("loadMore → signedOut", "learningNow.shown.expanded.loadingMore"),
  ],
  lesson: [
    press("step.continue"),
    session("loadStep → signedOut", "lesson.opening"),
    retry("lesson.retry", "lesson.failed", "lesson.stepFailed"),
    press(
      "step.complete",
      "lesson.active.completion.open",
      "lesson.active.content.video.kept",
      "lesson.active.content.reading",
      "lesson.active.completion.failed",
    ),
    result("completeAndLeave → some", "lesson.active.content.video.kept"),
    result("completeAndLeave → everything", "lesson.active.content.video.kept"),
    session("completeAndLeave → signedOut", "lesson.active.content.video.kept"),
    result("completeAndLeave → refused", "lesson.active.content.video.kept"),
    result("quiz: checkAnswer → right", "lesson.active.content.quiz"),
    press("quiz: question.next", "lesson.active.content.quiz"),
    retry("quiz: quiz.retry", "lesson.active.content.quiz"),
  ],
  myCourses: [
    result("loadMore → last", "myCourses.shown.loadingMore"),
    result("refreshCourses → none", "myCourses.shown.refreshing"),
    retry("courses.retry", "myCourses.failed"),
    result("refreshCourses → all", "myCourses.shown.refreshing"),
  ],
  myNotes: [
    press("screen.reopened", "myNotes.listed.outdated"),
    retry("notes.retry", "myNotes.failed", "myNotes.listed.outdated"),
  ],
  notices: [
    press("messages.clear", "notices.open.listed"),
    press("notice.dismiss", "notices.showing.counting"),
    byItself("time", "notices.showing.counting"),
  ],
  onboarding: [
    retry("onboarding.retry", "onboarding.steps.untracked", "onboarding.failed"),
    result("step.1: passStep → passed", "onboarding.steps.tracked"),
    result("loadProgress → first", "onboarding.steps.checking"),
    result("loadProgress → everything", "onboarding.steps.checking"),
  ],
  onboardingStep: [
    press("step.settled", "onboardingStep.unknown", "onboardingStep.todo", "onboardingStep.failed"),
    result("passStep → passed", "onboardingStep.passing"),
  ],
  player: [retry("player.retry", "player.playback.broken"), press("player.fail", "player.speed.known")],
  popular: [result("loadMore → last", "popular.loadingMore"), retry("popular.retry", "popular.failed")],
  profile: [
    retry("profile.retry", "profile.failed"),
    session("signOut → signedOut", "profile.ready.freshness.fresh"),
    result("refreshProfile → another", "profile.ready.freshness.refreshing"),
    session("session.lost", "profile.ready.account.signingOut"),
  ],
  promoCode: [
    session("session.changed", "promoCode.signedOut", "promoCode.limited"),
    session("applyPromo → signedOut", "promoCode.applying"),
  ],
  promoVideo: [
    session("session.changed", "promoVideo.fullVideo", "promoVideo.promoEnded.settled"),
    retry("promo.retry", "promoVideo.failed"),
    press("progress.settled", "promoVideo.fullVideo"),
    press("player: player.start", "promoVideo.promo"),
    retry("player: player.retry", "promoVideo.promo"),
  ],
  publicCertificate: [retry("certificate.retry", "publicCertificate.failed")],
  quiz: [
    result("checkAnswer → right", "quiz.checking"),
    press("question.next", "quiz.right", "quiz.wrong"),
    result("checkAnswer → wrong", "quiz.checking"),
    retry("quiz.retry", "quiz.completed.passed", "quiz.completed.notPassed", "quiz.retryFailed"),
    press("answer.choose", "quiz.unsent", "quiz.kept"),
  ],
  rating: [
    result("rate → saved", "rating.saving"),
    press("rating.cancel", "rating.choosing", "rating.failed"),
    retry("rating.retry", "rating.loadFailed"),
    result("rate → notEnrolled", "rating.saving"),
    press("progress.settled", "rating.choosing"),
  ],
  reports: [press("reports.changed", "reports.listed")],
  schedule: [retry("schedule.retry", "schedule.failed")],
  search: [press("suggestion.choose", "search.results")],
  searchResults: [
    result("loadMore → last", "searchResults.loadingMore"),
    retry("results.retry", "searchResults.failed"),
    result("refreshHits → none", "searchResults.refreshing"),
  ],
  series: [
    session("session.changed", "series.signedOut"),
    retry("series.retry", "series.shown.untracked", "series.failed"),
  ],
  seriesList: [session("session.changed", "seriesList.signedOut"), retry("series.retry", "seriesList.failed")],
  shortcuts: [press("list.close", "shortcuts.list.open")],
  stepNote: [
    session("saveNote → signedOut", "stepNote.sending.saving"),
    session("session.changed", "stepNote.signedOut", "stepNote.tooLong", "stepNote.sending.saving", "stepNote.editing"),
    press("version.choose", "stepNote.conflict"),
    retry("note.retry", "stepNote.loadFailed", "stepNote.failed", "stepNote.refused"),
    session("loadTheirs → signedOut", "stepNote.sending.comparing"),
  ],
  trialBanner: [press("banner.close", "trialBanner.shown")],
} satisfies Record<string, readonly FocusLoss[]>;
