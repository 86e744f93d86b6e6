import type { Colors, Theme } from "../ui/tokens";

/** The colors of a drawing's parts. */
const colorsByPart = (colors: Colors): Record<string, string> => ({
  "--paper": colors.paper,
  "--surface": colors.surface,
  "--sunken": colors.sunken,
  "--ink": colors.ink,
  "--soft": colors["ink-soft"],
  "--line": colors.control,
  "--rule": colors["rule-strong"],
  "--accent": colors.accent,
  "--accent-soft": colors["accent-soft"],
  "--highlight": colors["highlight-ink"],
  "--danger": colors.danger,
  "--danger-soft": colors["danger-soft"],
  "--success": colors["success-ink"],
  "--success-soft": colors["success-soft"],
  "--warning": colors["warning-ink"],
  "--warning-soft": colors["warning-soft"],
  "--info": colors["info-ink"],
});
const properties = (colors: Colors): string =>
  Object.entries(colorsByPart(colors))
    .map(([name, value]) => `${name}:${value};`)
    .join("");

/** Rules without line breaks, for files. */
export const compact = (rules: string): string => rules.replaceAll(/\s*\n\s*/g, "");

/** The light colors, as properties. */
export const lightDrawing = ({ light }: Pick<Theme, "light">): string => properties(light);

/**
 * The styles of a drawing, in both modes, for separate files as well as pages. Selectors that mark a state are doubled
 * (`.state.state`) so that they override those of compound and final states.
 */
export const drawingStyle = ({ light, dark }: Theme): string => `
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
.picture .state.folded > rect.below { fill: var(--sunken); stroke: var(--rule); }
.picture .state.stub > rect.outer { fill: var(--paper); stroke: var(--rule); stroke-dasharray: 3 3; }
.picture .stub > .stub { font-weight: 600; fill: var(--soft); }
.picture .folded > .folded { font-weight: 600; fill: var(--accent); }
.picture .unfold { cursor: pointer; }
.picture .unfold rect { fill: var(--surface); stroke: var(--rule); }
.picture .unfold path { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
.picture .unfold:hover rect { fill: var(--accent-soft); }
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
.picture .transition.bundle .line { stroke-width: 2.25; }
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
.picture .mark { font-size: 12px; font-weight: 600; fill: var(--accent); }
.picture [role="button"] { cursor: pointer; }
.picture [role="button"]:focus { outline: none; }
.picture [role="button"]:focus-visible > rect, .picture [role="button"]:focus-visible > circle, .picture [role="button"]:focus-visible > .plate { stroke: var(--highlight); stroke-width: 3; }
`;

/** The styles of what the viewer adds to drawings: marks of tests and usage, and the map of all machines. */
export const overlayStyle = `
.picture .state.state.uncovered > rect.outer { stroke: var(--warning); stroke-width: 2; stroke-dasharray: 5 4; }
.picture .uncovered .mark, .picture .stuck .mark { fill: var(--warning); }
.picture .failing .mark, .picture .stuck .mark { fill: var(--danger); }
.picture .mark { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.picture.map .group { fill: var(--sunken); fill-opacity: 0.45; stroke: var(--rule); }
.picture.map .machine rect { fill: var(--surface); stroke: var(--line); stroke-width: 1.25; cursor: pointer; }
.picture.map .machine:hover > rect, .picture.map .machine:focus-visible > rect { stroke: var(--accent); stroke-width: 2.5; }
.picture.map .machine:focus { outline: none; }
.picture.map .journeyed > rect { stroke: var(--highlight); stroke-width: 2; }
.picture.map .step rect { fill: var(--highlight); stroke: none; }
.picture.map .step text { fill: var(--paper); font-weight: 700; }
.picture.map .texts { pointer-events: none; }
.picture.map .way .line { fill: none; stroke: var(--rule); stroke-width: 1.25; stroke-dasharray: 4 4; }
.picture.map .way .head { fill: var(--rule); }
.picture.map .way.runs .line { stroke: var(--soft); stroke-dasharray: none; }
.picture.map .way.runs .head { fill: var(--soft); }
.picture.map .way.on .line { stroke: var(--highlight); stroke-width: 3.5; stroke-dasharray: none; }
.picture.map .way.on .head { fill: var(--highlight); }
.picture .transition.last .line { stroke: var(--accent); stroke-width: 3; }
.picture .transition.last .head { fill: var(--accent); }
.picture .transition.uncovered .line { stroke: var(--warning); stroke-width: 2; }
.picture .transition.uncovered .head { fill: var(--warning); }
`;
