import { examMachine } from "../../../machines/exams/exam";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { examActors } from "../actors";
import { ExamPage } from "./ExamPage";
import { hrefOf, isOfPart, titleOf, wordsOf } from "./exam-target";

export const screen = defineScreen({
  logic: (get) => examMachine.provide(examActors(get)),
  area: "exams",
  View: ExamPage,
  head: (snapshot, t) => {
    const { exam } = snapshot.context;
    const title = titleOf(snapshot) ?? t("exam.crumb", { context: wordsOf(snapshot) });
    return {
      title: exam && isOfPart(snapshot) ? `${title} – ${exam.title}` : title,
      ...(exam && { description: exam.description }),
      ...(exam?.course && { image: paths.picture(exam.course.motif, exam.course.background) }),
      canonical: hrefOf(snapshot),
    };
  },
});
