import type { Equivalent } from "./equivalents";

const answeredOnce = "An answer with another number of parts was refused two lines above.";
const neverRight = "No answer and an answer that is never right are graded alike.";

/** Faults that no test can notice, with the reason. An entry that matches no survivor is an error. */
export const judged: readonly Equivalent[] = [
  {
    file: "server/courses/rules/quiz.ts",
    from: "const right = questions.filter(({ id }) => outcomes[id]?.right).length;",
    to: "const right = questions.filter(({ id }) => outcomes[id].right).length;",
    reason: "One line above, every question has an outcome; the type does not know.",
  },
  {
    file: "server/courses/rules/watched.ts",
    from: "if (merged.length <= maxRanges) return merged;",
    to: "if (false) return merged;",
    reason: "A shortcut: keeping at most 500 of fewer ranges keeps all.",
  },
  {
    file: "server/courses/rules/watched.ts",
    from: "if (merged.length <= maxRanges) return merged;",
    to: "if (merged.length < maxRanges) return merged;",
    reason: "A shortcut: keeping at most 500 of 500 ranges keeps all.",
  },
  {
    file: "server/exams/rules/attempt.ts",
    from: 'return { finishedAt: now < startedAt ? startedAt : now, finishedBy: "learner" };',
    to: 'return { finishedAt: now <= startedAt ? startedAt : now, finishedBy: "learner" };',
    reason: "Of two equal instants, either.",
  },
  {
    file: "server/exams/rules/attempt.ts",
    from: "const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length;",
    to: 'const right = questions.filter((question) => isRight(question, answers[question.id] ?? ["Stryker was here"])).length;',
    reason: neverRight,
  },
  {
    file: "server/exams/rules/attempt.ts",
    from: "if (isRight(question, answers[question.id] ?? [])) topic.right += 1;",
    to: 'if (isRight(question, answers[question.id] ?? ["Stryker was here"])) topic.right += 1;',
    reason: neverRight,
  },
  {
    file: "server/exams/rules/attempt.ts",
    from: ".filter((question) => !isRight(question, answers[question.id] ?? []))",
    to: '.filter((question) => !isRight(question, answers[question.id] ?? ["Stryker was here"]))',
    reason: neverRight,
  },
  {
    file: "server/exams/rules/draw.ts",
    from: "while (drawn.length < count && piles.some((pile) => pile.length > 0)) {",
    to: "while (true && piles.some((pile) => pile.length > 0)) {",
    reason: "The loop inside takes no question beyond the count, and the piles get empty.",
  },
  {
    file: "server/exams/rules/draw.ts",
    from: "while (drawn.length < count && piles.some((pile) => pile.length > 0)) {",
    to: "while (drawn.length <= count && piles.some((pile) => pile.length > 0)) {",
    reason: "The loop inside takes no question beyond the count, and the piles get empty.",
  },
  {
    file: "server/exams/rules/questions.ts",
    from: 'const folded = (text: string): string => text.normalize("NFKC").trim().toUpperCase().toLowerCase().normalize("NFKC");',
    to: 'const folded = (text: string): string => text.normalize("NFKC").trim().toUpperCase().toUpperCase().normalize("NFKC");',
    reason: "No two characters of Unicode 15 are equal in lower case only, once they were in upper case.",
  },
  {
    file: "server/exams/rules/questions.ts",
    from: 'case "trueFalse": return only !== undefined && question.correct.includes(only);',
    to: 'case "trueFalse":',
    reason: "Goes on as a question with several right options, of which these have one (`check-questions.ts`).",
  },
  {
    file: "server/exams/rules/questions.ts",
    from: "return only !== undefined && question.correct.includes(only);",
    to: "return true && question.correct.includes(only);",
    reason: answeredOnce,
  },
  {
    file: "server/exams/rules/questions.ts",
    from: "return only !== undefined && question.correct.some((text) => folded(text) === folded(only));",
    to: "return true && question.correct.some((text) => folded(text) === folded(only));",
    reason: answeredOnce,
  },
];
