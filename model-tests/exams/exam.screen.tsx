import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { examMachine } from "../../machines/exams/exam";
import { ExamPage } from "../../src/exams/exam/ExamPage";
import { alerts } from "../shared/reason";
import { examFlow } from "./exam.model";

type Snapshot = SnapshotFrom<typeof examMachine>;
const isOfPart = ({ context }: Snapshot) => context.moduleId !== undefined;
/** The texts for an exam or one of its parts. */
const titleOf = (snapshot: Snapshot) => ({ role: "heading", name: isOfPart(snapshot) ? "Links" : "SEO" });
const startOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "Start this part" : "Start the exam");
const finishOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "Finish this part" : "Finish the exam");
const whatOf = (snapshot: Snapshot) => (isOfPart(snapshot) ? "This part" : "The exam");

/** What is visible depends on whether it is a part. */
type Look = Sign | ((snapshot: Snapshot) => Sign);
const start =
  (busy: boolean): Look =>
  (snapshot) => ({ role: "button", name: startOf(snapshot), busy });
const retake = (busy: boolean): Sign => ({ role: "button", name: "Start a new attempt", busy });
const finish =
  (busy: boolean): Look =>
  (snapshot) => ({ role: "button", name: finishOf(snapshot), busy });
const signsOf = (snapshot: Snapshot, looks: Look[]): Sign[] =>
  looks.map((look) => (typeof look === "function" ? look(snapshot) : look));

const isAnswered = ({ context: { answers } }: Snapshot, id: string) =>
  answers[id]?.some((part) => part.trim() !== "") === true;
const isRefused = ({ context: { refused } }: Snapshot, id: string) =>
  refused.some(({ questionId }) => questionId === id);
/** The button of a question among the numbers. */
const numberOf = (snapshot: Snapshot, index: number) => {
  const id = snapshot.context.attempt?.questions[index]?.id ?? "";
  return `${index + 1}, ${isRefused(snapshot, id) ? "not saved" : isAnswered(snapshot, id) ? "answered" : "not answered"}`;
};
const entrance =
  (...looks: Look[]) =>
  async (hands: Hands, snapshot: Snapshot) => {
    const { exam, part } = snapshot.context;
    const hasParts = !isOfPart(snapshot) && exam?.modules.length === 1;
    const signs = signsOf(snapshot, looks);
    await hands.see(titleOf(snapshot), { role: "heading", name: "Before you start" }, ...signs);
    await (hasParts ? hands.see : hands.lack)({ role: "heading", name: "Parts of this exam" });
    // Only learners see a part's rules.
    if (!isOfPart(snapshot)) return hands.see("70 % right answers are needed.");
    await (part ? hands.see : hands.lack)("50 % right answers are needed.", "A part earns no certificate");
  };
const review =
  (...looks: Look[]) =>
  (hands: Hands, snapshot: Snapshot) =>
    hands.see(titleOf(snapshot), { role: "heading", name: "Ready to finish?" }, ...signsOf(snapshot, looks));
/** The page shows the attempt, its clock, and the status of its answers. */
const isOpen = (snapshot: Snapshot) => snapshot.hasTag("attemptShown");
/** The status of the answer to the displayed question while it is being sent. */
const saying = (text: string) => async (hands: Hands, snapshot: Snapshot) => {
  const { attempt, index, queue } = snapshot.context;
  const isQueued = queue.some(({ questionId }) => questionId === attempt?.questions[index]?.id);
  if (isOpen(snapshot) && isQueued) await hands.see({ role: "status", text });
};
const issuing = (hands: Hands) =>
  hands.see(
    { role: "textbox", name: "Your full name", disabled: true },
    { role: "button", name: "Issue the certificate", busy: true },
  );
const sessionEnded = "Your session has ended. Your answers are kept";
/** Answers wait for the network or the server, not for a sign-in. */
const signedIn =
  (look: (hands: Hands, snapshot: Snapshot) => Promise<void>) => async (hands: Hands, snapshot: Snapshot) => {
    await look(hands, snapshot);
    await hands.lack(sessionEnded);
  };
