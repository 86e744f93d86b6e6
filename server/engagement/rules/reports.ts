/** What the sums say about a question or a whole quiz; this file knows neither content nor queries. */

interface Sum {
  kind: "quiz" | "exam";
  targetId: number;
  questionId: string;
  version: string;
  locale: string;
  count: number;
}
interface TotalSum extends Sum {
  right: number;
  lastAt: Date;
}
interface OptionSum extends Sum {
  option: string;
}

/** Answers to one question, or finished attempts. */
interface Tally {
  answers: number;
  right: number;
}

export interface QuestionTally extends Tally {
  id: string;
  /** The version that was last asked, by language. */
  versions: Map<string, string>;
  /** Answers to earlier versions. */
  earlier: Tally;
}

export interface TargetTally {
  kind: "quiz" | "exam";
  id: number;
  attempts: Tally;
  questions: QuestionTally[];
}

/** The share in percent, rounded down like a score; null for fewer answers than say anything without naming anyone. */
export const shareOf = (part: number, all: number, fewest: number): number | null =>
  all === 0 || all < fewest ? null : Math.floor((100 * part) / all);

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const add = (into: Tally, { count, right }: TotalSum): void => {
  into.answers += count;
  into.right += right;
};

/** A question's sums; in each language, only the version that was asked last counts. */
function questionOf(id: string, sums: readonly TotalSum[]): QuestionTally {
  const versions = new Map<string, string>();
  for (const [locale, own] of groupBy(sums, (one) => one.locale)) {
    const latest = own.reduce((a, b) => (b.lastAt > a.lastAt ? b : a));
    versions.set(locale, latest.version);
  }
  const question: QuestionTally = { id, answers: 0, right: 0, versions, earlier: { answers: 0, right: 0 } };
  for (const one of sums) add(versions.get(one.locale) === one.version ? question : question.earlier, one);
  return question;
}

/** How often each option of a question was chosen, in the versions that count. */
export function chosenIn(
  target: Pick<TargetTally, "kind" | "id">,
  question: QuestionTally,
  sums: readonly OptionSum[],
): Map<string, number> {
  const chosen = new Map<string, number>();
  for (const { kind, targetId, questionId, locale, version, option, count } of sums)
    if (kind === target.kind && targetId === target.id && questionId === question.id)
      if (question.versions.get(locale) === version) chosen.set(option, (chosen.get(option) ?? 0) + count);
  return chosen;
}

function targetOf(sums: readonly [TotalSum, ...TotalSum[]], fewest: number): TargetTally {
  const [{ kind, targetId }] = sums;
  const attempts: Tally = { answers: 0, right: 0 };
  const questions: QuestionTally[] = [];
  for (const [id, own] of groupBy(sums, (one) => one.questionId)) {
    if (id === "") for (const one of own) add(attempts, one);
    else questions.push(questionOf(id, own));
  }
  return { kind, id: targetId, attempts, questions: questions.sort(hardestFirst(fewest)) };
}

/** How hard a question is: its share of right answers; more than any share where there are too few answers. */
const hardnessOf = ({ right, answers }: Tally, fewest: number): number =>
  answers === 0 || answers < fewest ? 2 : right / answers;

const hardestFirst =
  (fewest: number) =>
  (a: QuestionTally, b: QuestionTally): number =>
    hardnessOf(a, fewest) - hardnessOf(b, fewest) || b.answers - a.answers || (a.id < b.id ? -1 : 1);

/** Quizzes and exams with their questions, the hardest first; ordered by their hardest question or by attempts. */
export function reportsOf(
  sums: readonly TotalSum[],
  { sort, fewest }: { sort: "hardest" | "attempts"; fewest: number },
): TargetTally[] {
  const targets = [...groupBy(sums, ({ kind, targetId }) => `${kind} ${targetId}`).values()].map((own) =>
    targetOf(own as [TotalSum, ...TotalSum[]], fewest),
  );
  const hardest = ({ questions: [first] }: TargetTally): number => (first ? hardnessOf(first, fewest) : 2);
  return targets.sort(
    (a, b) =>
      (sort === "hardest" ? hardest(a) - hardest(b) : 0) ||
      b.attempts.answers - a.attempts.answers ||
      (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1),
  );
}
