import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Written {
  id: string;
  type: "single" | "multiple" | "trueFalse" | "text";
  options?: { id: string; correct?: boolean }[];
  answer?: boolean;
  answers?: string[];
}

/** The correct answers by question id, from the authors' files; the browser never receives them. */
export type Key = Record<string, string[]>;

const rightAnswer = ({ options, answer, answers }: Written): string[] =>
  options?.filter(({ correct }) => correct).map(({ id }) => id) ?? (answers ? answers.slice(0, 1) : [String(answer)]);

const keyOf = (questions: Written[]): Key => Object.fromEntries(questions.map((q) => [q.id, rightAnswer(q)]));

const read = (path: string) => parse(readFileSync(path, "utf8"));

/** The key of an exam's whole pool. */
export const examKey = (exam: string, content = "content"): Key =>
  keyOf(read(join(content, "exams", exam, "en", "questions.yaml")).questions);

/** The keys of a course's quizzes, by step id. */
export function quizKeys(course: string, content = "content"): Record<number, Key> {
  const folder = join(content, "courses", course, "en");
  const lessons = readdirSync(folder).filter((name) => name.startsWith("lesson-"));
  const steps: { id: number; questions?: Written[] }[] = lessons.flatMap((name) => read(join(folder, name)).steps);
  return Object.fromEntries(steps.flatMap(({ id, questions }) => (questions ? [[id, keyOf(questions)]] : [])));
}
