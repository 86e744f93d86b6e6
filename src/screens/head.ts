import { alternatesOf, isForEveryone } from "../paths/sections";
import type { Head } from "./screen";

/** A page's title as tabs show it: with the site's name, which editors' titles already include. */
export const fullTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${title} · ${siteName}`;

/** Updates the document's head for a screen (after the first HTML, which the server wrote). */
export function applyHead({ title, description, canonical: path }: Head, siteName: string, origin: string): void {
  const canonical = path && isForEveryone(origin + path) ? origin + path : "";
  document.title = fullTitle(title, siteName);
  set('meta[name="description"]', "content", description ?? "");
  set('link[rel="canonical"]', "href", canonical);
  for (const link of document.head.querySelectorAll("link[hreflang], meta[name=robots]")) link.remove();
  if (!canonical) {
    const robots = document.createElement("meta");
    Object.assign(robots, { name: "robots", content: "noindex" });
    document.head.append(robots);
    return;
  }
  for (const { hreflang, href } of alternatesOf(canonical)) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "alternate", hreflang, href });
    document.head.append(link);
  }
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
