/** Mutants with one reason for all of them. */
const because = (reason: string, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, reason]));

const examSimulator = {
  ...because("waiting sends a known user on to checking at once", [
    "exam.stage.waiting.idle session.changed #1: retarget → waiting",
    "exam.stage.signedOut session.changed: retarget → waiting",
    "exam.stage.examPending exam.retry: retarget → waiting",
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
    "exam.stage.retaking error(retakeExam) #3: retarget → deciding",
    "exam.stage.passed.naming error(updateName): retarget → deciding",
    "exam.stage.passed.issuing error(collectCertificate): retarget → deciding",
  ]),
  ...because("passed asks for the name itself", ["exam.stage.deciding always #2: retarget → deciding"]),
  ...because("the queue is empty, and expired goes on at once", [
    "exam.stage.attempting attempt.ended: retarget → expired",
    "exam.stage.attempting.saving always #2: retarget → expired",
  ]),
};

const lessonCompletion = because("the step is done then: failed goes on to stepCompleted at once", [
  "lesson.active.completion.completingStep done(completeStep): retarget → failed",
]);

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
    "exam.outbox.signedOut always: retarget → waitingForNetwork",
    "exam.outbox.signedOut always: retarget → refused",
  ]),
  ...because("the queue is not empty, and empty sends at once", [
    "exam.outbox.waitingForNetwork connection.changed: retarget → empty",
    "exam.outbox.waitingForNetwork after(resendPause): retarget → empty",
    "exam.outbox.signedOut session.changed: retarget → empty",
    "exam.outbox.waitingForNetwork connection.changed: retarget → refused",
    "exam.outbox.waitingForNetwork after(resendPause): retarget → refused",
    "exam.outbox.signedOut session.changed: retarget → refused",
  ]),
  ...because("refused goes on to empty at once when anything else is left, and empty comes to it when not", [
    "exam.outbox.sending done(sendAnswer): retarget → refused",
    "exam.outbox.sending error(sendAnswer) #2: retarget → refused",
  ]),
};

/** Equivalent mutants: no test can distinguish them from their machine. Each has the reason. */
export const equivalents: Record<string, string> = {
  ...lessonCompletion,
  ...examSimulator,
  ...examOutbox,
  ...because("its author has signed out: each of these states goes on to default at once, which clears the failure", [
    "feedback.loading error(sendFeedback) #1: retarget → failed",
  ]),
  ...because("empty leads back to shown at once where a term matches, as shown leads to empty where none does", [
    "glossary.list.loading done(loadTerms) #2: retarget → empty",
  ]),
  ...because("what plays by itself goes on from unstarted to starting at once", [
    "player.playback.playing player.pause #1: retarget → unstarted",
    "player.playback.buffering player.pause #1: retarget → unstarted",
  ]),
  ...because("an ended promo is what deciding finds", ["promoVideo.promo player.ended #2: retarget → deciding"]),
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
  ...because("whether there are messages is what deciding finds", [
    "notices.open notice.add: retarget → deciding",
    "notices.open.listed messages.clear: retarget → deciding",
  ]),
  ...because("what is not too long and not saved is what deciding sends, and there it is neither", [
    "stepNote.settled bookmark.toggle: retarget → deciding",
    "stepNote.failed note.retry: retarget → deciding",
    "stepNote.failed connection.changed: retarget → deciding",
    "stepNote.failed after(resendPause): retarget → deciding",
    "stepNote.refused note.retry: retarget → deciding",
  ]),
  ...because("a note that is too long is what each of these states leads to tooLong at once", [
    "stepNote.deciding always #2: retarget → failed",
    "stepNote.deciding always #2: retarget → refused",
    "stepNote.failed always: retarget → deciding",
    "stepNote.failed always: retarget → refused",
    "stepNote.refused always: retarget → deciding",
    "stepNote.refused always: retarget → failed",
  ]),
  ...because("a list whose topics failed has no topic of its own: needed goes on to loading at once", [
    "catalogue.topics.failed catalogue.retry: retarget → needed",
    "catalogue.topics.failed filters.change: retarget → needed",
    "catalogue.topics.failed connection.changed: retarget → needed",
  ]),
  ...because("what failed was asked for with words: asking goes on to loading at once", [
    "searchResults.failed results.retry: retarget → asking",
    "searchResults.failed connection.changed: retarget → asking",
  ]),
};

/** Faults in the wiring of views that no test can distinguish from the original. Each has the reason. */
export const viewEquivalents: Record<string, string> = {
  ...because("the server names an instant only while the next attempt is not open, and the view asks for both", [
    "exam view: state stage.coolingDown is always seen",
  ]),
  ...because("if there is no retake, the notice of when there will be one replaces its button", [
    "exam view: exam.retake always looks possible",
  ]),
  ...because("a part asks for what was said before it came; here they stand still (src/screens/part.test.tsx)", [
    "courseLanding view: drop send part.opened",
    "courseLanding view: send course.retry instead of part.opened",
  ]),
  ...because("there nothing is known yet that could be old (src/courses/lesson/StepNote.test.tsx)", [
    "stepNote view: drop send page.shown",
    "stepNote view: send signIn.choose instead of page.shown",
  ]),
  ...because("the box tells first on which page it is, which its machine knows already; here nobody goes to another", [
    "feedback view: drop send page.opened",
    "feedback view: send signIn.choose instead of page.opened",
  ]),
};
