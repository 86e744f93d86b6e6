import { paths } from "../../paths/paths";
import type { ExamSnapshot } from "./exam-actor";

/** Whether the learner takes one of the exam's modules. */
export const isOfPart = ({ context }: ExamSnapshot): boolean => context.moduleId !== undefined;

/** The i18next context for a module's texts, where they differ (`exam.start_part`). */
export const wordsOf = (snapshot: ExamSnapshot): "part" | "" => (isOfPart(snapshot) ? "part" : "");

/** The title of the exam or module; null while it is unknown. */
export const titleOf = ({ context: { exam, part, moduleId } }: ExamSnapshot): string | null =>
  (moduleId === undefined ? exam : (part ?? exam?.modules.find(({ id }) => id === moduleId)))?.title ?? null;

/** The address of the exam or module. */
export const hrefOf = ({ context: { slug, moduleId } }: ExamSnapshot): string =>
  moduleId === undefined ? paths.exam(slug) : paths.moduleExam(slug, moduleId);
