/** Mutants with one reason for all of them. */
const because = (reason: string, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, reason]));

const examStage = {
  ...because("waiting sends whoever is known on to checking at once", [
    "exam.stage.waiting session.changed #1: retarget → waiting",
    "exam.stage.signedOut session.changed: retarget → waiting",
    "exam.stage.examPending exam.retry: retarget → waiting",
    "exam.stage.certificated exam.retry: retarget → waiting",
    "exam.stage.starting error(startExam) #2: retarget → waiting",
    "exam.stage.retaking error(retakeExam) #2: retarget → waiting",
    "exam.stage.coolingDown done(waitUntil): retarget → waiting",
    "exam.stage.coolingDown error(waitUntil): retarget → waiting",
    "exam.stage.checkFailed exam.retry: retarget → waiting",
    "exam.stage.checkFailed connection.changed: retarget → waiting",
  ]),
  ...because("deciding and graded both ask first for an open attempt, and there is one", [
    "exam.stage.deciding always #1: retarget → graded",
    "exam.stage.graded always #1: retarget → deciding",
    "exam.stage.starting done(startExam): retarget → deciding",
    "exam.stage.starting done(startExam): retarget → graded",
    "exam.stage.retaking done(retakeExam): retarget → deciding",
    "exam.stage.retaking done(retakeExam): retarget → graded",
  ]),
  ...because("who is cooling down has not passed and holds nothing: deciding and graded lead to the same", [
    "exam.stage.deciding always #5: retarget → graded",
    "exam.stage.graded always #3: retarget → deciding",
  ]),
  ...because("nothing was loaded, and deciding leads back to where the way began", [
    "exam.stage.starting error(startExam) #3: retarget → deciding",
    "exam.stage.starting error(startExam) #3: retarget → graded",
    "exam.stage.passed.naming error(saveName): retarget → deciding",
    "exam.stage.passed.issuing error(collectCertificate): retarget → deciding",
  ]),
  ...because("passed asks for the name itself", ["exam.stage.deciding always #2: retarget → deciding"]),
  ...because("the queue is empty, and expired goes on at once", [
    "exam.stage.attempting attempt.ended: retarget → expired",
    "exam.stage.attempting.saving always: retarget → expired",
  ]),
  ...because("whatever was graded has taken the failure away already", [
    "exam.stage.failed exam.retake: drop action assign",
  ]),
};

const examOutbox = {
  ...because("with an empty queue each of these states goes on to empty at once", [
    "exam.outbox.sending error(sendAnswer) #1: retarget → sending",
    "exam.outbox.sending error(sendAnswer) #1: retarget → waitingForNetwork",
    "exam.outbox.sending error(sendAnswer) #1: retarget → refused",
    "exam.outbox.sending error(sendAnswer) #1: retarget → signedOut",
    "exam.outbox.sending always: retarget → waitingForNetwork",
    "exam.outbox.sending always: retarget → refused",
    "exam.outbox.sending always: retarget → signedOut",
    "exam.outbox.waitingForNetwork always: retarget → refused",
    "exam.outbox.waitingForNetwork always: retarget → signedOut",
    "exam.outbox.refused always: retarget → waitingForNetwork",
    "exam.outbox.refused always: retarget → signedOut",
    "exam.outbox.signedOut always: retarget → waitingForNetwork",
    "exam.outbox.signedOut always: retarget → refused",
  ]),
  ...because("the queue is not empty, and empty sends at once", [
    "exam.outbox.waitingForNetwork connection.changed: retarget → empty",
    "exam.outbox.waitingForNetwork answer.resend: retarget → empty",
    "exam.outbox.waitingForNetwork after(resendPause): retarget → empty",
    "exam.outbox.refused answer.resend: retarget → empty",
    "exam.outbox.signedOut session.changed: retarget → empty",
  ]),
};

/** Mutants that nobody can tell from their machine, each with the reason. */
export const equivalents: Record<string, string> = {
  ...because("removing took the failure away already", ["enrolment.removed course.enrol: drop action clearFailure"]),
  ...examStage,
  ...examOutbox,
  ...because("whoever wrote it has left: each of these states goes on to default at once, which clears the failure", [
    "feedback.loading error(sendFeedback) #1: retarget → offline",
    "feedback.loading error(sendFeedback) #1: retarget → failed",
    "feedback.offline always: retarget → failed",
    "feedback.failed always: retarget → offline",
  ]),
  ...because("an ended promo is what deciding finds", ["promoVideo.promo done(promoPlayer) #2: retarget → deciding"]),
  ...because("a quiz with open questions is what deciding finds", [
    "quiz.unsent answer.choose: retarget → deciding",
    "quiz.retrying done(retryQuiz): retarget → asking",
  ]),
  ...because("saved stars are what deciding finds", ["rating.saving done(rate): retarget → deciding"]),
  ...because("without words closed goes on to idle at once", [
    "search query.change #2: retarget → closed",
    "search search.clear: retarget → closed",
    "search suggestion.choose: retarget → closed",
    "search.results selection.choose: retarget → closed",
  ]),
  ...because("a failed search has no answer, so with a network deciding always searches", [
    "search.offline connection.changed: retarget → searching",
    "search.failed connection.changed: retarget → searching",
  ]),
  ...because("without a network deciding leads back to offline, which looks the same", [
    "search.offline connection.changed: drop guard",
  ]),
  ...because("a player that has just begun to play moves, and deciding finds that", [
    "video.keeping.kept player.play: retarget → deciding",
  ]),
};
