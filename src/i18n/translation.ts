type Plural = Intl.LDMLPluralRule;

/**
 * The texts of a language in the form of the English ones: the same keys, and for each plural the forms of the language
 * (`Intl.PluralRules`). A type cannot express which those are, so a test checks them (`translations.test.ts`).
 */
export type Translation<Texts> = {
  // "too_many" is a word: only keys with an "other" form are plurals.
  [Key in keyof Texts as Key extends `${infer Stem}_${Plural}`
    ? `${Stem}_other` extends keyof Texts
      ? never
      : Key
    : Key]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
} & {
  [Key in keyof Texts as Key extends `${infer Stem}_other` ? `${Stem}_${Plural}` : never]?: string;
};

/**
 * The texts come in namespaces, named after the domains: `common` is what every page needs. If some screens of a domain
 * need many texts that the others don't, they have a separate namespace, named after a screen. The first HTML has the
 * namespaces of its page and the addresses of the others, which are loaded with the first page or dialog that needs
 * them (records 13 and 56).
 */
export const laterNamespaces = [
  "account",
  "account-accounts",
  "account-administration",
  "account-audit",
  "account-email",
  "account-imports",
  "account-passkey-use",
  "account-passkeys",
  "account-promo-codes",
  "account-ratings",
  "account-proof",
  "account-registration",
  "account-sessions",
  "account-site-settings",
  "catalogue",
  "catalogue-lists",
  "catalogue-plus",
  "certificates",
  "certificates-administration",
  "courses",
  "courses-lesson",
  "courses-my-learning",
  "courses-onboarding",
  "courses-player",
  "courses-series",
  "engagement",
  "engagement-inbox",
  "engagement-reports",
  "exams",
  "exams-attempt",
  "exams-list",
  "library",
  "plan",
] as const;
export type LaterNamespace = (typeof laterNamespaces)[number];
export const namespaces = ["common", ...laterNamespaces] as const;
export type Namespace = (typeof namespaces)[number];
