import { color, token, up } from "./theme";
import { constants, type Theme } from "./tokens";

const properties = (values: Readonly<Record<string, string>>, prefix = ""): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");

/** Tokens and the basic styles of elements. A project's own styles, such as fonts, come after it. */
export function pageStyle({ light, dark }: Theme): string {
  const lightProperties = `color-scheme:light;${properties(light, "color-")}`;
  const darkProperties = `color-scheme:dark;${properties(dark, "color-")}`;
  return `
  :root { ${properties(constants)}${lightProperties} }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-color="light"]) { ${darkProperties} } }
  @media screen { :root[data-color="dark"] { ${darkProperties} } }
  ${up("sm")} { :root { --gutter: 1.5rem; } }
  ${up("md")} { :root { --text-body: 1rem; --gutter: 2rem; } }
  @media (prefers-reduced-motion: reduce) { :root { --motion-fast: 0.01ms; } }

  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${token["font-body"]};
    font-size: ${token["text-body"]};
    line-height: ${token["leading-body"]};
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { margin: 0; font-family: ${token["font-heading"]}; font-weight: 700; line-height: 1.2; text-wrap: balance; }
  h1 { font-size: ${token["text-h1"]}; line-height: 1.08; }
  h2 { font-size: ${token["text-h2"]}; }
  h3 { font-size: ${token["text-h3"]}; }
  h4 { font-size: ${token["text-h4"]}; }
  p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style-position: outside; }
  a { color: ${color["accent-ink"]}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  [tabindex="-1"]:focus { outline: none; }
  [hidden] { display: none !important; }
`;
}
