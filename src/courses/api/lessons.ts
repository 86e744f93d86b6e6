import { lessons } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import type { Call } from "../../api/call";
import { type ContentRef, type Keyed, paramsOf, queryOf } from "../../api/query";
import { keepAndDeliver } from "../../device/undelivered";

interface OnStep extends ContentRef {
  stepId: number;
}
type Learned = OnStep & { learnerId: number };
type Answered = Learned & Keyed & { questionId: string; answer: string[] };
interface Position extends OnStep {
  position: number;
  watched: [number, number][];
  /** Whether it is sent while its page is being left. */
  keepalive?: boolean;
}
interface Saved {
  done: boolean;
  progress: CourseProgress;
}
interface QuizNote extends Keyed {
  stepId: number;
  event: "opened" | "answered" | "finished" | "left";
  questionId?: string;
}

const stepParams = ({ stepId, ...ref }: OnStep) => ({ ...paramsOf(ref), stepId: String(stepId) });

export const lessonsService = (call: Call) => ({
  /** The whole course's lessons, or those of one module (from 0). */
  loadStructure: ({ moduleIndex, ...ref }: ContentRef & { moduleIndex?: number }) =>
    call(lessons.structure, { params: paramsOf(ref), query: queryOf({ moduleIndex }) }),
  /** By position from 1, within the course or within one module (from 0). */
  loadLesson: ({ number, moduleIndex, ...ref }: ContentRef & { number: number; moduleIndex?: number }) =>
    call(lessons.byNumber, {
      params: { ...paramsOf(ref), n: String(number) },
      query: queryOf({ module: moduleIndex }),
    }),
  loadLessonById: ({ id, ...ref }: ContentRef & { id: number }) =>
    call(lessons.byId, { params: { ...paramsOf(ref), id: String(id) } }),
  loadCurrentLesson: (ref: ContentRef) => call(lessons.current, { params: paramsOf(ref) }),
  loadCurrentStep: (ref: ContentRef) => call(lessons.currentStep, { params: paramsOf(ref) }),
  loadStep: (step: OnStep) => call(lessons.step, { params: stepParams(step) }),
  /** Kept on the device until it has arrived (L3). */
  completeStep: ({ key, learnerId, locale, slug, stepId }: Learned & Keyed) => {
    const step = { locale, slug, stepId };
    return keepAndDeliver(learnerId, { kind: "stepDone", ...step }, key, () =>
      call(lessons.completeStep, { params: stepParams(step) }, { key, accountId: learnerId }),
    );
  },
  savePosition: ({ position, watched, keepalive = false, ...step }: Position): Promise<Saved> =>
    call(lessons.savePosition, { params: stepParams(step), body: { position, watched } }, { keepalive }),
  /** Kept on the device until it has arrived (L3). */
  checkAnswer: ({ learnerId, locale, slug, stepId, questionId, answer, key }: Answered) => {
    const step = { locale, slug, stepId };
    const body = { questionId, answer };
    return keepAndDeliver(learnerId, { kind: "quizAnswer", ...step, ...body }, key, (order) =>
      call(lessons.quizNext, { params: stepParams(step), body }, { key, order, accountId: learnerId }),
    );
  },
  /** The quiz of a single lesson has a call of its own. */
  retryQuiz: ({ key, isStandAlone, ...step }: OnStep & Keyed & { isStandAlone?: boolean }) =>
    call(isStandAlone ? lessons.quizRetryStandAlone : lessons.quizRetry, { params: stepParams(step) }, { key }),
  loadAnswers: ({ lessonId, stepId }: { lessonId: number; stepId: number }) =>
    call(lessons.answers, { params: { lessonId: String(lessonId) }, body: { stepId } }),
  /** Sends editors statistics about a quiz. */
  auditQuiz: ({ key, ...note }: QuizNote) => call(lessons.auditQuiz, { body: note }, { key }),
});
