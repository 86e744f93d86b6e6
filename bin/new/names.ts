import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { StartError } from "../../server/start-error";

/** What is generated, as each place writes its name. */
export interface Names {
  /** The folder, like `courses`. */
  domain: string;
  /** As files are named: `study-plan`. */
  kebab: string;
  /** As values are named: `studyPlan`. */
  camel: string;
  /** As types and components are named: `StudyPlan`. */
  pascal: string;
  /** As people read it: `Study plan`. */
  title: string;
}

/** The domains of the project: each has machines and pages. */
export const domainsOf = (root: string): string[] =>
  readdirSync(join(root, "machines")).filter((name) => existsSync(join(root, "src", name, "routes.tsx")));

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names that the generated files use for something else. */
const taken = ["endpoint", "page", "server", "paths", "screen", "actor"];

/**
 * The names of `DOMAIN/NAME`.
 * @throws {StartError} where there is no such domain, or the name is not lower-case words joined by hyphens
 */
export function namesOf(root: string, typed: string): Names {
  const [domain = "", kebab = "", ...more] = typed.split("/");
  const domains = domainsOf(root);
  if (!domains.includes(domain))
    throw new StartError(`"${domain}" is not a domain; the domains are ${domains.join(", ")}.`);
  // Each word begins with a letter: `part-2` and `part2` would have the same id.
  if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new StartError(
      `"${[kebab, ...more].join("/")}" is not a name; take lower-case words joined by hyphens, like ${domain}/study-plan.`,
    );
  const words = kebab.split("-");
  const pascal = words.map(upperFirst).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (ts.identifierToKeywordKind(ts.factory.createIdentifier(camel)) !== undefined || taken.includes(camel))
    throw new StartError(`"${kebab}" has a meaning of its own in the code; take another name.`);
  return { domain, kebab, camel, pascal, title: upperFirst(words.join(" ")) };
}
