import type { ContentSource } from "./read";
import type { QuestionInFile } from "./schemas";
import type { Source } from "./source";

/**
 * How unlikely the number of longest right answers may be if length says nothing. At 1 in 100, about one of the hundred
 * exams and courses in all languages would be reported by mistake; the numbers are whole, so it is fewer.
 */
const leastLikely = 0.01;

/** The probability of at least `count` successes in independent trials with these probabilities. */
export function probabilityOfAtLeast(count: number, chances: readonly number[]): number {
  let distribution = [1];
  for (const chance of chances) {
    const next = Array.from({ length: distribution.length + 1 }, () => 0);
    for (const [successes, probability] of distribution.entries()) {
      next[successes] = (next[successes] ?? 0) + probability * (1 - chance);
      next[successes + 1] = (next[successes + 1] ?? 0) + probability * chance;
    }
    distribution = next;
  }
  return distribution.slice(count).reduce((sum, probability) => sum + probability, 0);
}

/** Whether somebody who always picks the longest option would be right. */
function isLongestRight(options: readonly { text: string; correct?: boolean | undefined }[]): boolean {
  const [longest, ...others] = [...options].sort((a, b) => b.text.length - a.text.length);
  return longest?.correct === true && others.every(({ text }) => text.length < longest.text.length);
}

function reviewQuestions(source: Source<unknown>, questions: readonly QuestionInFile[], place: string): void {
  const single = questions.flatMap((question) => (question.type === "single" ? [question.options] : []));
  const longest = single.filter(isLongestRight).length;
  const chances = single.map((options) => 1 / options.length);
  if (probabilityOfAtLeast(longest, chances) >= leastLikely) return;
  const expected = Math.round(chances.reduce((sum, chance) => sum + chance, 0));
  source.complain(
    [],
    `the right answer is the longest in ${longest} of ${single.length} questions with one right answer ${place}, by chance it would be about ${expected}; make wrong answers as long as right ones`,
  );
}

/** Checks for every exam and for the quizzes of every course, in each language, that length does not give answers away. */
export function reviewAnswers({ courses, exams }: ContentSource): void {
  for (const { locales } of exams)
    for (const source of locales.values()) reviewQuestions(source, source.value?.questions ?? [], "here");
  for (const { locales } of courses)
    for (const { text, lessons } of locales.values()) {
      const steps = lessons.flatMap(({ value }) => value?.steps ?? []);
      const questions = steps.flatMap((step) => (step.type === "quiz" ? step.questions : []));
      reviewQuestions(text, questions, "of the lessons next to it");
    }
}
