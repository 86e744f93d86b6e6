import type { ContentLocale } from "../../contract/primitives";

/** Input of calls with one answer per language, mostly lists. */
export interface Localized {
  locale: string;
}
/** A course, an exam, a template, …: anything named by a slug in one language. */
export interface ContentRef extends Localized {
  slug: string;
}
/** A command with its idempotency key (R18). */
export interface Keyed {
  key: string;
}

/** Machines have the language as a plain string; hosts only ever set a content language. */
export const inLocale = (locale: string) => ({ locale: locale as ContentLocale });
export const paramsOf = ({ locale, slug }: ContentRef) => ({ ...inLocale(locale), slug });

/** A value's form in a query: numbers and flags as text, lists joined by commas. */
type Said<V> = V extends number
  ? string
  : V extends boolean
    ? "true" | "false"
    : V extends readonly unknown[]
      ? string
      : V;
type Asked = string | number | boolean | readonly (string | number)[] | null | undefined;

/** A query without empty texts, empty lists and undefined values. */
export const queryOf = <Q extends Record<string, Asked>>(asked: Q): { [K in keyof Q]?: Said<NonNullable<Q[K]>> } =>
  Object.fromEntries(
    Object.entries(asked)
      .map(([name, value]) => [name, String(value ?? "")] as const)
      .filter(([, text]) => text !== ""),
  ) as { [K in keyof Q]?: Said<NonNullable<Q[K]>> };
