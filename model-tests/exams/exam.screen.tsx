import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { examMachine } from "../../machines/exams/exam";
import { heldCertificate } from "../../machines/exams/exam/context";
import { ExamPage } from "../../src/exams/exam/ExamPage";
import { examPast } from "../../src/exams/exam/exam-past";
import { examTaken } from "../../src/exams/exam/exam-taken";
import { exam, seo } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { examModel } from "./exam.model";

// The planned tests are about the exam, and lazy blocks have their own: its code is there when a test needs it.
examTaken.prepare();
examPast.prepare();

type Snapshot = SnapshotFrom<typeof examMachine>;
const isOfPart = ({ context }: Snapshot) => context.moduleId !== undefined;
/** The texts for an exam or one of its parts. */
const titleOf = (snapshot: Snapshot) => ({ role: "heading", name: isOfPart(snapshot) ? seo.modules[0] : exam.title });
const startOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "Start this part" : "Start exam");
const finishOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "Finish this part" : "Finish exam");
const whatOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "this part" : "the exam");

/** Whether it is a part determines what is visible. */
type ScreenshotVariant = Matcher | ((snapshot: Snapshot) => Matcher);
const start =
  (busy: boolean): ScreenshotVariant =>
  (snapshot) => ({ role: "button", name: startOf(snapshot), busy });
const retake = (busy: boolean): Matcher => ({ role: "button", name: "Start new attempt", busy });
const finish =
  (busy: boolean): ScreenshotVariant =>
  (snapshot) => ({ role: "button", name: finishOf(snapshot), busy });
const signsOf = (snapshot: Snapshot, looks: ScreenshotVariant[]): Matcher[] =>
  looks.map((look) => (typeof look === "function" ? look(snapshot) : look));

const isAnswered = ({ context: { answers } }: Snapshot, id: string) =>
  answers[id]?.some((part) => part.trim() !== "") === true;
const isRefused = ({ context: { refused } }: Snapshot, id: string) =>
  refused.some(({ questionId }) => questionId === id);
/** A question's button in the row of numbers. */
const numberOf = (snapshot: Snapshot, index: number) => {
  const id = snapshot.context.attempt?.questions[index]?.id ?? "";
  return `${index + 1}, ${isRefused(snapshot, id) ? "not saved" : isAnswered(snapshot, id) ? "answered" : "not answered"}`;
};
const isHeld = ({ context: { progress } }: Snapshot) => heldCertificate(progress) !== null;
/** Earlier attempts with the review of the last one, and a certificate that still counts (R67). */
const past = async (user: User, snapshot: Snapshot) => {
  const isSettled = snapshot.hasTag("settled");
  const earlier = isSettled ? (snapshot.context.progress?.attempts ?? []) : [];
  await (earlier.length > 0 ? user.expectVisible : user.expectAbsent)({ role: "heading", name: "Your attempts" });
  const { result } = snapshot.context.progress ?? {};
  if (earlier.length > 0 && result) await user.expectVisible(result.passed ? "Review your answers" : "What to review");
  await (isSettled && isHeld(snapshot) ? user.expectVisible : user.expectAbsent)("You’ve earned this certificate");
};
const entrance =
  (...looks: ScreenshotVariant[]) =>
  async (user: User, snapshot: Snapshot) => {
    const { exam, part } = snapshot.context;
    const hasParts = !isOfPart(snapshot) && exam?.modules.length === 1;
    const signs = signsOf(snapshot, looks);
    await user.expectVisible(titleOf(snapshot), { role: "heading", name: "Before you start" }, ...signs);
    await (hasParts ? user.expectVisible : user.expectAbsent)({ role: "heading", name: "Parts of this exam" });
    await past(user, snapshot);
    // Only learners see a part's rules.
    if (!isOfPart(snapshot)) return user.expectVisible("You need 70% correct answers to pass.");
    await (part ? user.expectVisible : user.expectAbsent)(
      "You need 50% correct answers to pass.",
      "A part doesn’t earn a certificate",
    );
  };
const review =
  (...looks: ScreenshotVariant[]) =>
  (user: User, snapshot: Snapshot) =>
    user.expectVisible(titleOf(snapshot), { role: "heading", name: "Ready to finish?" }, ...signsOf(snapshot, looks));
const timeUp = (user: User) => user.expectVisible({ role: "status", text: "Time is up" });
const grading = (user: User, snapshot: Snapshot) => {
  const { secondsLeft, failure } = snapshot.context;
  return secondsLeft === 0 && failure === null ? timeUp(user) : review(finish(true))(user, snapshot);
};
/** The attempt with its clock and the status of its answers. */
const isOpen = (snapshot: Snapshot) => snapshot.hasTag("attemptShown");
/** The status of the answer to the displayed question while it is being sent. */
const saying = (text: string) => async (user: User, snapshot: Snapshot) => {
  const { attempt, index, queue } = snapshot.context;
  const isQueued = queue.some(({ questionId }) => questionId === attempt?.questions[index]?.id);
  if (isOpen(snapshot) && isQueued) await user.expectVisible({ role: "status", text });
};
const issuing = (user: User) =>
  user.expectVisible(
    { role: "textbox", name: "Your full name", disabled: true },
    { role: "button", name: "Get certificate", busy: true },
  );
