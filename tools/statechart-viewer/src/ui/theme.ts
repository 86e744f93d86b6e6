import { breakpoints, type ColorName, constants, defaultTheme } from "./tokens";

type References<Name extends string> = { readonly [Key in Name]: string };

function references<Name extends string>(names: readonly Name[], prefix: string): References<Name> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`])) as References<Name>;
}

/** Colors for styled-components: `${color.ink}` gives `var(--color-ink)`, so both modes share one rule. */
export const color = references(Object.keys(defaultTheme.light) as ColorName[], "color-");

/** Other tokens: `${token["space-4"]}` gives `var(--space-4)`. */
export const token = references(Object.keys(constants) as (keyof typeof constants)[], "");

/** A media query for a breakpoint and above: `${up("md")} { … }`. */
export const up = (breakpoint: keyof typeof breakpoints): string => `@media (min-width: ${breakpoints[breakpoint]}px)`;
