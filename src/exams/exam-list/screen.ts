import { examListMachine } from "../../../machines/exams/exam-list";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { examListActors } from "../actors";
import { ExamListPage } from "./ExamListPage";

export const screen = defineScreen({
  logic: (get) => examListMachine.provide(examListActors(get)),
  area: "exams",
  View: ExamListPage,
  head: ({ context: { list } }, t) =>
    list === "all"
      ? {
          title: t("sections.certification"),
          description: t("exams.description"),
          canonical: paths.certification,
          settings: "certification",
        }
      : {
          title: t("sections.agencyPartnersExams"),
          description: t("exams.agency.description"),
          canonical: paths.agencyPartnersExams,
        },
});
