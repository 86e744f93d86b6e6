import type { examListMachine } from "../../../machines/exams/exam-list";
import { defineDocument } from "../../screens/document";

export const examListDocument = defineDocument<typeof examListMachine>({
  preload: ({ locale, list }) => ({
    calls: [
      ["exams", list === "all" ? "loadStatuses" : "loadAgencyExams", { locale }],
      ["certificates", "loadCertificates"],
    ],
  }),
});
