import { openStep } from "./context";
import { lessonSetup } from "./setup";

export const lessonCompleted = lessonSetup.createStateConfig({
  description: "The lesson's end: on to the next lesson, or back to unfinished steps.",
  meta: { screen: "LessonEnd", requirements: ["S4.lesson", "L14", "L17"] },
  entry: "requestFocus",
  on: {
    "lesson.continue": { guard: "hasNextLesson", actions: "openNextLesson" },
    ...openStep,
  },
});

export const courseCompleted = lessonSetup.createStateConfig({
  description: "Every step of the course is done, and the exam is open.",
  meta: { screen: "LessonEnd", requirements: ["S4.lesson", "R5", "L17"] },
  entry: "requestFocus",
  on: {
    "lesson.continue": { guard: "hasNextLesson", actions: "openNextLesson" },
    ...openStep,
  },
});
