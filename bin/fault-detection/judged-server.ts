import type { Equivalent } from "./equivalents";

const answeredOnce = "An answer with another number of parts was refused two lines above.";
const neverRight = "No answer and an answer that is never right are graded alike.";
const inEnglish = "A text that does not exist in the language is read in English.";

/** The faults of `judged` that are in the server. */
export const judgedInServer: readonly Equivalent[] = [
  {
    file: "server/account/queries/accounts.ts",
    from: 'override name = "AccountGone";',
    to: 'override name = "";',
    reason: "It is always answered as signed out, and its name is never written.",
  },
  {
    file: "server/catalogue/routes/course-lists.ts",
    from: 'catalogue.courseText(course, "en").text;',
    to: 'catalogue.courseText(course, "").text;',
    reason: inEnglish,
  },
  {
    file: "server/catalogue/routes/published-courses.ts",
    from: 'const { contentType, timing } = catalogue.courseText(course, "en").text;',
    to: 'const { contentType, timing } = catalogue.courseText(course, "").text;',
    reason: inEnglish,
  },
  {
    file: "server/certificates/badges/key.ts",
    from: "if (kept?.privateKey) return keyOf(kept.privateKey, kept.thumbprint);",
    to: "if (false) return keyOf(kept.privateKey, kept.thumbprint);",
    reason: "A shortcut: a second generated key is not kept, and the first one is used.",
  },
  {
    file: "server/courses/queries/quizzes.ts",
    from: "return row?.answers ?? {};",
    to: "return row.answers ?? {};",
    reason: "The row that is locked was inserted two lines above.",
  },
  {
    file: "server/courses/routes/lessons.ts",
    from: 'if (!lesson || !step) throw new ApiError("not_found");',
    to: 'if (!lesson || !step) throw new ApiError("");',
    reason: "A course has a lesson with a step, and progress points to one of them; the condition tells the type.",
  },
  {
    file: "server/courses/routes/notes.ts",
    from: 'const kept = change.kind === "write" ? change.row : change.kind === "keep" ? change.stored : null;',
    to: 'const kept = change.kind === "write" ? change.row : true ? change.stored : null;',
    reason: "The change that removes a note has no `stored`, which is answered like null.",
  },
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
    file: "server/exams/progress.ts",
    from: "if (finishedAt === null || finishedBy === null) return null;",
    to: "if (finishedAt === null || false) return null;",
    reason: "The table has both or neither; the condition tells the type.",
  },
  {
    file: "server/exams/routes/exams.ts",
    from: "return topic && topic.total > 0 ? topic.right / topic.total : 0;",
    to: "return topic && topic.total >= 0 ? topic.right / topic.total : 0;",
    reason: "A result has only topics of which something was asked.",
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
  {
    file: "server/library/routes/webinars.ts",
    from: '(item) => catalogue.itemText(item, "en").text.categories,',
    to: '(item) => catalogue.itemText(item, "").text.categories,',
    reason: inEnglish,
  },
];
