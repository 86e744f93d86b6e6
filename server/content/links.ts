import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { flatSteps, type Steps } from "./in-turns";
import type { ContentSource } from "./read";
import { resourceAddress } from "./resources";
import type { Source } from "./source";
import { type Path, sourcesOf, textsIn } from "./texts";

/** A link to a page of the site, and where it is written. */
export interface Link {
  source: Source<unknown>;
  path: Path;
  /** Without query and fragment. */
  address: string;
  /** Learners cannot read it: it may lead to a draft. */
  isDraft: boolean;
}

interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

/** What a link leads to, or a picture shows. */
export interface Target {
  url: string;
  isPicture: boolean;
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function* targetsOf({ type, url, children = [] }: MarkdownNode): Generator<Target> {
  if (url !== undefined) yield { url, isPicture: type === "image" };
  for (const child of children) yield* targetsOf(child);
}

/** The targets of the links and pictures in a Markdown text. */
export function targetsIn(text: string): Target[] {
  // Parsing takes most of the time, and few texts have links.
  if (!/\]\(|\]:/.test(text)) return [];
  return [...targetsOf(markdown.parse(text) as MarkdownNode)];
}

/** Whether the target is something that this site has to have. */
const isOwn = (target: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(target);

/** The targets of the links in a Markdown text that lead to pages of the site. */
export const ownTargets = (text: string): string[] => [...new Set(targetsIn(text).map(({ url }) => url))].filter(isOwn);

/** The fields that are addresses. */
const addressFields: readonly unknown[] = ["url", "href"];

const withoutAnchor = (target: string): string => target.replace(/[?#].*$/s, "");

function linksIn(source: Source<unknown>, isDraft: boolean): Link[] {
  const links: Link[] = [];
  for (const [path, text] of textsIn(source.value, [])) {
    const targets = addressFields.includes(path.at(-1)) && isOwn(text) ? [text] : ownTargets(text);
    for (const target of targets) links.push({ source, path, address: withoutAnchor(target), isDraft });
  }
  return links;
}

/** What the topics of exams name for further study. */
const resourcesOf = ({ exams }: ContentSource): Link[] =>
  exams.flatMap(({ rules }) =>
    Object.entries(rules.value?.resources ?? {}).flatMap(([topic, resources]) =>
      resources.flatMap((resource, index): Link | [] => {
        const address = resourceAddress(resource);
        const path = ["resources", topic, index];
        return address === null ? [] : { source: rules, path, address, isDraft: rules.value?.status === "draft" };
      }),
    ),
  );

/** Every link to a page of the site in what was read: in Markdown, in fields for addresses, and in exams' resources. */
export function* linksOf(content: ContentSource): Steps<Link[]> {
  const written = yield* flatSteps(sourcesOf(content), ({ source, isDraft }) => linksIn(source, isDraft));
  return [...written, ...resourcesOf(content)];
}
