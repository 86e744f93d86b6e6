import type { NamedFault } from "./equivalents";

/** What `npm test` tries: files whose every fault is noticed or judged. Less than a minute on two cores. */
export const sample = [
  "server/courses/rules/quiz.ts",
  "server/courses/rules/watched.ts",
  "machines/courses/series-list.ts",
];

/** Faults that the sample must contain and notice: without any fault, no fault would survive. */
export const known: readonly NamedFault[] = [
  {
    file: "server/courses/rules/quiz.ts",
    from: "return { score, passed: score >= passMark, right, total };",
    to: "return { score, passed: score > passMark, right, total };",
  },
  {
    file: "server/courses/rules/watched.ts",
    from: "if (last && from <= last[1]) last[1] = Math.max(last[1], to);",
    to: "if (last && from < last[1]) last[1] = Math.max(last[1], to);",
  },
  {
    file: "machines/courses/series-list.ts",
    from: "isEmpty: (_, cards: SeriesCard[]) => cards.length === 0,",
    to: "isEmpty: (_, cards: SeriesCard[]) => cards.length !== 0,",
  },
];
