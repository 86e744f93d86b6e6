import { lessons } from "../../../contract/courses/lessons";
import type { Call } from "../../api/call";
import { type Keyed, type Place, paramsOf, queryOf, withSignal } from "../../api/query";
import { keepAndDeliver } from "../../device/undelivered";

interface OnStep extends Place {
  stepId: number;
}
type Learned = OnStep & { learnerId: number };
type Answered = Learned & Keyed & { questionId: string; answer: string[] };
interface Position extends OnStep {
  position: number;
  watched: [number, number][];
}
interface QuizNote extends Keyed {
  stepId: number;
  event: "opened" | "answered" | "finished" | "left";
  questionId?: string;
}

const stepParams = ({ stepId, ...place }: OnStep) => ({ ...paramsOf(place), stepId: String(stepId) });

export const lessonsService = (call: Call) => ({
  /** The whole course's lessons, or those of one module (from 0). */
  loadStructure: ({ moduleIndex, ...place }: Place & { moduleIndex?: number }) =>
    call(lessons.structure, { params: paramsOf(place), query: queryOf({ moduleIndex }) }),
  /** By position from 1, within the course or within one module (from 0). */
  loadLesson: ({ number, moduleIndex, ...place }: Place & { number: number; moduleIndex?: number }) =>
    call(lessons.byNumber, {
      params: { ...paramsOf(place), n: String(number) },
      query: queryOf({ module: moduleIndex }),
    }),
  loadLessonById: ({ id, ...place }: Place & { id: number }) =>
    call(lessons.byId, { params: { ...paramsOf(place), id: String(id) } }),
  loadCurrentLesson: (place: Place) => call(lessons.current, { params: paramsOf(place) }),
  loadCurrentStep: (place: Place) => call(lessons.currentStep, { params: paramsOf(place) }),
  loadStep: (step: OnStep, signal?: AbortSignal) =>
    call(lessons.step, { params: stepParams(step) }, withSignal(signal)),
  /** Kept on the device until it has arrived (L3). */
  completeStep: ({ key, learnerId, locale, slug, stepId }: Learned & Keyed) => {
    const step = { locale, slug, stepId };
    return keepAndDeliver(learnerId, { kind: "stepDone", ...step }, key, () =>
      call(lessons.completeStep, { params: stepParams(step) }, { key }),
    );
  },
  savePosition: ({ position, watched, ...step }: Position, keepalive = false) =>
    call(lessons.savePosition, { params: stepParams(step), body: { position, watched } }, { keepalive }),
  /** Kept on the device until it has arrived (L3). */
  checkAnswer: ({ learnerId, locale, slug, stepId, questionId, answer, key }: Answered) => {
    const step = { locale, slug, stepId };
    const body = { questionId, answer };
    return keepAndDeliver(learnerId, { kind: "quizAnswer", ...step, ...body }, key, () =>
      call(lessons.quizNext, { params: stepParams(step), body }, { key }),
    );
  },
  retryQuiz: ({ key, ...step }: OnStep & Keyed) => call(lessons.quizRetry, { params: stepParams(step) }, { key }),
  retryStandAloneQuiz: ({ key, ...step }: OnStep & Keyed) =>
    call(lessons.quizRetryStandAlone, { params: stepParams(step) }, { key }),
  loadAnswers: ({ lessonId, stepId }: { lessonId: number; stepId: number }) =>
    call(lessons.answers, { params: { lessonId: String(lessonId) }, body: { stepId } }),
  /** Tells the editors how a quiz is gone through. */
  noteQuiz: ({ key, ...note }: QuizNote) => call(lessons.auditQuiz, { body: note }, { key }),
});
