import { defineTestModel } from "statechart-testing/model/test-model";
import type { Attempt, Exam, ExamProgress, ExamResult } from "../../contract/exams/exams";
import type { QueuedAnswer } from "../../machines/exams/answer-queue";
import { examMachine } from "../../machines/exams/exam";
import { machines } from "../../machines/index";
import { profileOf } from "../../machines/testing";
import { attemptOver, network, notFound, offline, refused, signedOut, whoIsHere } from "../shared/cases";
import { courses, exam as demo, lessons, seo } from "../shared/demo-content";

const now = "2026-03-01T10:00:00.000Z";
const exam: Exam = {
  id: 1,
  slug: "seo",
  title: demo.title,
  description: demo.description,
  questionsCount: 2,
  passMark: 70,
  clockSeconds: 3600,
  coolDownSeconds: 43_200,
  validityMonths: 12,
  topics: [],
  course: { slug: "seo", title: courses[0].title, background: courses[0].background, motif: courses[0].motif },
  modules: [{ id: 2, title: seo.modules[0], questionsCount: 1 }],
  language: "en",
};
/** The module's own rules, from the server. */
const part: Exam = { ...exam, title: seo.modules[0], questionsCount: 1, passMark: 50, clockSeconds: 0, modules: [] };
const attempt: Attempt = {
  id: 11,
  startedAt: now,
  deadline: "2026-03-01T11:00:00.000Z",
  questions: ["a", "b"].map((id, index) => ({ id, type: "trueFalse", text: demo.questions[index] ?? "", options: [] })),
  answers: {},
};
/** One answer is missing. */
const wrong: ExamResult["wrong"] = [
  { questionId: "q1", given: ["false"], correct: ["true"], ...demo.wrong[0] },
  { questionId: "q2", given: [], ...demo.wrong[1], correct: [demo.wrong[1].correct] },
];
/** A lesson of the exam's course teaches one topic, a term of the glossary the other. */
const topics: ExamResult["topics"] = [
  {
    title: demo.topics[0],
    lesson: 2,
    right: 0,
    total: 1,
    resources: [
      {
        kind: "lesson",
        title: lessons[1].title,
        courseTitle: courses[0].title,
        lesson: 2,
        url: "/academy/courses/seo/lessons/lesson-2/",
        language: "en",
      },
    ],
  },
  {
    title: demo.topics[1],
    lesson: null,
    right: 1,
    total: 1,
    resources: [
      {
        kind: "term",
        title: demo.topics[1],
        courseTitle: null,
        lesson: null,
        url: "/academy/digital-marketing-glossary/search-intent/",
        language: "en",
      },
    ],
  },
];
const result = (passed: boolean): ExamResult => ({
  attemptId: 11,
  passed,
  score: passed ? 100 : 0,
  passMark: 70,
  right: passed ? 2 : 0,
  total: 2,
  finishedAt: now,
  finishedBy: passed ? "learner" : "clock",
  wrong: [],
  topics: passed ? [] : topics,
});
const progress = (overrides: Partial<ExamProgress>): ExamProgress => ({
  status: "startExam",
  reason: null,
  courseProgress: 100,
  retakeAvailableAt: null,
  attemptsCount: 0,
  attempts: [],
  attempt: null,
  result: null,
  nameRequired: false,
  certificate: null,
  now,
  ...overrides,
});
/** The list of attempts of a learner whose only one ended so. */
const ended = (last: ExamResult): Partial<ExamProgress> => ({
  result: last,
  attemptsCount: 1,
  attempts: [
    { id: 11, passed: last.passed, score: last.score, finishedAt: last.finishedAt, finishedBy: last.finishedBy },
  ],
});
const attempts = {
  new: progress({}),
  pending: progress({ status: "examPending", reason: "lessonsUnfinished" }),
  running: progress({ status: "examAvailable", attempt }),
  runningAgain: progress({ status: "examAvailable", attempt, result: result(false) }),
  untimed: progress({ status: "examAvailable", attempt: { ...attempt, deadline: null } }),
  // A retake of an exam whose certificate expires soon.
  failed: progress({
    status: "examAvailable",
    ...ended(result(false)),
    certificate: { id: 2, hash: "hash-of-old", dateExpires: "2026-04-01T10:00:00.000Z" },
  }),
  coolingDown: progress({
    status: "examPending",
    reason: "coolingDown",
    ...ended(result(false)),
    retakeAvailableAt: "2026-03-01T22:00:00.000Z",
  }),
  passed: progress({
    status: "certificated",
    ...ended(result(true)),
    certificate: { id: 3, hash: "hash", dateExpires: null },
  }),
  nameless: progress({ status: "certificated", ...ended({ ...result(true), score: 80, wrong }), nameRequired: true }),
  // A part earns no certificate and may be taken again.
  partPassed: progress({ status: "examAvailable", ...ended(result(true)) }),
};
const loaded = (of: ExamProgress, queue: QueuedAnswer[] = []) => ({
  output: ({ moduleId }: { moduleId?: number }) => ({
    progress: of,
    queue,
    part: moduleId === undefined ? null : part,
  }),
});
const unsent = loaded(attempts.running, [{ questionId: "a", answer: ["true"], key: "seed.answer.1" }]);

