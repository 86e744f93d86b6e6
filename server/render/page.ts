import { createHash } from "node:crypto";
import { type DehydratedState, dehydratedElementId, escapeForHtml } from "../../src/app/dehydrated-state";
import type { Rendered } from "../../src/entry.server";
import { formatLocales, languageTag } from "../../src/i18n/languages";
import { paths } from "../../src/paths/paths";
import { alternatesOf } from "../../src/paths/sections";
import { dark, light } from "../../src/theme/tokens";
import { previewSize } from "./artwork";
import type { Assets } from "./assets";

/** A page ready to be sent. */
export interface Page {
  status: number;
  html: string;
  /** For this page alone: it contains the hashes of its inline style and script. */
  contentSecurityPolicy: string;
}

/** The hash of the empty string: styled-components adds an empty style element and fills it rule by rule. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/**
 * Mirrors what the page's machines do into the flow pictures. A classic script in the head: it runs before the page's
 * own scripts, which wait for the whole document.
 */
const mirror = '<script src="/academy/flows/assets/mirror.js"></script>\n';

/**
 * Clicks on buttons and submitted forms are kept until the scripts handle them (`src/app/input-replay.ts`); searches are
 * sent at once. If the scripts do not load, forms that have an address of their own are sent there.
 */
const inputKeeper = `
let failed = false;
const pressed = new Set(), keep = (event) => {
  const one = event.target.closest?.(event.type === "click" ? "button[type=button]:not([popovertarget])" : "form[method=post]");
  if (!one || failed && one.matches("[action]")) return;
  pressed.add(one);
  if (event.type === "submit") event.preventDefault();
};
addEventListener("error", ({ target }) => {
  if (target.type !== "module") return;
  failed = true;
  for (const one of pressed) if (one.matches("[action]")) one.submit();
}, true);
for (const type of ["click", "submit"]) addEventListener(type, keep, true);
globalThis.academyPressed = () => {
  for (const type of ["click", "submit"]) removeEventListener(type, keep, true);
  return pressed;
};
`;

/** The page's scripts, requested at once, but after what the first paint needs: they run once the page is parsed. */
const scripts = (entry: string, preloads: readonly string[]): string =>
  [
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join("\n");

/**
 * Requests who is here, and for a learner the page's other first calls (`src/api/preloaded.ts`): an ended session gets
 * none of them.
 */
const preloaderOf = ({ profile, calls }: NonNullable<Rendered["preload"]>): string => `
{
  const profile = ${escapeForHtml(JSON.stringify(profile))}, options = { headers: { accept: "application/json" } };
  const first = fetch(profile, options);
  const isKnown = first.then((reply) => reply.clone().json()).then(({ userProfile }) => userProfile.id || Promise.reject());
  const later = (address) => [address, isKnown.then(() => fetch(address, options))];
  globalThis.academyPreloads = new Map([[profile, first], ...${escapeForHtml(JSON.stringify(calls))}.map(later)]);
  for (const answer of [isKnown, ...academyPreloads.values()]) answer.catch(() => undefined);
}
`;

/** What the page shows first, but needs its scripts for: it must not be in their way. */
function linksOf(preload: Rendered["preload"], { fileOf }: Assets): NonNullable<DehydratedState["links"]> {
  const script = preload?.module && fileOf?.(preload.module);
  return [
    ...(preload?.image ? [{ rel: "preload", as: "image", href: preload.image } as const] : []),
    ...(script ? [{ rel: "modulepreload", as: "script", href: script } as const] : []),
  ];
}

/** Only this site, and inline scripts and styles only by their hash. */
function policyFor(styles: string, inline: readonly string[], isDevelopment: boolean): string {
  const hashes = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = ""]) => hashOf(source));
  return [
    "default-src 'none'",
    // Hot reload in development needs what visitors must not have.
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' ${inline.map(hashOf).join(" ")}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${[...hashes, emptyStyle].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What search engines get for a page that they may list: its address, here and in its other languages. */
const listed = (canonical: string): string =>
  [
    `<link rel="canonical" href="${escapeText(canonical)}">`,
    `<meta property="og:url" content="${escapeText(canonical)}">`,
    ...alternatesOf(canonical).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(href)}">`,
    ),
  ].join("\n");

/** The picture of a page that has none. */
const siteImage = paths.picture("study", "#dcebe2");

/** What link previews show for the page; the size of our own drawings is known. */
const pictured = (origin: string, image: string, alt: string): string =>
  [
    `<meta property="og:image" content="${escapeText(origin + image)}">`,
    ...(image.startsWith("/academy/artwork/")
      ? [
          `<meta property="og:image:width" content="${previewSize.width}">`,
          `<meta property="og:image:height" content="${previewSize.height}">`,
        ]
      : []),
    `<meta property="og:image:alt" content="${escapeText(alt)}">`,
  ].join("\n");

/**
 * Writes the whole document around the rendered markup. `color` is the visitor's own light or dark theme, if chosen;
 * search engines leave out a page that is not `isListed`.
 * The page can be read without scripts, or at least shows its outline.
 */
export function documentOf(
  rendered: Rendered,
  assets: Assets,
  {
    color,
    isListed = true,
    isMirrored = false,
  }: { color: "light" | "dark" | null; isListed?: boolean; isMirrored?: boolean },
): Page {
  const { status, language, title, siteName, head, styles, markup, preload, dehydrated } = rendered;
  const { origin, locale } = dehydrated;
  const canonical = isListed && head?.canonical && status === 200 ? origin + head.canonical : "";
  const description = head?.description ?? "";
  const others = Object.entries(assets.textFiles(language)).filter(([namespace]) => !(namespace in dehydrated.texts));
  const preloader = preload ? preloaderOf(preload) : "";
  const links = linksOf(preload, assets);
  const state: DehydratedState = {
    ...dehydrated,
    textFiles: Object.fromEntries(others),
    ...(links.length > 0 && { links }),
  };
  const html = `<!doctype html>
<html lang="${languageTag(language)}"${color ? ` data-color="${color}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description)}">
${canonical ? listed(canonical) : '<link rel="canonical" href="">\n<meta name="robots" content="noindex">'}
<meta property="og:title" content="${escapeText(head?.title ?? title)}">
<meta property="og:description" content="${escapeText(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeText(siteName)}">
<meta property="og:locale" content="${formatLocales[locale].replace("-", "_")}">
${pictured(origin, head?.image ?? siteImage, head?.title ?? title)}
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/academy/icons/icon-32.png" sizes="32x32" type="image/png">
<link rel="icon" href="/academy/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/academy/icons/apple-touch-icon.png">
<link rel="manifest" href="/academy/manifest.webmanifest">
${preloader && `<script>${preloader}</script>\n`}${styles}
${isMirrored ? mirror : ""}${assets.development}${scripts(assets.entry, assets.preloads(rendered))}
</head>
<body>
<div id="root">${markup}</div>
<script id="${dehydratedElementId}" type="application/json">${escapeForHtml(JSON.stringify(state))}</script>
<script>${inputKeeper}</script>
</body>
</html>
`;
  return {
    status,
    html,
    contentSecurityPolicy: policyFor(
      styles,
      [...(preloader ? [preloader] : []), inputKeeper],
      assets.development !== "",
    ),
  };
}
