import { createHash } from "node:crypto";
import type { Rendered } from "../../src/entry.server";
import { escapeForHtml, shippedElementId } from "../../src/shipped";
import type { Assets } from "./assets";

/** A page ready to be sent. */
export interface Page {
  status: number;
  html: string;
  /** Of this page alone: it names the hash of its one inline style. */
  contentSecurityPolicy: string;
}

/** The hash of nothing: styled-components adds an empty style element and fills it rule by rule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** Nothing but this site, no inline script, and inline style only where its hash is known. */
function policyFor(styles: string, isDevelopment: boolean): string {
  const hashes = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = ""]) => hashOf(source));
  return [
    "default-src 'none'",
    // Development's hot reload needs what no visitor may have.
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${[...hashes, emptyStyle].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Writes the whole document around what was rendered. `color` is the visitor's own light or dark, if chosen. */
export function documentOf(rendered: Rendered, assets: Assets, color: "light" | "dark" | null): Page {
  const { status, language, title, head, styles, markup, shipped, view } = rendered;
  const { origin } = shipped;
  const canonical = head?.canonical ? origin + head.canonical : "";
  const description = head?.description ?? "";
  const html = `<!doctype html>
<html lang="${language}"${color ? ` data-color="${color}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description)}">
<link rel="canonical" href="${escapeText(canonical)}">
<meta property="og:title" content="${escapeText(title)}">
<meta property="og:description" content="${escapeText(description)}">
${canonical && status === 200 ? "" : '<meta name="robots" content="noindex">\n'}<link rel="icon" href="/academy/favicon.svg" type="image/svg+xml">
${styles}
${assets.development}<script type="module" src="${assets.entry}"></script>
${assets
  .preloads(view, language)
  .map((href) => `<link rel="modulepreload" href="${href}">`)
  .join("\n")}
</head>
<body>
<div id="root">${markup}</div>
<script id="${shippedElementId}" type="application/json">${escapeForHtml(JSON.stringify(shipped))}</script>
</body>
</html>
`;
  return { status, html, contentSecurityPolicy: policyFor(styles, assets.development !== "") };
}
