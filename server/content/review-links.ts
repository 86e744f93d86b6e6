import { headingPrefix } from "./inner-links";
import { type Target, targetsIn } from "./links";
import { toHtml } from "./markdown";
import type { ContentSource } from "./read";
import { sourcesOf, textsIn } from "./texts";

/** What pages keep as a link; of everything else they only show the words. */
const kept = /^(?:https?|mailto):/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * What readers would notice about the links and pictures of a Markdown text that lead out of the site or to a part of
 * the page; the check itself follows links within the site.
 * @param ids the parts of the page that are named elsewhere
 */
export function linkProblems(text: string, ids: ReadonlySet<string>): { url: string; problem: string }[] {
  const targets = targetsIn(text);
  const html = targets.some(({ url }) => url.startsWith("#")) ? toHtml(text) : "";
  const problemOf = ({ isPicture, url }: Target): string | null => {
    if (isPicture && (scheme.test(url) || url.startsWith("//")))
      return `shows ${url}, but pages show no pictures of other sites; put it into media/`;
    if (scheme.test(url) && !kept.test(url)) return `leads to ${url}, which is shown without a link; use https://`;
    if (!url.startsWith("#") || ids.has(url.slice(1)) || html.includes(` id="${headingPrefix}${url.slice(1)}"`))
      return null;
    return `leads to ${url}, but no heading of this text has these words`;
  };
  return targets.flatMap((target) => {
    const problem = problemOf(target);
    return problem === null ? [] : [{ url: target.url, problem }];
  });
}

/** Checks the links and pictures in Markdown that lead out of the site, or to a part of their own page. */
export function reviewLinks(content: ContentSource): void {
  for (const { source } of sourcesOf(content)) {
    const texts = [...textsIn(source.value)];
    // Questions of the FAQ are parts of its page.
    const ids = new Set(texts.flatMap(([path, text]) => (path.at(-1) === "id" ? [text] : [])));
    for (const [path, text] of texts)
      for (const { url, problem } of linkProblems(text, ids)) source.complain(path, problem, url);
  }
}
