import type { SnapshotFrom } from "xstate";
import type { examMachine } from "../../machines/exam/exam";
import { ExamPage } from "../../src/views/exam/ExamPage";
import type { Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { examFlow } from "../flows/exam";

type Snapshot = SnapshotFrom<typeof examMachine>;
const title = { role: "heading", name: "SEO" };
const start = (busy: boolean): Sign => ({ role: "button", name: "Start the exam", busy });
const retake = (busy: boolean): Sign => ({ role: "button", name: "Start a new attempt", busy });
const finish = (busy: boolean): Sign => ({ role: "button", name: "Finish the exam", busy });

const isAnswered = ({ context: { answers } }: Snapshot, id: string) =>
  answers[id]?.some((part) => part.trim() !== "") === true;
/** The button of a question among the numbers. */
const numberOf = (snapshot: Snapshot, index: number) => {
  const id = snapshot.context.attempt?.questions[index]?.id ?? "";
  return `${index + 1}, ${isAnswered(snapshot, id) ? "answered" : "not answered"}`;
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
const warning = (sign: Sign) => async (hands: Hands, snapshot: Snapshot) => {
  if (isOpen(snapshot)) await hands.see(sign);
};

export const examScreen = defineScreenTests({
  flow: examFlow,
  render: (actor) => <ExamPage actor={actor} />,
  does: {
    "exam.start": (hands) => hands.press("button", "Start the exam"),
    "exam.retake": (hands) => hands.press("button", "Start a new attempt"),
    "exam.retry": (hands) => hands.press("button", "Try again"),
    "answer.choose": (hands) => hands.check("True"),
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
    "exam.stage.startExam": entrance(start(false), "You have not tried this exam yet."),
    "exam.stage.examPending": entrance("Finish the lessons first"),
    "exam.stage.examAvailable": entrance(retake(false), "Your next attempt is open."),
    "exam.stage.certificated": async (hands, { context }) => {
      await entrance()(hands);
      if (context.progress?.certificate) await hands.see("You hold this certificate");
    },
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
    "exam.stage.attempting.reviewing": review(finish(false)),
    "exam.stage.attempting.saving": review(finish(true), { role: "status", text: "Saving …" }),
    "exam.stage.expired": (hands) => hands.see({ role: "status", text: "Time is up" }),
    "exam.stage.finishing": review(finish(true)),
    "exam.stage.finishFailed": review(finish(false), { role: "alert", text: "The exam could not be finished" }),
    "exam.stage.collecting": review(finish(true)),
    "exam.stage.passed.nameRequired": (hands) =>
      hands.see("Passed with 100 %", { role: "textbox", name: "Your full name" }),
    "exam.stage.passed.naming": (hands) => hands.see({ role: "button", name: "Issue the certificate", busy: true }),
    "exam.stage.passed.issuing": (hands) => hands.see({ role: "button", name: "Issue the certificate", busy: true }),
    "exam.stage.passed.certificateIssued": (hands) =>
      hands.see("Passed with 100 %", "You answered every question right."),
    "exam.stage.failed": (hands) => hands.see("Not passed: 0 %", retake(false)),
    "exam.stage.coolingDown": (hands) => hands.see("Not passed: 0 %"),
    "exam.stage.checkFailed": (hands) => hands.see(title, { role: "alert", text: "We could not ask where you stand" }),
    "exam.stage.loadFailed": (hands) => hands.see({ role: "alert", text: "The exam could not be loaded" }),
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
    "exam.outbox.empty": (hands) => hands.lack("Kept on this device"),
    "exam.outbox.sending": saying("Saving …"),
    "exam.outbox.waitingForNetwork": saying("Kept on this device, will be sent when the connection is back"),
    "exam.outbox.refused": warning({ role: "alert", text: "The server did not take an answer" }),
    "exam.outbox.signedOut": warning({ role: "status", text: "Your session has ended. Your answers are kept" }),
  },
  also: {
    "answer.choose": [
      { role: "choice", name: "True" },
      { role: "choice", name: "False" },
    ],
    "question.open": [
      { role: "button", name: "2, answered" },
      { role: "button", name: "2, not answered" },
    ],
  },
  excuses: [
    {
      drift: "unable",
      event: "answer.choose",
      in: ["exam.stage.attempting.answering"],
      when: ({ context }) => context.index > 0 || context.answers.a?.includes("true") === true,
      why: "another question is shown, or the answer is chosen: it cannot be chosen again",
    },
    {
      drift: "missing",
      event: "answer.resend",
      in: ["exam.outbox.waitingForNetwork", "exam.outbox.refused"],
      when: (snapshot) => snapshot.matches({ outbox: "waitingForNetwork" }) || !isOpen(snapshot),
      why: "it is sent again by itself, or the attempt is not on the page; the machine would also take a wish to",
    },
    {
      drift: "missing",
      event: "exam.retry",
      in: ["exam.stage.examPending", "exam.stage.certificated"],
      why: "no button asks again where the learner stands; the machine would",
    },
    {
      drift: "idle",
      event: "exam.start",
      in: ["exam.stage.certificated"],
      when: ({ context }) => !context.progress?.certificate,
      why: "the flow's answer names no certificate, which the server never does",
    },
    {
      drift: "idle",
      event: "question.open",
      in: ["exam.stage.finishFailed"],
      why: "the numbers come back with the review, and do nothing: answers cannot be changed any more",
    },
    {
      drift: "missing",
      event: "answer.choose",
      in: ["exam.outbox.refused"],
      when: (snapshot) => !snapshot.matches({ stage: { attempting: "answering" } }),
      why: "no question is shown; the machine would drop the refused answer all the same",
    },
    {
      drift: "missing",
      event: "question.next",
      in: ["exam.outbox.refused"],
      when: (snapshot) => !snapshot.matches({ stage: { attempting: "answering" } }) || snapshot.context.index > 0,
      why: "there is no question to go on to; the machine would drop the refused answer all the same",
    },
    {
      drift: "idle",
      event: "name.submit",
      of: "Your full name",
      in: ["exam.stage.passed.naming", "exam.stage.passed.issuing"],
      why: "the field can be written in; it is read when it is sent",
    },
  ],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search the courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
