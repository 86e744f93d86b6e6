import { session } from "../../contract/account/session";
import { type Lesson, lessons, type Step } from "../../contract/courses/lessons";
import type { Endpoint } from "../../contract/endpoint";
import { videoStep } from "../../machines/samples";
import { courseProgress, profileOf } from "../../machines/testing";
import { courses, lessons as lessonTexts, reading } from "../shared/demo-content";

export const lesson: Lesson = { id: 1, number: 1, ...lessonTexts[0], timing: 60 };
export const textStep: Step = { id: 10, number: 1, ...reading, seconds: 60, done: false, type: "text" };

/** The replies for a learner who has opened a step of a lesson: what is on the step has machines of its own. */
export function openLesson(opened: Step): readonly (readonly [Endpoint, unknown])[] {
  const steps = [textStep, videoStep].map((step) => (step.number === opened.number ? opened : step));
  const all = steps.includes(opened) ? steps : [...steps, opened];
  return [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [
      lessons.structure,
      {
        course: {
          id: 1,
          slug: "seo",
          url: "/academy/courses/seo/",
          title: courses[0].title,
          language: "en",
          examSlug: null,
        },
        lessons: [
          {
            ...lesson,
            steps: all.map(({ id, number, type, title, seconds, done }) => ({
              id,
              number,
              type,
              title,
              seconds,
              done,
            })),
          },
        ],
        modules: [],
        progress: courseProgress(),
      },
    ],
    [lessons.byNumber, lesson],
    [lessons.step, opened],
    [lessons.completeStep, courseProgress({ progress: 50 })],
  ];
}

/** The address of one of its steps. */
export const stepPath = ({ number }: Step): string => `/academy/courses/seo/lessons/lesson-1/?step=${number}`;
