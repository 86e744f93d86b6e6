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
 * The texts come in namespaces, named after the domains: `common` is what every page needs. Where some screens of a
 * domain need much that the others don't, they have a namespace of their own, named after a screen. A namespace is
 * fetched with the first page or dialog that needs it (record 13); a language knows its own, so that no page carries the
 * names of all.
 */
export const laterNamespaces = [
  "account",
  "catalogue",
  "catalogue-lists",
  "certificates",
  "courses",
  "courses-lesson",
  "courses-my-learning",
  "courses-onboarding",
  "courses-series",
  "engagement",
  "exams",
  "library",
] as const;
export type LaterNamespace = (typeof laterNamespaces)[number];
export type LaterTexts = Record<LaterNamespace, () => Promise<{ texts: object }>>;
