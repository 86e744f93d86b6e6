import { fontFaces } from "./fonts";
import { color, short, tight, token, up } from "./theme";
import { constants, dark, darkArtwork, light, shadows, stacksByLanguage, withMoreContrast } from "./tokens";

function properties(values: Readonly<Record<string, string>>, prefix = ""): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");
}

const lightProperties = `color-scheme:light;${properties(light, "color-")}${properties(shadows.light, "shadow-")}`;
const darkProperties = `color-scheme:dark;${properties(dark, "color-")}${properties(shadows.dark, "shadow-")}${properties(darkArtwork, "art-")}`;

const stacks = Object.entries(stacksByLanguage)
  .map(([language, own]) => `:root:lang(${language}) { ${properties(own)} }`)
  .join("\n  ");

const lightContrast = properties(withMoreContrast(light), "color-");
const darkContrast = properties(withMoreContrast(dark), "color-");

/**
 * Fonts, tokens, and the basic look of elements: in the first HTML of every page, in no script. It is separate from the
 * components' styles, because a rule added to a sheet with fonts makes Chromium lay out the whole page again.
 */
export const globalStyle = `
  ${fontFaces}

  :root { ${properties(constants)}${lightProperties} }
  /* Print is light, regardless of the mode on screen. */
  @media screen and (prefers-color-scheme: dark) { :root:not([data-color="light"]) { ${darkProperties} } }
  /* Chosen by the visitor, or a section's own theme, which is apart from that (R46). */
  @media screen { :root[data-color="dark"], :root:has([data-theme="series"]) { ${darkProperties} } }

  @media (prefers-contrast: more) { :root { ${lightContrast} } }
  @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) { :root:not([data-color="light"]) { ${darkContrast} } }
  @media screen and (prefers-contrast: more) { :root[data-color="dark"], :root:has([data-theme="series"]) { ${darkContrast} } }
  ${stacks}

  ${up("sm")} { :root { --gutter: 1.5rem; } }
  ${up("md")} { :root { --text-body: 1rem; --text-reading: 1.0625rem; --gutter: 2rem; } }
  ${up("xxl")} { :root { --section-gap: 120px; } }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 0.01ms; --motion-base: 0.01ms; --motion-slow: 0.01ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5.5rem; container-type: scroll-state; }
  /* Focused elements are scrolled neither beneath what sticks below the header, nor beneath what stays at the bottom. */
  html:has(main [data-sticky]) { scroll-padding-top: 9rem; }
  html:has(footer + div > :not(:empty)) { scroll-padding-bottom: 8rem; }
  html:has(footer + div > [data-toasts]) { scroll-padding-bottom: 13rem; }
  /* In a low window, nothing stays there. */
  ${short} { html:has(footer + div > :not(:empty)) { scroll-padding-bottom: 0; } }
  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${token["font-body"]};
    font-size: ${token["text-body"]};
    line-height: ${token["leading-body"]};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6 {
    margin: 0;
    font-family: ${token["font-heading"]};
    font-weight: 700;
    line-height: ${token["leading-heading"]};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: ${token["text-h1"]}; line-height: ${token["leading-tight"]}; letter-spacing: -0.03em; }
  h2 { font-size: ${token["text-h2"]}; letter-spacing: -0.022em; }
  h3 { font-size: ${token["text-h3"]}; }
  h4, h5, h6 { font-size: ${token["text-h4"]}; }
  /* Tracking is made for Latin letters, and phrases stay whole: words in Korean, phrases in Japanese. */
  :is(h1, h2, h3, h4, h5, h6, legend):is(:lang(ja), :lang(ko), :lang(zh)) { letter-spacing: 0; }
  body:lang(ja), [lang="ja"] { word-break: auto-phrase; overflow-wrap: anywhere; }
  :root:lang(ko), [lang="ko"] { word-break: keep-all; }
  p, ul, ol, dl, dd, figure, blockquote, pre { margin: 0; }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style-position: outside; }
  ul[role="list"], ol[role="list"] { list-style: none; }
  a { color: ${color["accent-ink"]}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  img, svg, video { display: block; max-width: 100%; }
  /* Arrows point to where the next thing is. */
  svg[data-directional]:dir(rtl) { transform: scaleX(-1); }
  img, video { height: auto; }
  iframe { border: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { padding: 0; }
  hr { margin: 0; border: 0; border-top: 1px solid ${color.rule}; }
  time, table { font-variant-numeric: tabular-nums; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  /* A script moves the focus here after a navigation, so that the heading is read out; a ring would be confusing. */
  [tabindex="-1"]:focus { outline: none; }
  ::selection { background: ${color.accent}; color: ${color["on-accent"]}; }
  [hidden] { display: none !important; }
  /* Here, because scripts have no room for rules that few need. */
  ${tight} {
    :root header > div { flex-wrap: wrap; padding-block: ${token["space-2"]}; }
    :root footer :is(div, ul) { grid-template-columns: minmax(0, 1fr); }
  }
  /* What is chosen, on, or done is otherwise shown by colors, which a visitor's own colors replace. */
  @media (forced-colors: active) {
    :root :is(nav, [popover], li) :is(a, button):is([aria-current="true"], [aria-current="page"]),
    :root button[aria-pressed="true"],
    :root footer :checked + span {
      background: Highlight;
      &, & * { color: HighlightText; forced-color-adjust: none; }
      & * { background: none; }
    }
    :root progress { border: 1px solid CanvasText; }
    :root progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
    :root progress::-moz-progress-bar { background: Highlight; forced-color-adjust: none; }
  }
  /* Paper shows all that there is to read, and nothing to press. */
  @media print {
    :has(main) > :not(main, :has(main)), main :is(nav, button) { display: none !important; }
    details::details-content { content-visibility: visible; block-size: auto; opacity: 1; }
    h1, h2, h3, h4, h5, h6 { break-after: avoid; }
    li, tr, figure, summary { break-inside: avoid; }
  }
  /* What does not come is not announced. */
  @media (scripting: none) { [aria-busy="true"] [role="status"] { display: none; } }
`;
