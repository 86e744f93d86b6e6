import { join } from "node:path";
import { addressesOf, type PageAddress, siteAddresses } from "./addresses";
import { isFile } from "./check-files";
import type { Steps } from "./in-turns";
import { type Link, linksOf } from "./links";
import type { ContentSource } from "./read";
import { type Problem, problemText } from "./source";
import type { UnitFacts } from "./unit-facts";

/** The links of what was read, and its pages. */
export interface CheckedLinks {
  links: Link[];
  pages: PageAddress[];
  /** Whether the links of what was not read still lead somewhere. */
  areKeptAlive: boolean;
}

/** Where an address of a file is in the content folder; null for other addresses. */
function fileAt(address: string): string | null {
  const [, area, path = ""] = /^\/academy\/(media|files)\/(.+)$/.exec(address) ?? [];
  if (area === undefined || path.includes("..")) return null;
  if (area === "media") return join("media", path);
  if (path.startsWith("templates/")) return path;
  const [slug = "", ...file] = path.split("/");
  return join("courses", slug, "files", ...file);
}

/** What is wrong with a link; null if it leads to a page that its readers can open. */
type LinkProblem = (link: { address: string; isDraft: boolean }) => string | null;

function problemIn(dir: string, pages: readonly { address: string; isDraft: boolean }[]): LinkProblem {
  const known = new Map(pages.map(({ address, isDraft }) => [address, isDraft]));
  return ({ address, isDraft: isInDraft }) => {
    const whole = address.endsWith("/") ? address : `${address}/`;
    if (siteAddresses.has(whole)) return null;
    const file = fileAt(address);
    if (file !== null && isFile(join(dir, file))) return null;
    const isDraft = known.get(whole);
    if (isDraft === undefined) return `leads to ${address}, which does not exist`;
    return isDraft && !isInDraft ? `leads to ${address}, which is a draft: learners cannot open it` : null;
  };
}

/** The names in an address after its section: `x`, `lessons`, and `lesson-1` of a lesson. */
const namesIn = (address: string): string[] => address.split("/").slice(3).filter(Boolean);

/**
 * Checks that every link to a page of the site leads to one.
 * @param kept what is known of folders that were not read
 * @param problems the other mistakes: one that names what a link leads to may be why its page is missing, and is
 * reported alone
 */
export function* checkLinks(
  content: ContentSource,
  kept: readonly UnitFacts[],
  problems: readonly Problem[],
): Steps<CheckedLinks> {
  const links = yield* linksOf(content);
  const pages = addressesOf(content);
  const problemOf = problemIn(content.dir, [...pages, ...kept.flatMap((facts) => facts.pages)]);
  const told = problems.map(problemText).join("\n");
  const isConsequence = (address: string): boolean => namesIn(address).some((name) => told.includes(name));
  for (const link of links) {
    const problem = problemOf(link);
    if (problem !== null && !isConsequence(link.address)) link.source.complain(link.path, problem, link.address);
  }
  return {
    links,
    pages,
    areKeptAlive: kept.every((facts) => facts.links.every((link) => problemOf(link) === null)),
  };
}
