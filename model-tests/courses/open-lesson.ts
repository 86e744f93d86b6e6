import { session } from "../../contract/account/session";
import { lessons, type Step } from "../../contract/courses/lessons";
import type { Endpoint } from "../../contract/endpoint";
import { videoStep } from "../../machines/samples";
import { courseProgress, profileOf } from "../../machines/testing";

const lesson = { id: 1, number: 1, title: "One", caption: "", description: "", timing: 60 };
const textStep: Step = { id: 10, number: 1, title: "Text", seconds: 60, done: false, type: "text", html: "" };

/** The replies for a learner who has opened a step of a lesson: what is on the step has machines of its own. */
export function openLesson(opened: Step): readonly (readonly [Endpoint, unknown])[] {
  const steps = [textStep, videoStep].map((step) => (step.number === opened.number ? opened : step));
  const all = steps.includes(opened) ? steps : [...steps, opened];
  return [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [
      lessons.structure,
      {
        course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
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