export const examModel = defineTestModel({
  machine: examMachine,
  inputs: machines.exam.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "answer.choose": {
      // Always a different answer: if one is selected, only the other can be selected.
      first: ({ answers }) => ({ questionId: "a", answer: [answers.a?.includes("true") ? "false" : "true"] }),
      ofNoQuestion: { questionId: "z", answer: ["true"] },
    },
    // Events from another tab of the attempt.
    "answer.found": {
      // The key is not in the queue.
      other: ({ answers, queue }) => ({
        entry: {
          questionId: "a",
          answer: [answers.a?.includes("true") ? "false" : "true"],
          key: `${queue.at(-1)?.key ?? "other"}+`,
        },
      }),
      ofNoQuestion: { entry: { questionId: "z", answer: ["true"], key: "other" } },
    },
    "answer.delivered": {
      last: ({ queue }) => ({ entry: queue.at(-1) ?? { questionId: "a", answer: ["true"], key: "other" } }),
    },
    "question.open": { first: { index: 0 }, second: { index: 1 } },
    "name.submit": { Ada: { name: "Ada" } },
    "clock.ticked": { early: { secondsLeft: 3000 }, late: { secondsLeft: 200 }, over: { secondsLeft: 0 } },
    // Raised by the machine itself.
    "clock.started": {},
    "clock.stopped": {},
    "attempt.ended": {},
    "attempt.expired": {},
  },
  outcomes: {
    loadExam: { found: { output: exam }, without: { output: { ...exam, modules: [] } }, notFound, offline },
    loadProgress: {
      new: loaded(attempts.new),
      pending: loaded(attempts.pending),
      running: loaded(attempts.running),
      unsent,
      untimed: loaded(attempts.untimed),
      failed: loaded(attempts.failed),
      coolingDown: loaded(attempts.coolingDown),
      passed: loaded(attempts.passed),
      nameless: loaded(attempts.nameless),
      signedOut,
      offline,
    },
    startExam: { started: { output: attempts.running }, signedOut, stale: attemptOver, offline },
    retakeExam: { started: { output: attempts.running }, signedOut, stale: attemptOver, offline },
    sendAnswer: { arrived: { output: true }, attemptOver, refused, signedOut, offline },
    finishExam: {
      failed: { output: attempts.failed },
      coolingDown: { output: attempts.coolingDown },
      passed: { output: attempts.passed },
      nameless: { output: attempts.nameless },
      partPassed: { output: attempts.partPassed },
      signedOut,
      stale: attemptOver,
      offline,
    },
    collectResult: {
      running: loaded(attempts.runningAgain),
      failed: loaded(attempts.failed),
      new: loaded(attempts.new),
      pending: loaded(attempts.pending),
      offline,
    },
    collectCertificate: { passed: loaded(attempts.passed), nameless: loaded(attempts.nameless), offline },
    updateName: { saved: { output: profileOf(7, { name: "Ada" }) }, offline },
    waitUntil: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
    countDown: {},
    watchAnswers: {},
  },
  // With an open attempt, the outcome of earlier ones does not matter.
  project: ({ learnerId, seed, attempt: open, progress: known, queue, refused: notTaken, index }) => [
    learnerId > 0,
    seed !== "",
    open
      ? [open.deadline !== null, index]
      : known && [known.status, known.reason, known.nameRequired, known.result?.passed, known.certificate !== null],
    queue.length,
    notTaken.length,
  ],
  words: {
    start: {
      "": "Open the page of an exam, /academy/certification/seo/, in the browser.",
      "of a module": "Open the page of a part of an exam in the browser.",
    },
    events: {
      "answer.found": {
        other: "In another tab, give the other answer to the first question.",
        ofNoQuestion: "In another tab, an answer is given to a question that this attempt does not have.",
      },
      "answer.delivered": { last: "Another tab of this attempt delivers the answer to the server." },
      "answer.choose": { ofNoQuestion: "An answer is given to a question that this attempt does not have." },
      "clock.ticked": {
        early: "Wait until 50 minutes are left.",
        late: "Wait until 3 minutes and 20 seconds are left.",
        over: "Wait until no time is left.",
      },
    },
    outcomes: {
      loadExam: { asks: "load the exam", found: "here it is, with one part", without: "here it is, without parts" },
      loadProgress: {
        asks: "say how you stand in this exam",
        new: "you have not tried it yet",
        pending: "you have to finish the lessons first",
        running: "your attempt is running, and has two questions",
        unsent: "your attempt is running; this device keeps an answer that was not sent",
        untimed: "your attempt is running, without a time limit",
        failed: "you have failed, and can try again; your certificate expires soon",
        coolingDown: "you have failed, and can try again in 12 hours",
        passed: "you have passed, and hold the certificate",
        nameless: "you have passed, but the certificate needs your name",
      },
      startExam: {
        asks: "start the exam",
        started: "your attempt has started, and has two questions",
        stale: "another attempt has ended in the meantime",
      },
      retakeExam: {
        asks: "start a new attempt",
        started: "your attempt has started, and has two questions",
        stale: "another attempt has ended in the meantime",
      },
      sendAnswer: { asks: "save your answer", arrived: "it is saved" },
      finishExam: {
        asks: "finish the exam",
        failed: "you have failed, and can try again",
        coolingDown: "you have failed, and can try again in 12 hours",
        passed: "you have passed, and hold the certificate",
        nameless: "you have passed, but the certificate needs your name",
        partPassed: "you have passed this part",
        stale: "the attempt had ended before",
      },
      collectResult: {
        asks: "load the result of the attempt",
        running: "your next attempt is running",
        failed: "you have failed, and can try again",
        new: "you have not tried it yet",
        pending: "you have to finish the lessons first",
      },
      collectCertificate: { asks: "load your certificate", passed: "here it is", nameless: "it needs your name first" },
      updateName: { asks: "save your name", saved: "your name is now “Ada”" },
      waitUntil: {
        reached: "Wait until the time at which the next attempt opens.",
        broken: "The page cannot wait until the next attempt opens.",
      },
    },
  },
});
