import { defineTestModel, without } from "statechart-testing/model/test-model";
import type { Step, StepSummary, Structure } from "../../contract/courses/lessons";
import { lessonMachine } from "../../machines/courses/lesson";
import { machines } from "../../machines/index";
import { quizStep, videoStep } from "../../machines/samples";
import { courseProgress } from "../../machines/testing";
import { broken, network, notEnrolled, notFound, offline, refused, signedOut, whoIsHere } from "../shared/cases";
import { courses, lessons as lessonTexts } from "../shared/demo-content";
import { lesson, textStep } from "./open-lesson";
import { lessonPlayerModel } from "./player-parts";
import { quizModel } from "./quiz.model";

const steps: Step[] = [textStep, videoStep, quizStep(1)];
const summary = ({ id, number, type, title, seconds, done }: Step): StepSummary => ({
  id,
  number,
  type,
  title,
  seconds,
  done,
});
/** A course of this many lessons, each with a text, a clip, and a quiz. */
const structure = (lessons: number, of: Step[] = steps): Structure => ({
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: courses[0].title, language: "en", examSlug: null },
  lessons: Array.from({ length: lessons }, (_, index) => ({
    ...lesson,
    ...lessonTexts[index],
    id: index + 1,
    number: index + 1,
    steps: of.map(summary),
  })),
  modules: [],
  progress: courseProgress(),
});

const stepOf =
  (done: boolean) =>
  ({ stepNumber }: { stepNumber: number | null }): Step => ({ ...(steps[(stepNumber ?? 1) - 1] ?? textStep), done });
const counted = {
  some: { output: courseProgress({ progress: 50 }) },
  everything: { output: courseProgress({ progress: 100 }) },
};

/** Only the children's events that reach the lesson; their own test models cover the rest. */
const player = without(
  lessonPlayerModel,
  "readRate",
  "readDisplay",
  "narration.held",
  "narration.released",
  "rate.change",
  "captions.toggle",
  "captions.resize",
  "captions.fail",
  "transcript.toggle",
  "sound.toggle",
  "player.jump",
  "player.start",
  "player.stop",
  "player.blocked",
  "player.time",
  "player.wait",
  "player.end",
  "player.fail",
);

const { again } = quizModel.outcomes.retryQuiz ?? {};
const { right, wrong } = quizModel.outcomes.checkAnswer ?? {};
const quiz = {
  ...without(quizModel, "connection.changed"),
  outcomes: {
    ...quizModel.outcomes,
    recallAnswer: { none: { output: null } },
    retryQuiz: { ...(again && { again }) },
    checkAnswer: { ...(right && { right }), ...(wrong && { wrong }), refused },
  },
};

export const lessonModel = defineTestModel({
  machine: lessonMachine,
  inputs: machines.lesson.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "step.open": { second: { step: 2 }, first: { step: 1 }, missing: { step: 9 } },
    // Sent by the quiz and the player.
    "step.outdated": {},
    "step.progressed": {},
    "player.progressed": {},
    "player.moved": {},
    "player.stopped": {},
  },
  outcomes: {
    loadStructure: {
      twoLessons: { output: structure(2) },
      oneLesson: { output: structure(1) },
      noSteps: { output: structure(1, []) },
      signedOut,
      notEnrolled,
      notFound,
      offline,
    },
    loadLesson: { found: { output: lesson }, signedOut, notEnrolled, notFound, broken },
    loadStep: { open: { output: stepOf(false) }, done: { output: stepOf(true) }, signedOut, notEnrolled, offline },
    savePosition: {
      enough: { output: { done: true, progress: courseProgress({ progress: 50 }) } },
      offline,
    },
    completeStep: { ...counted, signedOut, refused, offline },
    completeAndLeave: { ...counted, signedOut, refused, offline },
  },
  project: ({ structure: known, stepNumber, step }) => [
    known?.lessons.map((one) => one.steps.length),
    known?.progress.progress === 100,
    stepNumber,
    step?.done,
  ],
  children: { quiz, player },
  words: {
    start: {
      "": "Open a lesson of a course, /academy/courses/seo/lessons/lesson-1/, in the browser.",
      "that is not there": "Open a lesson that the course does not have, /academy/courses/seo/lessons/lesson-9/.",
    },
    events: { "step.open": { missing: "Open the address of a step that this lesson does not have." } },
    outcomes: {
      loadStructure: {
        asks: "load the course's lessons",
        twoLessons: "there are two lessons of three steps",
        oneLesson: "there is one lesson of three steps",
        noSteps: "there is one lesson without steps",
      },
      loadLesson: { asks: "load the lesson", found: "here it is" },
      loadStep: { asks: "load the step", open: "here it is, not done yet", done: "here it is, done before" },
      savePosition: { asks: "save how far the video has played", enough: "that is enough; the step is done" },
      completeStep: {
        asks: "mark the step as done",
        some: "it is done; others are left in the course",
        everything: "it is done, and with it the whole course",
      },
      completeAndLeave: {
        asks: "mark the step as done and go on",
        some: "it is done; others are left in the course",
        everything: "it is done, and with it the whole course",
      },
    },
  },
});
