import { paths } from "../../src/paths/paths";
import { sections } from "../../src/paths/sections";
import { staffPaths } from "../../src/paths/staff-paths";
import type { ContentSource, CourseSource, ExamSource } from "./read";
import type { SeriesSource } from "./read-items";
import type { Source } from "./source";

/** A page that content has made: links may lead to it. */
export interface PageAddress {
  /** The folder or file that it is made from. */
  file: string;
  address: string;
  /** Learners cannot open it. */
  isDraft: boolean;
}

/** Pages that exist without any content; `sections` names the others. */
const fixedPages: readonly string[] = [
  paths.home,
  paths.myCertificates,
  paths.myLearning,
  paths.profile,
  paths.editing,
  paths.administration,
  staffPaths.feedbackInbox,
  staffPaths.quizReports,
  staffPaths.certificates,
  staffPaths.imports(),
  paths.terms,
  paths.search(),
  paths.signIn(),
];

/** The addresses that every site has. */
export const siteAddresses: ReadonlySet<string> = new Set([
  ...fixedPages,
  ...Object.values(sections).flatMap(({ path }) => (path ? [`/academy/${path}/`] : [])),
]);

type Rules = Source<{ status: "draft" | "published" }>;

/** If a file cannot be read, that is the problem to report, not the links that lead to it. */
const pagesOf = ({ file, value }: Rules, addresses: readonly string[]): PageAddress[] =>
  addresses.map((address) => ({ file, address, isDraft: value?.status === "draft" }));

function ofCourse({ slug, rules, locales }: CourseSource): PageAddress[] {
  const lessons = (locales.get("en")?.lessons ?? []).map((_, index) => paths.lesson(slug, index + 1));
  const isStandAlone = rules.value?.type === "standAloneLesson";
  return pagesOf(rules, [isStandAlone ? paths.standaloneCourse(slug) : paths.course(slug), ...lessons]);
}

const ofExam = ({ slug, rules }: ExamSource): PageAddress[] =>
  pagesOf(rules, [paths.exam(slug), ...(rules.value?.modules ?? []).map(({ id }) => paths.moduleExam(slug, id))]);

const ofSeries = ({ slug, rules }: SeriesSource): PageAddress[] =>
  pagesOf(rules, [
    paths.series(slug),
    ...(rules.value?.episodes ?? []).map((episode) => paths.episode(slug, episode.slug)),
  ]);

const oneOf = (rules: Rules, address: string): PageAddress[] => pagesOf(rules, [address]);

/** The pages of everything that was read. */
export function addressesOf(content: ContentSource): PageAddress[] {
  return [
    ...content.courses.flatMap(ofCourse),
    ...content.exams.flatMap(ofExam),
    ...content.series.flatMap(ofSeries),
    ...content.webinars.flatMap(({ slug, rules }) => oneOf(rules, paths.webinar(slug))),
    ...content.templates.flatMap(({ slug, rules }) => oneOf(rules, paths.template(slug))),
    ...content.glossary.flatMap(({ slug, source }) => oneOf(source, paths.term(slug))),
    ...(content.eventTypes.value ?? []).map(({ slug }) => ({
      file: content.eventTypes.file,
      address: paths.schedule(slug),
      isDraft: false,
    })),
  ];
}
