import type { SnapshotFrom } from "xstate";
import type { examMachine } from "../../machines/exam/exam";
import { ExamPage } from "../../src/views/exam/ExamPage";
import type { Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { examFlow } from "../flows/exam";
import { alerts } from "./reason";

type Snapshot = SnapshotFrom<typeof examMachine>;
const title = { role: "heading", name: "SEO" };
const start = (busy: boolean): Sign => ({ role: "button", name: "Start the exam", busy });
const retake = (busy: boolean): Sign => ({ role: "button", name: "Start a new attempt", busy });
const finish = (busy: boolean): Sign => ({ role: "button", name: "Finish the exam", busy });

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
  (...signs: Sign[]) =>
  (hands: Hands) =>
    hands.see(title, { role: "heading", name: "Before you start" }, ...signs);
const review =
  (...signs: Sign[]) =>
  (hands: Hands) =>
    hands.see(title, { role: "heading", name: "Ready to finish?" }, ...signs);
/** The attempt is on the page, its clock and what became of its answers with it. */
const isOpen = (snapshot: Snapshot) =>
  snapshot.hasTag("attempting") ||
  (["expired", "finishing", "collecting", "finishFailed"] as const).some((stage) => snapshot.matches({ stage }));
/** What is said of the answer to the question that is shown, as long as it is under way. */
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
/** Answers wait for the network or the server, and not for a sign-in. */
const signedIn =
  (look: (hands: Hands, snapshot: Snapshot) => Promise<void>) => async (hands: Hands, snapshot: Snapshot) => {
    await look(hands, snapshot);
    await hands.lack(sessionEnded);
  };
const underWay = "The last answers are being sent.";
const notPassed = ["Not passed: 0 %", "Exam failed"];
const certified = ["Passed with 100 %", "Exam passed"];
const notStarted = "The exam could not be started";
/** A door that did not open says why. */
const door =
  (...signs: Sign[]) =>
  (hands: Hands, { context }: Snapshot) =>
    entrance(...signs, ...(context.failure ? alerts(notStarted, context.failure) : []))(hands);
const shut = "Next attempt not open yet";

export const examScreen = defineScreenTests({
  flow: examFlow,
  render: (actor) => <ExamPage actor={actor} />,
  does: {
    "exam.start": (hands) => hands.press("button", "Start the exam"),
    "exam.retake": (hands) => hands.press("button", "Start a new attempt"),
    "exam.retry": (hands, _, snapshot) =>
      hands.press("button", snapshot.matches({ stage: "examPending" }) ? "Check again" : "Try again"),
    "answer.choose": async (hands, { answer }, snapshot) => {
      const { index } = snapshot.context;
      const isElsewhere = index > 0 && snapshot.matches({ stage: { attempting: "answering" } });
      // To the first question, and back again.
      if (isElsewhere) await hands.press("button", numberOf(snapshot, 0));
      await hands.check(answer.includes("true") ? "True" : "False");
      if (isElsewhere) await hands.press("button", numberOf(snapshot, index));
    },
    "answer.resend": (hands) => hands.press("button", "Try again"),
    "question.open": (hands, { index }, snapshot) => hands.press("button", numberOf(snapshot, index)),
    "question.next": (hands) => hands.press("button", "Next"),
    "question.previous": (hands) => hands.press("button", "Previous"),
    "exam.review": (hands) => hands.press("button", "Review and finish"),
    "exam.finish": (hands) => hands.press("button", "Finish the exam"),
    "name.submit": async (hands, { name }) => {
      await hands.fill("Your full name", name);
      await hands.press("button", "Issue the certificate");
    },
  },
  world: ["session.changed", "connection.changed", "clock.ticked", "answer.choose (ofNoQuestion)"],
  sees: {
    "exam.stage.loading": (hands) => hands.see({ role: "heading", name: "Exam" }, { busy: true }),
    "exam.stage.waiting": entrance(start(true)),
    "exam.stage.signedOut": entrance(start(false), "You will be asked to sign in, and come back here."),
    "exam.stage.checking": entrance({ role: "button", name: "Start the exam", busy: true }),
    "exam.stage.startExam": door(start(false), "You have not tried this exam yet."),
    "exam.stage.examPending": entrance("Finish the lessons first"),
    "exam.stage.examAvailable": door(retake(false), "Your next attempt is open."),
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
    "exam.stage.attempting.reviewing": async (hands) => {
      await review(finish(false))(hands);
      await hands.lack(underWay);
    },
    "exam.stage.attempting.saving": review(finish(true), { role: "status", text: underWay }),
    "exam.stage.expired": (hands) => hands.see({ role: "status", text: "Time is up" }),
    "exam.stage.finishing": review(finish(true)),
    "exam.stage.finishFailed": async (hands, snapshot) => {
      const isKept = snapshot.context.queue.length > 0;
      await review(
        finish(false),
        ...alerts("The exam could not be finished", snapshot.context.failure),
        isKept ? "are kept on this device" : "Your answers are saved on the server.",
      )(hands);
      await hands.lack({ role: "navigation", name: "Questions" });
    },
    "exam.stage.collecting": review(finish(true)),
    "exam.stage.passed.nameRequired": (hands, { context }) =>
      hands.see(
        ...certified,
        { role: "textbox", name: "Your full name" },
        ...(context.failure ? alerts("The name could not be saved", context.failure) : []),
      ),
    "exam.stage.passed.naming": issuing,
    "exam.stage.passed.issuing": issuing,
    "exam.stage.passed.certificateIssued": (hands) =>
      hands.see(...certified, "You answered every question right.", {
        role: "link",
        name: "Show the certificate",
      }),
    "exam.stage.failed": (hands) => hands.see(...notPassed, retake(false)),
    "exam.stage.coolingDown": (hands) => hands.see(...notPassed, shut),
    "exam.stage.checkFailed": (hands, { context }) =>
      hands.see(title, ...alerts("We could not ask where you stand", context.failure)),
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
