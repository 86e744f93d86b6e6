type Plural = Intl.LDMLPluralRule;

/**
 * The texts of a language in the form of the English ones: the same keys, and of each plural the forms that the language
 * has (`Intl.PluralRules`). Which these are no type can say: a test does (`translations.test.ts`).
 */
export type Translation<Texts> = {
  // "too_many" is a word: only what has an "other" is a plural.
  [Key in keyof Texts as Key extends `${infer Stem}_${Plural}`
    ? `${Stem}_other` extends keyof Texts
      ? never
      : Key
    : Key]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
} & {
  [Key in keyof Texts as Key extends `${infer Stem}_other` ? `${Stem}_${Plural}` : never]?: string;
};

/**
 * The texts come in pieces: what every page needs, what some do (home and courses, lessons and quizzes, series, exams,
 * certificates, one's account, what things are looked up in), and what opens on any page. A piece is fetched with the
 * first page or dialog that needs it (record 13); a language knows its own, so that no page carries the names of all.
 */
export const laterPieces = [
  "finding",
  "lesson",
  "series",
  "exam",
  "certificates",
  "account",
  "library",
  "tools",
] as const;
export type LaterPiece = (typeof laterPieces)[number];
export type LaterTexts = Record<LaterPiece, () => Promise<{ texts: object }>>;
