import type { lessonMachine } from "../../../machines/courses/lesson";
import { defineDocument } from "../../screens/document";

export const lessonDocument = defineDocument<typeof lessonMachine>({
  outline: async (get, { locale, slug, number }) => {
    const courses = await get("courses");
    const { lessons, title, url, language, motif, background } = await courses.loadCourse({ locale, slug });
    const lesson = lessons[number - 1];
    return lesson
      ? {
          course: { title, url, language, motif, background },
          title: lesson.title,
          caption: lesson.caption,
        }
      : null;
  },
  preload: async ({ locale, slug, number, step: asked }, { stepAt }) => {
    const ref = { locale, slug };
    // Without a number, the lesson opens where the learner stopped, which the document does not know.
    const step = asked === null ? null : await stepAt({ ...ref, lesson: number, step: asked });
    return {
      calls: [
        ["lessons", "loadStructure", ref],
        ["lessons", "loadLesson", { ...ref, number }],
        ...(step ? [["lessons", "loadStep", { ...ref, stepId: step.id }] as const] : []),
      ],
      image: step?.image,
      module: step?.image && "src/courses/player/Player.tsx",
    };
  },
});