const sessionEnded = "Your session has ended. Your answers are saved";
/** Answers that wait for the network or the server, not for a sign-in. */
const signedIn =
  (look: (user: User, snapshot: Snapshot) => Promise<void>) => async (user: User, snapshot: Snapshot) => {
    await look(user, snapshot);
    await user.expectAbsent(sessionEnded);
  };
const underWay = "We’re sending your last answers.";
const notPassed = (snapshot: Snapshot) => ["Not passed: 0%", isOfPart(snapshot) ? "Part failed" : "Exam Failed"];
const passed = (snapshot: Snapshot) => [
  `Passed with ${snapshot.context.progress?.result?.score}%`,
  isOfPart(snapshot) ? "Part passed" : "Exam Passed",
];
/** A refused start shows the reason. */
const door =
  (...looks: ScreenshotVariant[]) =>
  (user: User, snapshot: Snapshot) => {
    const { failure } = snapshot.context;
    const notStarted = failure ? alerts(`We couldn’t start ${whatOf(snapshot)}`, failure) : [];
    return entrance(...looks, ...notStarted)(user, snapshot);
  };
const notTried: ScreenshotVariant = (snapshot) => `You haven’t taken this ${isOfPart(snapshot) ? "part" : "exam"} yet.`;
const retakeWords: ScreenshotVariant = ({ context: { moduleId, progress } }) =>
  moduleId !== undefined && progress?.result?.passed
    ? "You passed this part with 100%."
    : "You can start your next attempt.";
const shut = "Your next attempt isn’t open yet";
const partDone = { role: "heading", name: "This part is done" };

