import { lessonMachine } from "../../../machines/courses/lesson";
import { quizMachine } from "../../../machines/courses/quiz";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { lessonActors, quizActors } from "../actors";
import { playerLogic } from "../player/player-logic";
import { LessonPage } from "./LessonPage";

export const screen = defineScreen({
  logic: (get) =>
    lessonMachine.provide({
      ...lessonActors(get),
      actors: {
        ...lessonActors(get).actors,
        quiz: quizMachine.provide(quizActors(get)),
        player: playerLogic(),
      },
    }),
  area: "lessons",
  View: LessonPage,
  head: ({ context: { lesson, outline, number, slug } }, t) => {
    const known = lesson ?? outline;
    return {
      title: known ? t("lesson.title", { number, title: known.title }) : t("lesson.heading", { number }),
      description: t("lesson.description"),
      canonical: paths.lesson(slug, number),
    };
  },
});