const underWay = "The last answers are being sent.";
const notPassed = (snapshot: Snapshot) => ["Not passed: 0 %", isOfPart(snapshot) ? "Part failed" : "Exam Failed"];
const passed = (snapshot: Snapshot) => ["Passed with 100 %", isOfPart(snapshot) ? "Part passed" : "Exam Passed"];
/** A start that was refused says why. */
const door =
  (...looks: Look[]) =>
  (hands: Hands, snapshot: Snapshot) => {
    const { failure } = snapshot.context;
    const notStarted = failure ? alerts(`${whatOf(snapshot)} could not be started`, failure) : [];
    return entrance(...looks, ...notStarted)(hands, snapshot);
  };
const notTried: Look = (snapshot) => `You have not tried this ${isOfPart(snapshot) ? "part" : "exam"} yet.`;
const retakeWords: Look = ({ context: { moduleId, progress } }) =>
  moduleId !== undefined && progress?.result?.passed
    ? "You have passed this part with 100 %."
    : "Your next attempt is open.";
const shut = "Next attempt not open yet";
const partDone = { role: "heading", name: "This part is done" };

export const examScreen = defineScreenTests({
  flow: examFlow,
  render: (actor) => <ExamPage actor={actor} />,
  does: {
    "exam.start": (hands, _, snapshot) => hands.press("button", startOf(snapshot)),
    "exam.retake": (hands) => hands.press("button", "Start a new attempt"),
    "exam.retry": (hands, _, snapshot) =>
      hands.press("button", snapshot.matches({ stage: "examPending" }) ? "Check again" : "Try again"),
    "answer.choose": async (hands, { answer }, snapshot) => {
      const { index } = snapshot.context;
      const isElsewhere = index > 0 && snapshot.matches({ stage: { attempting: "answering" } });
      // To the first question and back.
      if (isElsewhere) await hands.press("button", numberOf(snapshot, 0));
      await hands.check(answer.includes("true") ? "True" : "False");
      if (isElsewhere) await hands.press("button", numberOf(snapshot, index));
    },
    "answer.resend": (hands) => hands.press("button", "Try again"),
    "question.open": (hands, { index }, snapshot) => hands.press("button", numberOf(snapshot, index)),
    "question.next": (hands) => hands.press("button", "Next"),
    "question.previous": (hands) => hands.press("button", "Previous"),
    "exam.review": (hands) => hands.press("button", "Review and finish"),
    "exam.finish": (hands, _, snapshot) => hands.press("button", finishOf(snapshot)),
    "name.submit": async (hands, { name }) => {
      await hands.fill("Your full name", name);
      await hands.press("button", "Issue the certificate");
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
    "exam.stage.loading": (hands, snapshot) =>
      hands.see({ role: "heading", name: isOfPart(snapshot) ? "Part" : "Exam" }, { busy: true }),
    "exam.stage.waiting": entrance(start(true)),
    "exam.stage.signedOut": async (hands, snapshot) => {
      await entrance(start(false), "You will be asked to sign in, and come back here.")(hands, snapshot);
      const { moduleId, part } = snapshot.context;
      await (moduleId !== undefined && !part ? hands.see : hands.lack)("Sign in to read the rules of this part.");
    },
    "exam.stage.checking": entrance(start(true)),
    "exam.stage.startExam": door(start(false), notTried),
    "exam.stage.examPending": entrance("Finish the lessons first"),
    "exam.stage.examAvailable": door(retake(false), retakeWords),
    "exam.stage.certificated": entrance("You hold this certificate", { role: "link", name: "Show the certificate" }),
    "exam.stage.starting": entrance(start(true)),
    "exam.stage.retaking": entrance(retake(true)),
    "exam.stage.attempting.answering": (hands, snapshot) => {
      const { index, attempt } = snapshot.context;
      const question = attempt?.questions[index];
      const checked = (question && snapshot.context.answers[question.id]?.includes("true")) ?? false;
      return hands.see(
        { role: "heading", name: `Question ${index + 1} of 2` },
        { role: "choice", name: "True", checked },
        { role: "button", name: numberOf(snapshot, 0) },
      );
    },
    "exam.stage.attempting.reviewing": async (hands, snapshot) => {
      await review(finish(false))(hands, snapshot);
      await hands.lack(underWay);
    },
    "exam.stage.attempting.saving": review(finish(true), { role: "status", text: underWay }),
    "exam.stage.expired": (hands) => hands.see({ role: "status", text: "Time is up" }),
    "exam.stage.finishing": review(finish(true)),
    "exam.stage.finishFailed": async (hands, snapshot) => {
      const isKept = snapshot.context.queue.length > 0;
      await review(
        finish(false),
        ...alerts(`${whatOf(snapshot)} could not be finished`, snapshot.context.failure),
        isKept ? "are kept on this device" : "Your answers are saved on the server.",
      )(hands, snapshot);
      await hands.lack({ role: "navigation", name: "Questions" });
    },
    "exam.stage.collecting": review(finish(true)),
    "exam.stage.passed.nameRequired": (hands, snapshot) => {
      const { failure } = snapshot.context;
      return hands.see(
        ...passed(snapshot),
        { role: "textbox", name: "Your full name" },
        ...(failure ? alerts("The name could not be saved", failure) : []),
      );
    },
    "exam.stage.passed.naming": issuing,
    "exam.stage.passed.issuing": issuing,
    "exam.stage.passed.certificateIssued": async (hands, snapshot) => {
      await hands.see(...passed(snapshot), "You answered every question right.", {
        role: "link",
        name: "Show the certificate",
      });
      await hands.lack(partDone);
    },
    "exam.stage.passed.partPassed": async (hands, snapshot) => {
      await hands.see(...passed(snapshot), partDone, { role: "link", name: "To the whole exam" }, retake(false));
      await hands.lack({ role: "link", name: "Show the certificate" });
    },
    "exam.stage.failed": (hands, snapshot) => hands.see(...notPassed(snapshot), retake(false)),
    "exam.stage.coolingDown": (hands, snapshot) => hands.see(...notPassed(snapshot), shut),
    "exam.stage.checkFailed": (hands, snapshot) =>
      hands.see(titleOf(snapshot), ...alerts("We could not ask where you stand", snapshot.context.failure)),
    "exam.stage.loadFailed": (hands, { context }) =>
      hands.see(...alerts("The exam could not be loaded", context.failure)),
    "exam.stage.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "exam.clock.off": (hands) => hands.lack({ role: "timer" }),
    "exam.clock.on.running": async (hands, snapshot) => {
      if (isOpen(snapshot) && snapshot.context.secondsLeft !== null) await hands.see({ role: "timer" });
      await hands.lack("Less than 5 minutes left.");
    },
    "exam.clock.on.lastMinutes": async (hands, snapshot) => {
      if (isOpen(snapshot)) await hands.see({ role: "timer" }, { role: "status", text: "Less than 5 minutes left." });
    },
    "exam.clock.over": (hands) => hands.lack({ role: "timer" }),
    "exam.outbox.empty": (hands) => hands.lack("Kept on this device", sessionEnded),
    "exam.outbox.sending": signedIn(saying("Saving …")),
    "exam.outbox.waitingForNetwork": signedIn(saying("Kept on this device, will be sent when the connection is back")),
    "exam.outbox.refused": async (hands, snapshot) => {
      if (!snapshot.hasTag("attempting")) return;
      await hands.see({ role: "alert", text: "The server did not take your answer to question 1" });
      const isShown = snapshot.matches({ stage: { attempting: "answering" } }) && snapshot.context.index === 0;
      if (isShown)
        await hands.see({ role: "status", text: "Not saved" }, { role: "choice", name: "True", checked: true });
      await (isShown ? hands.lack : hands.see)({ role: "button", name: "Go to question 1" });
    },
    "exam.outbox.signedOut": async (hands, snapshot) => {
      if (isOpen(snapshot)) await hands.see({ role: "status", text: sessionEnded });
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
    { role: "textbox", name: "Search the courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
