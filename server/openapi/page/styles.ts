import { breakpoints, dark, light } from "../../../src/theme/tokens";

const properties = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");

/** The page's stylesheet, in the academy's colors. */
export const styles = `
:root { ${properties(light)} color-scheme: light; }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} color-scheme: dark; } }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
a { color: var(--accent-ink); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
h1, h2, h3, h4 { line-height: 1.25; margin: 0; text-wrap: balance; }
p { margin: 0.5rem 0; max-width: 44rem; }
.skip { position: absolute; left: -100vw; top: 0; padding: 0.75rem 1rem; background: var(--surface); z-index: 1; }
.skip:focus { left: 0; }
header { padding: 2rem 1rem 1rem; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); letter-spacing: -0.02em; }
.frame { padding: 0 1rem 4rem; }
nav { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 0.75rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav ul ul { padding: 0 0 0.5rem 1rem; }
nav a, nav summary { display: block; padding: 0.25rem 0; min-height: 2rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
summary { cursor: pointer; }
nav summary::before { content: "▸"; display: inline-block; width: 1.25em; color: var(--ink-faint); }
nav details[open] > summary::before { content: "▾"; }
nav summary { list-style: none; }
nav summary::-webkit-details-marker { display: none; }
main { min-width: 0; }
section { margin-top: 3rem; }
h2 { font-size: 1.75rem; padding-bottom: 0.5rem; border-bottom: 2px solid var(--rule-strong); }
.guide h3 { margin: 1.75rem 0 0.25rem; font-size: 1.125rem; }
.guide ul { padding-left: 1.25rem; max-width: 44rem; }
.guide li { margin: 0.25rem 0; }
article { margin-top: 1.5rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 0.75rem; }
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
article h3 { font-size: 1.125rem; }
article h3 a { color: inherit; text-decoration: none; }
article h3 a:hover { text-decoration: underline; }
.address { max-width: none; }
.method { display: inline-block; padding: 0.125rem 0.5rem; border-radius: 0.375rem; font-weight: 700; font-size: 0.8125rem; letter-spacing: 0.04em; background: var(--info-soft); color: var(--info-ink); }
.method.post { background: var(--success-soft); color: var(--success-ink); }
.method.put { background: var(--warning-soft); color: var(--warning-ink); }
.method.delete { background: var(--danger-soft); color: var(--danger-ink); }
.path { font-weight: 600; }
.summary { font-size: 1.0625rem; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 0.875rem; color: var(--ink-soft); }
dl { margin: 0; }
.fields { border-top: 1px solid var(--rule); }
.fields > dt { padding-top: 0.5rem; }
.fields > dd { margin: 0; padding-bottom: 0.5rem; border-bottom: 1px solid var(--rule); }
.fields > dd > p { margin: 0.125rem 0 0; color: var(--ink-soft); }
.fields .fields { margin: 0.5rem 0 0 0.25rem; padding-left: 0.75rem; border-top: 0; border-left: 2px solid var(--rule-strong); }
.fields .fields > dd:last-child { border-bottom: 0; }
.name { font-weight: 700; }
.type { color: var(--ink-soft); }
.tag { margin-left: 0.5rem; padding: 0.0625rem 0.375rem; border-radius: 0.25rem; background: var(--sunken); color: var(--ink-soft); font-size: 0.8125rem; }
.status { font-weight: 700; font-variant-numeric: tabular-nums; }
.refusals { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
.refusals dt { padding: 0.25rem 0; }
.refusals dd { margin: 0; padding: 0.25rem 0; }
.refusals p { margin: 0; }
details { margin-top: 0.75rem; }
nav details { margin: 0; }
pre { margin: 0.5rem 0 0; padding: 0.75rem 1rem; background: var(--sunken); border-radius: 0.5rem; white-space: pre-wrap; }
@media (min-width: ${breakpoints.md}px) {
  header { padding: 3rem 2rem 1.5rem; }
  .frame { display: grid; grid-template-columns: 16rem minmax(0, 60rem); gap: 3rem; padding: 0 2rem 6rem; align-items: start; }
  nav { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
  main > section:first-child { margin-top: 0; }
}
@media print { nav, .skip { display: none; } article { break-inside: avoid; border: 0; padding: 0; } }
`;
