import type { Head } from "./screen";

/** A page's title as tabs show it. */
export const fullTitle = (title: string, siteName: string): string =>
  title === siteName ? title : `${title} · ${siteName}`;

/** Brings the document's head up to a screen's (after the first HTML, which the server wrote). */
export function applyHead({ title, description, canonical }: Head, siteName: string, origin: string): void {
  document.title = fullTitle(title, siteName);
  set('meta[name="description"]', "content", description ?? "");
  set('link[rel="canonical"]', "href", canonical ? origin + canonical : "");
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
