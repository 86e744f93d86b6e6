import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One schema.org type: its parent types and its own properties. */
interface Kind {
  parents: string[];
  properties: string[];
}

/** schema.org's own vocabulary, as the types of `schema-dts` spell it. */
function readVocabulary(): Map<string, Kind> {
  const folder = createRequire(import.meta.url)
    .resolve("schema-dts/package.json")
    .replace(/package\.json$/, "");
  const source = readFileSync(`${folder}dist/schema.d.ts`, "utf8");
  const kinds = new Map<string, Kind>();
  for (const [, name = "", parents = "", body = ""] of source.matchAll(
    /interface (\w+)(?: extends ([^{]+?))? \{([\s\S]*?)\n\}/g,
  )) {
    kinds.set(name, {
      parents: parents
        .split(",")
        .map((parent) => parent.trim())
        .filter(Boolean),
      properties: [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = ""]) => property),
    });
  }
  return kinds;
}

let known: Map<string, Kind> | undefined;

/** The properties of this interface, its own and inherited. */
function propertiesOf(name: string, vocabulary: Map<string, Kind>): Set<string> {
  const { parents = [], properties = [] } = vocabulary.get(name) ?? {};
  return new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent, vocabulary)])]);
}

/** What schema.org does not define in structured data: unknown types and properties, and objects without a type. */
export function strangers(data: unknown, where = ""): string[] {
  known ??= readVocabulary();
  const vocabulary = known;
  if (Array.isArray(data)) return data.flatMap((one, index) => strangers(one, `${where}[${index}]`));
  if (typeof data !== "object" || data === null) return [];
  const { "@context": _, "@type": type, ...said } = data as Record<string, unknown>;
  if (typeof type !== "string") return [`${where || "it"} has no type`];
  if (!vocabulary.has(`${type}Leaf`)) return [`${where || "it"} is of no known type: ${type}`];
  const properties = propertiesOf(`${type}Leaf`, vocabulary);
  return Object.entries(said).flatMap(([property, value]) =>
    properties.has(property) || property === "@id"
      ? strangers(value, `${where}${where && "."}${property}`)
      : [`${where || "it"}: ${type} has no property ${property}`],
  );
}
