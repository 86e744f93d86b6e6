import { type AnyEventObject, createActor, fromPromise, type Snapshot } from "xstate";
import type {
  AnsweredQuestion,
  Lesson,
  QuizResult,
  Step,
  StepSummary,
  Structure,
} from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import { courseProgress, fakeActor, signedIn } from "../../testing";
import { playerMachine } from "../player";
import type { Display } from "../player/context";
import { quizMachine } from "../quiz";
import type { KeptAnswer } from "../quiz/context";
import { lessonMachine } from "./index";

interface CourseRef {
  locale: string;
  slug: string;
}
interface Position extends CourseRef {
  stepId: number;
  position: number;
  watched: [number, number][];
}
type Types = StepSummary["type"];
export const place = { locale: "en", slug: "seo" };

export const summary = (number: number, type: Types = "text", done = false): StepSummary => ({
  id: number * 10,
  number,
  type,
  title: `Step ${number}`,
  seconds: 100,
  done,
});
/** Lesson 1 has the given steps, lesson 2 one text. */
export const structureOf = (steps: StepSummary[], progress: Partial<CourseProgress> = {}): Structure => ({
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
  lessons: [
    { id: 1, number: 1, title: "One", timing: 60, steps },
    { id: 2, number: 2, title: "Two", timing: 60, steps: [{ ...summary(1), id: 99 }] },
  ],
  modules: [],
  progress: courseProgress(progress),
});
export const lessonText: Lesson = { id: 1, number: 1, title: "One", caption: "", description: "", timing: 60 };
export const base = (id: number, done = false) => ({ id, number: id / 10, title: "Step", seconds: 100, done });
export const textStep = (id: number, done = false): Step => ({ ...base(id, done), type: "text", html: "" });

export function lesson({
  number = 1,
  step = null,
  isMissing,
  snapshot,
}: {
  number?: number;
  step?: number | null;
  isMissing?: boolean;
  snapshot?: Snapshot<unknown>;
} = {}) {
  const loadStructure = fakeActor<Structure, CourseRef & { learnerId: number }>();
  const loadLesson = fakeActor<Lesson, CourseRef & { number: number }>();
  const loadStep = fakeActor<Step, CourseRef & { stepId: number }>();
  const completeStep = fakeActor<CourseProgress, CourseRef & { learnerId: number; stepId: number; key: string }>();
  const savePosition = fakeActor<{ done: boolean; progress: CourseProgress }, Position>();
  const readRate = fakeActor<number>();
  const checkAnswer = fakeActor<
    { answered: AnsweredQuestion; result: QuizResult | null; progress: CourseProgress },
    CourseRef & { learnerId: number; stepId: number; questionId: string; answer: string[]; key: string }
  >();
  const sentOnLeave: Position[] = [];
  const actor = createActor(
    lessonMachine.provide({
      actors: {
        loadStructure: loadStructure.logic,
        loadLesson: loadLesson.logic,
        loadStep: loadStep.logic,
        completeStep: completeStep.logic,
        quiz: quizMachine.provide({
          actors: {
            checkAnswer: checkAnswer.logic,
            recallAnswer: fromPromise(async (): Promise<KeptAnswer | null> => null),
          },
        }),
        savePosition: savePosition.logic,
        player: playerMachine.provide({
          actors: { readRate: readRate.logic, readDisplay: fakeActor<Display>().logic },
          actions: { rememberRate: () => {} },
        }),
      },
      actions: { sendPositionOnLeave: (_, position) => sentOnLeave.push(position) },
    }),
    { input: { ...place, number, step, ...(isMissing && { isMissing }) }, ...(snapshot && { snapshot }) },
  );
  const emitted: AnyEventObject[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    emitted,
    loadStructure,
    loadLesson,
    loadStep,
    completeStep,
    savePosition,
    checkAnswer,
    sentOnLeave,
    /** The state, with the completion region only if a step is open. */
    state: () => actor.getSnapshot().value,
    matches: (value: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
      actor.getSnapshot().matches(value),
    hasTag: (tag: "pending" | "busy" | "failed" | "notFound" | "saving" | "kept") => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    stepsOpened: () => emitted.filter(({ type }) => type === "step.opened").map((event) => event.step as number),
    quiz: () => actor.getSnapshot().children.quiz,
    player: () => actor.getSnapshot().children.player,
  };
}
/** Structure and lesson have loaded. */
export async function loaded(structure: Structure, options: Parameters<typeof lesson>[0] = {}) {
  const opened = lesson(options);
  opened.actor.send(signedIn);
  await opened.loadStructure.answer(structure);
  await opened.loadLesson.answer(lessonText);
  return opened;
}
/** The first step has loaded too. */
export async function reading(step: Step, structure: Structure, options: Parameters<typeof lesson>[0] = {}) {
  const opened = await loaded(structure, options);
  await opened.loadStep.answer(step);
  return opened;
}
export const three = structureOf([summary(1), summary(2), summary(3)]);
