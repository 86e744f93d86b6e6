import { lessonMachine } from "../../../machines/learning/lesson";
import { quizMachine } from "../../../machines/learning/quiz";
import { videoMachine } from "../../../machines/learning/video";
import { lessonActors, quizActors, videoActors } from "../../actors/learning";
import { paths } from "../../paths";
import { defineScreen } from "../../screens/screen";
import { LessonPage } from "./LessonPage";

export const screen = defineScreen({
  logic: (get) =>
    lessonMachine.provide({
      actors: {
        ...lessonActors(get).actors,
        quiz: quizMachine.provide(quizActors(get)),
        video: videoMachine.provide(videoActors(get)),
      },
    }),
  area: "lessons",
  View: LessonPage,
  exists: async (get, { locale, slug, number }) =>
    number <= (await (await get("courses")).loadCourse({ locale, slug })).lessons.length,
  head: ({ context: { lesson, number, slug } }, t) => ({
    title: lesson ? t("lesson.title", { number, title: lesson.title }) : t("course.lesson", { number }),
    description: t("lesson.description"),
    canonical: paths.lesson(slug, number),
  }),
});
