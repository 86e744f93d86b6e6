import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../server/start-error";
import { endpointPlan } from "./endpoint";
import { machinePlan } from "./machine";
import { domainsOf, type Names, namesOf } from "./names";
import { joined, type Plan } from "./plan";
import { screenPlan } from "./screen";

/** What can be generated. */
export const kinds = ["machine", "screen", "endpoint"] as const;
export type Kind = (typeof kinds)[number];
const isKind = (typed: string): typed is Kind => kinds.some((kind) => kind === typed);

/** The folders in which two domains cannot use the same name: ids of machines, areas of the API. */
const shared = ["machines", "contract"];

/** Rejects a name that another domain or a folder has, and existing files that a screen could not use. */
function refuseUnfit(root: string, kind: Kind, { domain, kebab, camel, pascal }: Names): void {
  for (const other of domainsOf(root))
    for (const folder of shared) {
      const paths = [`${folder}/${other}/${kebab}`, `${folder}/${other}/${kebab}.ts`];
      // A file with this name in the domain itself is rejected when it would be written.
      const taken = paths.find((path) => existsSync(join(root, path)) && path !== `${folder}/${domain}/${kebab}.ts`);
      if (taken) throw new StartError(`There is already ${taken}; choose another name.`);
    }
  if (kind !== "screen") return;
  const needed = [
    [`machines/${domain}/${kebab}.ts`, `load${pascal}`, `an actor "load${pascal}"`],
    [`contract/${domain}/${kebab}.ts`, `"${camel}.read"`, `an endpoint "${camel}.read"`],
  ] as const;
  for (const [path, words, said] of needed)
    if (existsSync(join(root, path)) && !readFileSync(join(root, path), "utf8").includes(words))
      throw new StartError(`The screen needs ${said} in ${path}, which does not have it; choose another name.`);
}

/**
 * What `npm run new -- KIND DOMAIN/NAME` does. A screen comes with the machine and the endpoint that it needs; existing
 * ones are used.
 * @throws {StartError} if there is no such kind or domain, or the name is invalid or taken
 */
export function planFor(root: string, kind: string, typed: string): { names: Names; kind: Kind; plan: Plan } {
  if (!isKind(kind))
    throw new StartError(
      `"${kind}" cannot be generated; choose ${new Intl.ListFormat("en", { type: "disjunction" }).format(kinds)}.`,
    );
  const names = namesOf(root, typed);
  refuseUnfit(root, kind, names);
  const { domain, kebab } = names;
  const isThere = (folder: string) => existsSync(join(root, folder, domain, `${kebab}.ts`));
  const parts: Plan[] = [];
  if (kind === "endpoint" || (kind === "screen" && !isThere("contract"))) parts.push(endpointPlan(names));
  if (kind === "machine" || (kind === "screen" && !isThere("machines")))
    parts.push(machinePlan(names, kind === "screen" || isThere("contract"), kind === "screen"));
  if (kind === "screen") parts.push(screenPlan(names));
  return { names, kind, plan: joined(...parts) };
}
