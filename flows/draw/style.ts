import { dark, light } from "../../src/theme/tokens";

/** The looks of pictures by part; colours are the site's own. */
const looks = (colours: typeof light): Record<string, string> => ({
  "--paper": colours.paper,
  "--surface": colours.surface,
  "--sunken": colours.sunken,
  "--ink": colours.ink,
  "--soft": colours["ink-soft"],
  "--line": colours.control,
  "--rule": colours["rule-strong"],
  "--accent": colours.accent,
  "--accent-soft": colours["accent-soft"],
  "--highlight": colours["highlight-ink"],
  "--danger": colours.danger,
  "--danger-soft": colours["danger-soft"],
  "--success": colours["success-ink"],
  "--success-soft": colours["success-soft"],
  "--warning": colours["warning-ink"],
  "--warning-soft": colours["warning-soft"],
  "--info": colours["info-ink"],
});
const properties = (colours: typeof light): string =>
  Object.entries(looks(colours))
    .map(([name, value]) => `${name}:${value};`)
    .join("");

/**
 * Rules for everything in a picture, in both modes; for a file of its own as for a page. What marks a state is said twice
 * (`.state.state`) so that it goes before what a state is drawn with for being compound or final.
 */
export const pictureStyle = `
.picture { ${properties(light)} font-family: "Figtree Variable", Figtree, "Helvetica Neue", Arial, sans-serif; font-size: 12px; fill: var(--ink); }
@media (prefers-color-scheme: dark) { .picture { ${properties(dark)} } }
:root[data-color="light"] .picture { ${properties(light)} }
:root[data-color="dark"] .picture { ${properties(dark)} }
.picture .ground { fill: var(--paper); }
.picture .state > rect { fill: var(--surface); stroke: var(--line); stroke-width: 1.25; }
.picture .state.compound > rect { fill: var(--sunken); fill-opacity: 0.45; stroke: var(--rule); }
.picture .state.parallel > rect { stroke-dasharray: 6 4; }
.picture .state.region > rect { stroke-dasharray: 6 4; }
.picture .state.final > rect.outer { stroke: var(--ink); }
.picture .state.final > rect.inner { fill: none; stroke: var(--ink); }
.picture .point { fill: var(--ink); stroke: none; }
.picture .anywhere rect { fill: var(--paper); stroke: var(--line); stroke-dasharray: 3 3; }
.picture .anywhere text { fill: var(--soft); font-style: italic; }
.picture .history circle { fill: var(--surface); stroke: var(--ink); stroke-width: 1.25; }
.picture .name { font-size: 15px; font-weight: 700; }
.picture .description, .picture .tag, .picture .action, .picture .doing { fill: var(--soft); }
.picture .invoke { fill: var(--info); }
.picture .guard { fill: var(--highlight); }
.picture .event { font-weight: 600; }
.picture .transition .line { fill: none; stroke: var(--soft); stroke-width: 1.25; stroke-linejoin: round; }
.picture .transition .head { fill: var(--soft); stroke: none; }
.picture .transition .plate { fill: transparent; stroke: none; }
.picture .transition.by-error .event { fill: var(--danger); }
.picture .transition.by-error .line { stroke: var(--danger); }
.picture .transition.by-error .head { fill: var(--danger); }
.picture .active > rect, .picture .active > circle { fill: var(--accent-soft) !important; fill-opacity: 1 !important; stroke: var(--accent) !important; stroke-width: 2.5; }
.picture .selected > rect, .picture .selected > circle { stroke: var(--highlight) !important; stroke-width: 3; }
.picture .transition.selected .line { stroke: var(--highlight); stroke-width: 2.5; }
.picture .transition.selected .head { fill: var(--highlight); }
.picture .state.state.added > rect.outer { fill: var(--success-soft); stroke: var(--success); stroke-width: 2; }
.picture .state.state.removed > rect.outer { fill: var(--danger-soft); stroke: var(--danger); stroke-width: 2; stroke-dasharray: 5 4; }
.picture .state.state.changed > rect.outer { fill: var(--warning-soft); stroke: var(--warning); stroke-width: 2; }
.picture .transition.added .line { stroke: var(--success); stroke-width: 2.25; }
.picture .transition.added .head, .picture .transition.added text { fill: var(--success); }
.picture .transition.removed .line { stroke: var(--danger); stroke-width: 2.25; stroke-dasharray: 5 4; }
.picture .transition.removed .head, .picture .transition.removed text { fill: var(--danger); }
.picture .transition.removed text { text-decoration: line-through; }
.picture .transition.changed .line { stroke: var(--warning); stroke-width: 2.25; }
.picture .transition.changed .head, .picture .transition.changed text { fill: var(--warning); }
.picture .transition.failing .line { stroke: var(--danger); stroke-width: 3; }
.picture .transition.uncovered .line { stroke-dasharray: 2 3; }
.picture .state.state.stuck > rect.outer { fill: var(--danger-soft); stroke: var(--danger); stroke-width: 2.5; }
.picture .mark { font-size: 11px; font-weight: 600; fill: var(--accent); }
.picture [role="button"] { cursor: pointer; }
.picture [role="button"]:focus { outline: none; }
.picture [role="button"]:focus-visible > rect, .picture [role="button"]:focus-visible > circle, .picture [role="button"]:focus-visible > .plate { stroke: var(--highlight); stroke-width: 3; }
`;
