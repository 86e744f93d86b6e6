import { exams, moduleExams } from "../../../contract/exams/exams";
import type { QueuedAnswer } from "../../../machines/exams/answer-queue";
import type { Call } from "../../api/call";
import { withCsrf } from "../../api/csrf";
import { inLocale, type Keyed, type Place, paramsOf } from "../../api/query";
import { deliverAnswer, openOutbox } from "./outbox";

/** A whole exam, or one of its modules: the same calls under another address (R15). */
interface Sitting extends Place {
  moduleId?: number;
}
interface Answered {
  learnerId: number;
  attemptId: number;
  entry: QueuedAnswer;
}
const areaOf = ({ moduleId }: Sitting) => (moduleId === undefined ? exams : moduleExams);
const sittingParams = ({ moduleId, ...place }: Sitting) => ({
  ...paramsOf(place),
  ...(moduleId !== undefined && { moduleId: String(moduleId) }),
});

export const examsService = (call: Call) => ({
  /** The rules, for anyone. */
  loadExam: (place: Place) => call(exams.bySlug, { params: paramsOf(place) }),
  loadExams: async (locale: string) => (await call(exams.list, { params: inLocale(locale) })).data,
  /** All exams with the learner's status in each. */
  loadStandings: async (locale: string) => (await call(exams.standings, { params: inLocale(locale) })).data,
  loadAgencyExams: (locale: string) => call(exams.filtered, { params: inLocale(locale) }),

  /** The rules of what is about to be sat, for the learner. */
  loadRules: (place: Sitting) => call(areaOf(place).read, { params: sittingParams(place) }),
  /** Where the learner stands, and what this device has not sent yet. */
  loadProgress: async ({ learnerId, ...place }: Sitting & { learnerId: number }) => {
    const progress = await call(areaOf(place).progress, { params: sittingParams(place) });
    return { progress, queue: openOutbox({ ...place, learnerId, attemptId: progress.attempt?.id ?? null }) };
  },
  loadCertificate: async (place: Sitting) =>
    (await call(areaOf(place).certificate, { params: sittingParams(place) })).certificate,
  loadProposedLessons: async (place: Sitting) =>
    (await call(areaOf(place).proposedLessons, { params: sittingParams(place) })).data,
  startExam: ({ key, ...place }: Sitting & Keyed) =>
    call(areaOf(place).start, { params: sittingParams(place) }, { key }),
  /** Answers false where it was not sent, because another tab has delivered it or a later one. */
  sendAnswer: ({ learnerId, attemptId, entry, ...place }: Sitting & Answered): Promise<boolean> => {
    const { questionId, answer, key } = entry;
    const body = { attemptId, questionId, answer };
    return deliverAnswer({ ...place, learnerId, attemptId }, entry, () =>
      call(areaOf(place).quizNext, { params: sittingParams(place), body }, { key }),
    );
  },
  finishExam: ({ attemptId, key, ...place }: Sitting & Keyed & { attemptId: number }) =>
    withCsrf(call, (csrf) =>
      call(areaOf(place).finish, { params: sittingParams(place), body: { attemptId } }, { key, csrf }),
    ),
  retakeExam: ({ key, ...place }: Sitting & Keyed) =>
    withCsrf(call, (csrf) => call(areaOf(place).retake, { params: sittingParams(place) }, { key, csrf })),
});
