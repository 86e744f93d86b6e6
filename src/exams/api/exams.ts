import { exams, moduleExams } from "../../../contract/exams/exams";
import type { QueuedAnswer } from "../../../machines/exams/answer-queue";
import type { Call } from "../../api/call";
import { withCsrf } from "../../api/csrf";
import { type ContentRef, inLocale, type Keyed, type Localized, paramsOf } from "../../api/query";
import { deliverAnswer, openOutbox } from "./outbox";

/** A whole exam, or one of its modules: the same calls under another address (R15). */
interface ExamTarget extends ContentRef {
  moduleId?: number;
}
interface Answered {
  learnerId: number;
  attemptId: number;
  entry: QueuedAnswer;
}
const areaOf = ({ moduleId }: ExamTarget) => (moduleId === undefined ? exams : moduleExams);
const targetParams = ({ moduleId, ...ref }: ExamTarget) => ({
  ...paramsOf(ref),
  ...(moduleId !== undefined && { moduleId: String(moduleId) }),
});

export const examsService = (call: Call) => ({
  /** The rules, for anyone. */
  loadExam: (ref: ContentRef) => call(exams.bySlug, { params: paramsOf(ref) }),
  loadExams: async ({ locale }: Localized) => (await call(exams.list, { params: inLocale(locale) })).data,
  /** All exams with the learner's status in each. */
  loadStatuses: async ({ locale }: Localized) => (await call(exams.statuses, { params: inLocale(locale) })).data,
  loadAgencyExams: ({ locale }: Localized) => call(exams.filtered, { params: inLocale(locale) }),

  /** The rules of the exam or module to take, for the learner. */
  loadRules: (ref: ExamTarget) => call(areaOf(ref).read, { params: targetParams(ref) }),
  /** The learner's status, and the answers that this device has not sent yet. */
  loadProgress: async ({ learnerId, ...ref }: ExamTarget & { learnerId: number }) => {
    const progress = await call(areaOf(ref).progress, { params: targetParams(ref) });
    return { progress, queue: openOutbox({ ...ref, learnerId, attemptId: progress.attempt?.id ?? null }) };
  },
  loadCertificate: async (ref: ExamTarget) =>
    (await call(areaOf(ref).certificate, { params: targetParams(ref) })).certificate,
  loadProposedLessons: async (ref: ExamTarget) =>
    (await call(areaOf(ref).proposedLessons, { params: targetParams(ref) })).data,
  startExam: ({ key, ...ref }: ExamTarget & Keyed) => call(areaOf(ref).start, { params: targetParams(ref) }, { key }),
  /** Returns false if it does not count, because another tab has delivered it or a later one. */
  sendAnswer: async ({ learnerId, attemptId, entry, ...ref }: ExamTarget & Answered): Promise<boolean> => {
    const { questionId, answer, key } = entry;
    const body = { attemptId, questionId, answer };
    let isSuperseded = false;
    const isSent = await deliverAnswer({ ...ref, learnerId, attemptId }, entry, async (order) => {
      const options = { key, order, accountId: learnerId };
      const reply = await call(areaOf(ref).quizNext, { params: targetParams(ref), body }, options);
      isSuperseded = reply.superseded === true;
    });
    return isSent && !isSuperseded;
  },
  finishExam: ({ attemptId, timeUp, key, ...ref }: ExamTarget & Keyed & { attemptId: number; timeUp: boolean }) =>
    withCsrf(call, (csrf) =>
      call(areaOf(ref).finish, { params: targetParams(ref), body: { attemptId, timeUp } }, { key, csrf }),
    ),
  retakeExam: ({ key, ...ref }: ExamTarget & Keyed) =>
    withCsrf(call, (csrf) => call(areaOf(ref).retake, { params: targetParams(ref) }, { key, csrf })),
});