export const examScreen = defineScreenTests({
  testModel: examModel,
  render: (actor) => <ExamPage actor={actor} />,
  does: {
    "exam.start": (user, _, snapshot) => user.press("button", startOf(snapshot)),
    "exam.retake": (user) => user.press("button", "Start new attempt"),
    "exam.retry": (user, _, snapshot) =>
      user.press("button", snapshot.matches({ stage: "examPending" }) ? "Check again" : "Try again"),
    "answer.choose": async (user, { answer }, snapshot) => {
      const { index } = snapshot.context;
      const isElsewhere = index > 0 && snapshot.matches({ stage: { attempting: "answering" } });
      // To the first question and back.
      if (isElsewhere) await user.press("button", numberOf(snapshot, 0));
      await user.check(answer.includes("true") ? "True" : "False");
      if (isElsewhere) await user.press("button", numberOf(snapshot, index));
    },
    "answer.resend": (user) => user.press("button", "Try again"),
    "question.open": (user, { index }, snapshot) => user.press("button", numberOf(snapshot, index)),
    "question.next": (user) => user.press("button", "Next"),
    "question.previous": (user) => user.press("button", "Previous"),
    "exam.review": (user) => user.press("button", "Review and finish"),
    "exam.finish": (user, _, snapshot) => user.press("button", finishOf(snapshot)),
    "name.submit": async (user, { name }) => {
      await user.fill("Your full name", name);
      await user.press("button", "Get certificate");
    },
  },
  world: [
    "session.changed",
    "connection.changed",
    "clock.ticked",
    "answer.choose (ofNoQuestion)",
    "answer.found",
    "answer.delivered",
  ],
  sees: {
    "exam.stage.loading": (user, snapshot) =>
      user.expectVisible({ role: "heading", name: isOfPart(snapshot) ? "Part" : "Exam" }, { busy: true }),
    "exam.stage.waiting.idle": entrance(start(false)),
    "exam.stage.waiting.pressed": entrance(start(true)),
    "exam.stage.signedOut": async (user, snapshot) => {
      await entrance(start(false), "You’ll sign in first and come back here.")(user, snapshot);
      const { moduleId, part } = snapshot.context;
      await (moduleId !== undefined && !part ? user.expectVisible : user.expectAbsent)(
        "Sign in to read the rules of this part.",
      );
    },
    "exam.stage.checking.idle": entrance(start(false)),
    "exam.stage.checking.pressed": entrance(start(true)),
    "exam.stage.startExam": door(start(false), notTried),
    "exam.stage.examPending": entrance("Finish the lessons first"),
    "exam.stage.examAvailable": door(retake(false), retakeWords),
    "exam.stage.certificated": entrance("You’ve earned this certificate", { role: "link", name: "Show certificate" }),
    "exam.stage.starting": entrance(start(true)),
    "exam.stage.retaking": entrance(retake(true)),
    "exam.stage.attempting.answering": (user, snapshot) => {
      const { index, attempt } = snapshot.context;
      const question = attempt?.questions[index];
      const checked = (question && snapshot.context.answers[question.id]?.includes("true")) ?? false;
      return user.expectVisible(
        { role: "heading", name: `Question ${index + 1} of 2` },
        { role: "choice", name: "True", checked },
        { role: "button", name: numberOf(snapshot, 0) },
      );
    },
    "exam.stage.attempting.reviewing": async (user, snapshot) => {
      await review(finish(false))(user, snapshot);
      await user.expectAbsent(underWay);
    },
    "exam.stage.attempting.saving": review(finish(true), { role: "status", text: underWay }),
    "exam.stage.expired": timeUp,
    "exam.stage.finishing": grading,
    "exam.stage.finishFailed": async (user, snapshot) => {
      const isKept = snapshot.context.queue.length > 0;
      await review(
        finish(false),
        ...alerts(`We couldn’t finish ${whatOf(snapshot)}`, snapshot.context.failure),
        isKept ? "are saved on this device" : "Your answers are saved on the server.",
      )(user, snapshot);
      await user.expectAbsent({ role: "navigation", name: "Questions" });
    },
    "exam.stage.collecting": grading,
    "exam.stage.passed.nameRequired": (user, snapshot) => {
      const { failure } = snapshot.context;
      return user.expectVisible(
        ...passed(snapshot),
        { role: "textbox", name: "Your full name" },
        ...(failure ? alerts("We couldn’t save your name", failure) : []),
      );
    },
    "exam.stage.passed.naming": issuing,
    "exam.stage.passed.issuing": issuing,
    "exam.stage.passed.certificateIssued": async (user, snapshot) => {
      await user.expectVisible(...passed(snapshot), "You answered every question correctly.", {
        role: "link",
        name: "Show certificate",
      });
      await user.expectAbsent(partDone);
    },
    "exam.stage.passed.partPassed": async (user, snapshot) => {
      await user.expectVisible(...passed(snapshot), partDone, { role: "link", name: "Go to full exam" }, retake(false));
      await user.expectAbsent({ role: "link", name: "Show certificate" });
    },
    "exam.stage.failed": async (user, snapshot) => {
      await user.expectVisible(...notPassed(snapshot), retake(false), "Your attempts");
      await (isHeld(snapshot) ? user.expectVisible : user.expectAbsent)("You’ve earned this certificate");
    },
    "exam.stage.coolingDown": async (user, snapshot) => {
      await user.expectVisible(...notPassed(snapshot), shut, "Your attempts");
      await user.expectAbsent("You’ve earned this certificate");
    },
    "exam.stage.checkFailed": (user, snapshot) =>
      user.expectVisible(titleOf(snapshot), ...alerts("We couldn’t load your exam status", snapshot.context.failure)),
    "exam.stage.loadFailed": (user, { context }) =>
      user.expectVisible(...alerts("We couldn’t load the exam", context.failure)),
    "exam.stage.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "exam.clock.off": (user) => user.expectAbsent({ role: "timer" }),
    "exam.clock.on.running": async (user, snapshot) => {
      if (isOpen(snapshot) && snapshot.context.secondsLeft !== null) await user.expectVisible({ role: "timer" });
      await user.expectAbsent("Less than 5 minutes left.");
    },
    "exam.clock.on.lastMinutes": async (user, snapshot) => {
      if (isOpen(snapshot))
        await user.expectVisible({ role: "timer" }, { role: "status", text: "Less than 5 minutes left." });
    },
    "exam.clock.over": (user) => user.expectAbsent({ role: "timer" }),
    "exam.outbox.empty": (user) => user.expectAbsent("Kept on this device", sessionEnded),
    "exam.outbox.sending": signedIn(saying("Saving…")),
    "exam.outbox.waitingForNetwork": signedIn(saying("Kept on this device and sent again automatically")),
    "exam.outbox.refused": async (user, snapshot) => {
      if (!snapshot.hasTag("attempting")) return;
      await user.expectVisible({ role: "alert", text: "Your answer to question 1 wasn’t accepted" });
      const isShown = snapshot.matches({ stage: { attempting: "answering" } }) && snapshot.context.index === 0;
      if (isShown)
        await user.expectVisible(
          { role: "status", text: "Not saved" },
          { role: "choice", name: "True", checked: true },
        );
      await (isShown ? user.expectAbsent : user.expectVisible)({ role: "button", name: "Go to question 1" });
    },
    "exam.outbox.signedOut": async (user, snapshot) => {
      if (isOpen(snapshot)) await user.expectVisible({ role: "status", text: sessionEnded });
      await user.expectAbsent("Saving…");
    },
  },
  also: {
    "answer.choose": [
      { role: "choice", name: "True" },
      { role: "choice", name: "False" },
    ],
    "question.open": [
      { role: "button", name: "2, answered" },
      { role: "button", name: "2, not answered" },
      { role: "button", name: "Go to question 1" },
    ],
  },
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
