import { examMachine } from "../../../machines/exam/exam";
import { examActors } from "../../actors";
import { paths } from "../../paths";
import { defineScreen } from "../../screens/screen";
import { ExamPage } from "./ExamPage";

export const screen = defineScreen({
  logic: (get) => examMachine.provide(examActors(get)),
  area: "exams",
  View: ExamPage,
  head: ({ context: { exam, slug } }, t) => ({
    title: exam?.title ?? t("exam.crumb"),
    ...(exam && { description: exam.description }),
    canonical: paths.exam(slug),
  }),
});
