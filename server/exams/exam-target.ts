import type { ContentLocale } from "../../contract/primitives";
import type { Catalogue, CatalogueCourse, CatalogueExam } from "../content/catalogue";
import type { CourseSummary, ExamTopic } from "../content/documents";

/** What is taken: a whole exam, or one of its modules. */
export interface ExamTarget {
  exam: CatalogueExam;
  moduleId: number | null;
}

interface Rules {
  title: string;
  /** How many questions an attempt asks. */
  draw: number;
  /** Percent. */
  passMark: number;
  /** 0 = no time limit (R2). */
  clockSeconds: number;
  coolDownSeconds: number;
  validityMonths: number;
  topics: ExamTopic[];
}

/** The rules of a target: a module has its own, over some of the exam's topics. Null if there is no such module. */
export function rulesOf(
  catalogue: Catalogue,
  { exam, moduleId }: ExamTarget,
  locale: ContentLocale,
): { rules: Rules; language: ContentLocale } | null {
  const { text, language } = catalogue.examText(exam, locale);
  if (moduleId === null) return { rules: text, language };
  const part = text.modules.find(({ id }) => id === moduleId);
  if (!part) return null;
  const topics = text.topics.filter(({ id }) => part.topics.includes(id));
  return { rules: { ...text, ...part, topics }, language };
}

/** The course that an exam belongs to; null for a standalone exam. */
export const courseOfExam = (catalogue: Catalogue, { courseId }: CatalogueExam): CatalogueCourse | undefined =>
  courseId === null ? undefined : catalogue.course(courseId);

/**
 * The step ids that must be completed before the exam, by lesson: those of the course's module with that id, otherwise
 * all.
 */
export function requiredSteps({ modules, lessons, skeleton }: CourseSummary, moduleId: number | null): number[][] {
  const part = modules.find(({ id }) => id === moduleId);
  return part ? skeleton.filter((_, index) => part.lessons.includes(lessons[index]?.number ?? 0)) : skeleton;
}
