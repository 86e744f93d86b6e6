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

/** Media query from a breakpoint upwards: `${up("md")} { … }`. */
export const up = (breakpoint: Breakpoint): string => `@media (min-width: ${breakpoints[breakpoint]}px)`;

/** Media query for windows narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint): string => `@media (max-width: ${breakpoints[breakpoint] - 1}px)`;
