import { type Breakpoint, breakpoints, type Colours, constants, light } from "./tokens";

type Reference<Name extends string> = { readonly [Key in Name]: string };

function references<Name extends string>(names: readonly Name[], prefix: string): Reference<Name> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`])) as Reference<Name>;
}

/** Colors for styled-components: `${color.ink}` gives `var(--color-ink)`, so both modes share one rule. */
export const color = references(Object.keys(light) as (keyof Colours)[], "color-");

/** Everything else: `${token["space-4"]}` gives `var(--space-4)`. */
export const token = references(Object.keys(constants) as (keyof typeof constants)[], "");

/** Shadows: `${shadow.mid}`. */
export const shadow = references(["low", "mid", "high"] as const, "shadow-");

/*
 * Media queries are in `em`, of 16 px at the usual text size: for people who have set a larger one in the browser, a window
 * is as narrow as it looks.
 */

/** Media query from a breakpoint upwards: `${up("md")} { … }`. */
export const up = (breakpoint: Breakpoint): string => `@media (min-width: ${breakpoints[breakpoint] / 16}em)`;

/** Media query for a phone with text of twice the size, where even a word can be as wide as the window. */
export const tight = "@media (max-width: 15.625em)";

/** Media query for windows narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint): string => `@media (max-width: ${(breakpoints[breakpoint] - 1) / 16}em)`;

/** Media query for windows of at most 500 px: enlarged, or on a phone held sideways. */
export const short = "@media (max-height: 31.25em)";
