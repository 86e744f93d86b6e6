import { checkOnce } from "./check-names";
import type { QuestionInFile } from "./schemas";
import type { Source } from "./source";

type Path = readonly (string | number)[];

/** Checks a list of questions against rules that a schema cannot express (R6). */
export function checkQuestions(
  source: Source<unknown>,
  at: Path,
  questions: readonly QuestionInFile[],
  inExam: boolean,
): void {
  checkOnce(
    source,
    questions.map(({ id }) => id),
    (index) => [...at, index, "id"],
  );
  for (const [index, question] of questions.entries()) {
    const here = [...at, index];
    if (inExam && question.topic === undefined) source.complain(here, "must have a topic");
    if (!inExam && question.topic !== undefined) source.complain([...here, "topic"], "is only allowed in exams");
    if (question.type !== "single" && question.type !== "multiple") continue;
    const { options } = question;
    checkOnce(
      source,
      options.map(({ id }) => id),
      (second) => [...here, "options", second, "id"],
    );
    const correct = options.filter((option) => option.correct).length;
    if (question.type === "single" && correct !== 1)
      source.complain([...here, "options"], `must have exactly one correct option, not ${correct}`);
    if (question.type === "multiple" && correct < 2)
      source.complain([...here, "options"], `must have two or more correct options, not ${correct}`);
  }
}

/** What must be the same in every language: ids, types and the key of choices. */
const shapeOf = (question: QuestionInFile): string =>
  JSON.stringify([
    question.id,
    question.type,
    "options" in question ? question.options.map((option) => [option.id, option.correct === true]) : null,
    question.type === "trueFalse" ? question.answer : null,
  ]);

/** Checks that a translation has the same questions as English, in the same order and with the same key. */
export function checkTranslatedQuestions(
  source: Source<unknown>,
  at: Path,
  questions: readonly QuestionInFile[],
  english: readonly QuestionInFile[],
): void {
  if (questions.length !== english.length) {
    // After a missing or an added question, later ones would be compared with the wrong question.
    source.complain(at, `must be ${english.length} questions, as in English, not ${questions.length}`);
    return;
  }
  for (const [index, question] of questions.entries()) {
    const original = english[index];
    if (original && shapeOf(question) !== shapeOf(original))
      source.complain([...at, index], "must have the same id, type, option ids and correct options as in English");
  }
}
