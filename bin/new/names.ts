import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { StartError } from "../../server/start-error";

/** The name of what is generated, in each form that is needed. */
export interface Names {
  /** The folder, like `courses`. */
  domain: string;
  /** In file names: `study-plan`. */
  kebab: string;
  /** In values: `studyPlan`. */
  camel: string;
  /** In types and components: `StudyPlan`. */
  pascal: string;
  /** In texts: `Study plan`. */
  title: string;
}

/** The domains of the project: each has machines and pages. */
export const domainsOf = (root: string): string[] =>
  readdirSync(join(root, "machines")).filter((name) => existsSync(join(root, "src", name, "routes.tsx")));

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names that the generated files use for something else, and those of files with a meaning of their own. */
const taken = ["endpoint", "page", "server", "paths", "screen", "actor", "index", "words", "setup"];

/**
 * The forms of `DOMAIN/NAME`.
 * @throws {StartError} if there is no such domain, or the name is not lower-case words joined by hyphens
 */
export function namesOf(root: string, typed: string): Names {
  const [domain = "", kebab = "", ...more] = typed.split("/");
  const domains = domainsOf(root);
  if (!typed.includes("/"))
    throw new StartError(
      `"${typed}" does not say in which domain it is; put one of ${domains.join(", ")} in front, like ${domains[0]}/${typed}.`,
    );
  if (!domains.includes(domain))
    throw new StartError(`"${domain}" is not a domain; the domains are ${domains.join(", ")}.`);
  // Each word starts with a letter: `part-2` and `part2` would have the same id.
  if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new StartError(
      `"${[kebab, ...more].join("/")}" is not a name; use lower-case words joined by hyphens, like ${domain}/study-plan.`,
    );
  const words = kebab.split("-");
  const pascal = words.map(upperFirst).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (
    ts.identifierToKeywordKind(ts.factory.createIdentifier(camel)) !== undefined ||
    taken.includes(camel) ||
    camel in {}
  )
    throw new StartError(`"${kebab}" already has a meaning in the code; choose another name.`);
  return { domain, kebab, camel, pascal, title: upperFirst(words.join(" ")) };
}
