import { paths } from "../../paths/paths";
import type { ExamSnapshot } from "./exam-actor";

/** Whether it is one of an exam's modules that is sat. */
export const isOfPart = ({ context }: ExamSnapshot): boolean => context.moduleId !== undefined;

/** The context that picks the words of a part, where a text has some of its own (`exam.start_part`). */
export const wordsOf = (snapshot: ExamSnapshot): "part" | "" => (isOfPart(snapshot) ? "part" : "");

/** The title of what is sat; null while it is not known. */
export const titleOf = ({ context: { exam, part, moduleId } }: ExamSnapshot): string | null =>
  (moduleId === undefined ? exam : (part ?? exam?.modules.find(({ id }) => id === moduleId)))?.title ?? null;

/** The address of what is sat. */
export const hrefOf = ({ context: { slug, moduleId } }: ExamSnapshot): string =>
  moduleId === undefined ? paths.exam(slug) : paths.moduleExam(slug, moduleId);
