import { styled } from "styled-components";
import { color, token } from "../theme/theme";

/**
 * Long text from Markdown: put sanitized HTML into it. Wide tables and code scroll by themselves;
 * a table wrapped in `[data-scroll]` keeps its full table semantics while it does.
 */
export const Prose = styled.div<{ $wide?: boolean | undefined }>`
  max-width: ${({ $wide }) => ($wide ? "none" : token["width-reading"])};
  min-width: 0;
  font-size: ${token["text-reading"]};
  line-height: 1.7;
  color: ${color.ink};

  & > * + * { margin-top: 1.1em; }
  & > :first-child { margin-top: 0; }
  & > :is(h1, h2, h3, h4) + * { margin-top: 0.6em; }
  h1, h2, h3, h4 { scroll-margin-top: 6rem; }
  h1, h2 { margin-top: 1.9em; font-size: clamp(1.4375rem, 1.3rem + 0.6vw, 1.75rem); }
  h3 { margin-top: 1.7em; font-size: clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem); }
  h4, h5, h6 { margin-top: 1.5em; font-size: 1.0625em; }
  a { font-weight: 500; }
  strong { font-weight: 650; }

  ul, ol { padding-inline-start: 1.5em; }
  li + li { margin-top: 0.45em; }
  li > :is(ul, ol) { margin-top: 0.45em; }
  li > p + p { margin-top: 0.6em; }
  ul > li::marker { color: ${color.accent}; }
  ol > li::marker { color: ${color["ink-faint"]}; font-weight: 600; font-variant-numeric: tabular-nums; }
  li:has(> input[type="checkbox"]) { list-style: none; }
  li > input[type="checkbox"] { margin: 0; margin-inline: -1.5em 0.6em; accent-color: ${color.accent}; }
  dt { font-weight: 650; }
  dd + dt { margin-top: 0.8em; }

  blockquote {
    padding-block: 0.2em;
    padding-inline-start: 1.25em;
    border-inline-start: 3px solid ${color.highlight};
    font-family: ${token["font-heading"]};
    font-size: 1.125em;
    line-height: 1.5;
    color: ${color["ink-soft"]};
  }
  blockquote p + p { margin-top: 0.6em; }

  code, kbd, samp {
    padding: 0.12em 0.36em;
    border-radius: 5px;
    background: ${color.sunken};
    font-family: ${token["font-code"]};
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  kbd { border: 1px solid ${color["rule-strong"]}; border-bottom-width: 2px; }
  pre {
    padding: ${token["space-4"]} ${token["space-5"]};
    border: 1px solid ${color.rule};
    border-radius: ${token["radius-m"]};
    background: ${color.sunken};
    line-height: 1.6;
    overflow-x: auto;
  }
  pre code { padding: 0; background: none; overflow-wrap: normal; }

  [data-scroll], & > table { max-width: 100%; overflow-x: auto; }
  & > table { display: block; }
  table { border-collapse: collapse; font-size: 0.9375em; line-height: 1.5; }
  [data-scroll] > table { width: 100%; }
  th, td { padding: 0.65em 1em; border-bottom: 1px solid ${color.rule}; text-align: start; vertical-align: top; min-width: 8em; }
  th:first-child, td:first-child { padding-inline-start: 0; }
  th:last-child, td:last-child { padding-inline-end: 0; }
  th { font-weight: 650; white-space: nowrap; border-bottom: 2px solid ${color.ink}; }

  img { border-radius: ${token["radius-l"]}; }
  figcaption { margin-top: 0.6em; font-size: ${token["text-s"]}; color: ${color["ink-soft"]}; }
  hr { margin-block: 2.2em; }
  mark { background: ${color["highlight-soft"]}; color: inherit; padding: 0 0.15em; }
  sup, sub { line-height: 0; }
`;
