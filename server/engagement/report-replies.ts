import { fewestAnswers, type QuestionReport, type QuizReport } from "../../contract/engagement/reports";
import type { ContentLocale } from "../../contract/primitives";
import { paths } from "../../src/paths/paths";
import type { Catalogue } from "../content/catalogue";
import { urlOf } from "../courses/routes/course-replies";
import type { Database } from "../db/database";
import { inWords, type KeyedQuestion } from "../exams/rules/questions";
import { type OptionSum, optionSums, type Wanted } from "./queries/answer-counts";
import { versionOf } from "./rules/answer-counts";
import { chosenIn, type QuestionTally, shareOf, type TargetTally } from "./rules/reports";

/** How many wrong options a report names. */
const maxWrong = 3;

/** A quiz or an exam in the content of today. */
interface Source extends Pick<QuizReport, "title" | "course" | "url" | "file"> {
  /** The language of the texts: the one asked for, or English. */
  language: ContentLocale;
  questions: readonly KeyedQuestion[];
}

async function quizSource(
  db: Database,
  catalogue: Catalogue,
  id: number,
  locale: ContentLocale,
): Promise<Source | null> {
  const course = catalogue.courseOfStep(id);
  if (!course) return null;
  const { text, language } = catalogue.courseText(course, locale);
  const { lessons } = await catalogue.courseDocument(db, course, language);
  for (const lesson of lessons) {
    const step = lesson.steps.find((one) => one.id === id);
    if (step?.type !== "quiz") continue;
    const url =
      text.contentType === "standAloneLesson"
        ? urlOf(course.slug, text.contentType)
        : paths.lesson(course.slug, lesson.number, step.number);
    const file = `courses/${course.slug}/${language}/lesson-${lesson.number}.yaml`;
    return { title: step.title, course: text.title, url, file, language, questions: step.questions };
  }
  return null;
}

async function examSource(
  db: Database,
  catalogue: Catalogue,
  id: number,
  locale: ContentLocale,
): Promise<Source | null> {
  const exam = catalogue.exam(id);
  if (!exam) return null;
  const { text, language } = catalogue.examText(exam, locale);
  const { questions } = await catalogue.examDocument(db, exam, language);
  const file = `exams/${exam.slug}/${language}/questions.yaml`;
  return { title: text.title, course: null, url: paths.exam(exam.slug), file, language, questions };
}

function questionReply(tally: QuestionTally, chosen: Map<string, number>, source: Source | null): QuestionReport {
  const { id, answers, right, versions, earlier } = tally;
  const question = source?.questions.find((one) => one.id === id);
  const asked = source ? versions.get(source.language) : undefined;
  const isTold = answers >= fewestAnswers;
  const wrong = [...chosen]
    .filter(([option]) => isTold && !question?.correct.includes(option))
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, maxWrong);
  return {
    id,
    text: question?.text ?? null,
    answers,
    right: shareOf(right, answers, fewestAnswers),
    wrong: question
      ? wrong.map(([option, count]) => ({
          id: option,
          text: inWords(question, [option]).join(),
          share: shareOf(count, answers, fewestAnswers) ?? 0,
        }))
      : [],
    isChanged: question !== undefined && asked !== undefined && asked !== versionOf(question),
    earlier:
      earlier.answers === 0
        ? null
        : { answers: earlier.answers, right: shareOf(earlier.right, earlier.answers, fewestAnswers) },
  };
}

/** A report with the texts of today's content; what no longer exists keeps its numbers. */
async function reportReply(
  { db, catalogue, locale }: Place,
  tally: TargetTally,
  options: readonly OptionSum[],
): Promise<QuizReport> {
  const { kind, id, attempts, questions } = tally;
  const source = await (kind === "quiz" ? quizSource : examSource)(db, catalogue, id, locale);
  const own = options.filter((one) => one.kind === kind && one.targetId === id);
  return {
    kind,
    id,
    title: source?.title ?? `${kind} ${id}`,
    course: source?.course ?? null,
    url: source?.url ?? null,
    file: source?.file ?? null,
    attempts: attempts.answers,
    passed: shareOf(attempts.right, attempts.answers, fewestAnswers),
    questions: questions.map((question) => questionReply(question, chosenIn(tally, question, own), source)),
  };
}

interface Place {
  db: Database;
  catalogue: Catalogue;
  /** Of the texts. */
  locale: ContentLocale;
}

/** The reports of some quizzes and exams, in their order. */
export async function reportReplies(
  place: Place,
  wanted: Wanted,
  tallies: readonly TargetTally[],
): Promise<QuizReport[]> {
  const options = await optionSums(place.db, wanted, tallies);
  const replies: QuizReport[] = [];
  for (const tally of tallies) replies.push(await reportReply(place, tally, options));
  return replies;
}
