import type { z } from "zod/mini";
import type { ContentLocale } from "../../contract/primitives";
import { checked, inLanguage } from "./build-parts";
import { keyed } from "./build-questions";
import type { ExamDocument, ExamSummary } from "./documents";
import type { ExamSource } from "./read";
import { resourceOf } from "./resources";
import type { ExamFile, ExamTextFile } from "./schemas";

/** An exam as stored in the database. */
export interface BuiltExam {
  id: number;
  slug: string;
  status: "draft" | "published";
  courseId: number | null;
  locales: { locale: ContentLocale; summary: ExamSummary; document: ExamDocument }[];
}

/** The exam rules that modules may override. */
const targetOf = ({ passMark, clockMinutes, coolDownHours }: z.infer<typeof ExamFile>) => ({
  passMark,
  clockSeconds: Math.round(clockMinutes * 60),
  coolDownSeconds: Math.round(coolDownHours * 3600),
});

const modulesOf = (rules: z.infer<typeof ExamFile>, locale: ContentLocale): ExamSummary["modules"] =>
  rules.modules.map(({ id, title, topics, draw, ...own }) => ({
    id,
    title: inLanguage(title, locale),
    topics,
    draw,
    ...targetOf({
      ...rules,
      passMark: own.passMark ?? rules.passMark,
      clockMinutes: own.clockMinutes ?? rules.clockMinutes,
      coolDownHours: own.coolDownHours ?? rules.coolDownHours,
    }),
  }));

function localeOf(rules: z.infer<typeof ExamFile>, pool: z.infer<typeof ExamTextFile>, locale: ContentLocale) {
  const { title, description, topics, questions } = pool;
  const summary: ExamSummary = {
    title,
    description,
    draw: rules.draw,
    ...targetOf(rules),
    validityMonths: rules.validityMonths,
    topics: topics.map(({ lesson, ...topic }) => ({
      ...topic,
      lesson: lesson ?? null,
      resources: (rules.resources[topic.id] ?? []).flatMap((resource) => resourceOf(resource) ?? []),
    })),
    courseSlug: rules.course ?? null,
    modules: modulesOf(rules, locale),
  };
  const document = { questions: questions.map((question) => ({ ...keyed(question), topic: question.topic ?? "" })) };
  return { locale, summary, document };
}

/** Builds an exam from checked files. */
export function buildExam(exam: ExamSource, courses: readonly { id: number; slug: string }[]): BuiltExam {
  const rules = checked(exam.rules);
  const courseId = courses.find(({ slug }) => slug === rules.course)?.id ?? null;
  const locales = [...exam.locales].map(([locale, pool]) => localeOf(rules, checked(pool), locale));
  return { id: rules.id, slug: exam.slug, status: rules.status, courseId, locales };
}
