import type { Kept } from "statechart-testing/drivers/page-tests";
import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { exams } from "../../contract/exams/exams";
import type { QueuedAnswer } from "../../machines/exams/answer-queue";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { examScreen } from "./exam.screen";

/** Only the arrival of this reply matters, not its values. */
const saved = { questionId: "a", savedAt: "2026-03-01T10:00:01.000Z", answeredCount: 1 };

/** The device keeps what the actor adds to the reply. */
const progress = { call: exams.progress, replyFor: ({ progress: known }: { progress: unknown }) => known };

const page = "/academy/certification/seo/";

/** What the device keeps of an answer of the attempt. */
const onDevice = (entry: QueuedAnswer | undefined): Kept => {
  if (!entry) return {};
  const { questionId, answer, key } = entry;
  const command = { kind: "examAnswer", locale: "en", slug: "seo", attemptId: 11, questionId, answer };
  const kept = { version: 1, command, key, stamp: 1, page, refusal: null };
  return { device: { [`academy.undelivered/7/examAnswer/seo/11/${questionId}`]: JSON.stringify(kept) } };
};

export const examPage = definePage({
  screen: examScreen,
  path: page,
  never: { "of a module": "its page is another one, and sits by the same machine" },
  // The breadcrumb also shows how an attempt ended.
  region: ["main", "nav[aria-label='You are here']"],
  calls: {
    loadExam: exams.bySlug,
    loadProgress: progress,
    startExam: exams.start,
    retakeExam: exams.retake,
    sendAnswer: { call: exams.quizNext, replyFor: () => saved },
    finishExam: exams.finish,
    collectResult: progress,
    collectCertificate: progress,
    updateName: { call: session.updateName, replyFor: () => ({ userProfile: profileOf(7, { name: "Ada" }) }) },
  },
  // What to learn next has a machine of its own, and here there is nothing.
  answers: () => [
    [courses.list, pageOf([])],
    [courses.recommended, pageOf([])],
  ],
  plays: {
    countDown: "the clock's ticks are events of their own",
    waitUntil: "an instant comes, and no call is made",
    watchAnswers: "other tabs of the attempt are events of their own",
  },
  keeps: {
    "loadProgress → unsent": {
      device: {
        "academy.outbox.7.seo": JSON.stringify({
          version: 1,
          attemptId: 11,
          queue: [{ questionId: "a", answer: ["true"], key: "seed.answer.1" }],
        }),
      },
    },
    // An answer is sent only while the device keeps it. It keeps the last one to a question, but the machine sends the
    // others first.
    "answer.found (other)": (_, event) => onDevice(event?.entry),
    "connection.changed (restored)": ({ context }) => onDevice(context.queue[0]),
    "sendAnswer → arrived": ({ context }) => onDevice(context.queue[1]),
  },
});
