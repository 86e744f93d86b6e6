/**
 * Resources that replies have mentioned, each by its identifiers: `course.slug`, `step.id`. A resource knows its parent,
 * so a call names a step together with its course.
 */
export type Thing = Readonly<Record<string, unknown>>;

const fields = ["id", "slug", "number", "hash"];

/** Properties whose names do not describe their contents. */
const neutral = new Set(["data", "hits", "result"]);

/** A rough singular: the same for `steps` and `step`. */
const kindOf = (word: string): string => word.replace(/s$/, "");

/** The fixed part of a path before a parameter: `courses` of `/courses/{locale}/{slug}/`. */
function collection(path: string, parameter: string): string {
  const before = path.slice(0, path.indexOf(`{${parameter}}`)).split("/");
  return before.filter((part) => part !== "" && !part.startsWith("{")).at(-1) ?? "";
}

/** What a body field or a path parameter identifies; `own.email` for fields that identify no resource. */
export function nameOf(field: string, path = ""): string {
  if (field === "n") return "lesson.number";
  if (field === "answer") return "question.answer";
  if (field.endsWith("Id")) return `${field.slice(0, -2)}.id`;
  if (!path.includes(`{${field}}`)) return `own.${field}`;
  return `${kindOf(collection(path, field))}.${field.replace(/^\w+Slug$/, "slug")}`;
}

/** What a resource belongs to, by its name in it: `rating.learner` of a rating that has a learner with an id. */
const relations = (kind: string, thing: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(thing).flatMap(([name, part]) =>
      typeof part === "object" && part !== null && "id" in part ? [[`${kind}.${name}`, part.id]] : [],
    ),
  );

/** A valid answer: an option if there are any, otherwise a word. */
const answerTo = ({ options, type }: Record<string, unknown>): string[] =>
  Array.isArray(options) && options.length > 0 ? [options[0].id] : [type === "trueFalse" ? "true" : "word"];

/** The identifiers of the resource itself. */
function ownNames(kind: string, thing: Record<string, unknown>): Record<string, unknown> {
  const names = fields.filter((field) => thing[field] !== undefined).map((field) => [`${kind}.${field}`, thing[field]]);
  // A card of a course has no slug of its own (R31).
  const [, slug] = /\/([a-z0-9-]+)\/$/.exec(String(thing.url ?? "")) ?? [];
  return {
    ...(slug && { [`${kind}.slug`]: slug }),
    ...Object.fromEntries(names),
    ...relations(kind, thing),
    ...(kind === "question" && { "question.answer": answerTo(thing) }),
  };
}

/** Resources that replies have mentioned, so that later calls can name them. */
export class KnownThings {
  private readonly things = new Map<string, Thing>();

  /** Resources that have all of these identifiers, or otherwise most of them; each combination once. */
  having(names: string[]): Thing[] {
    const shared = (thing: Thing) => names.filter((name) => name in thing).length;
    const all = [...this.things.values()];
    const most = Math.max(0, ...all.map(shared));
    const found = all.filter((thing) => most > 0 && shared(thing) === most);
    return [...new Map(found.map((thing) => [JSON.stringify(names.map((name) => thing[name])), thing])).values()];
  }

  add(thing: Thing): void {
    this.things.set(JSON.stringify(thing), thing);
  }

  /** Adds everything that a reply mentions; the parent of its resources comes from the call's path. */
  learn(path: string, parameters: Record<string, unknown>, reply: unknown): void {
    const found = Object.entries(parameters).filter(([name]) => name !== "locale");
    const within = Object.fromEntries(found.map(([name, value]) => [nameOf(name, path), value]));
    const words = path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
    const kinds = path.endsWith("}/") ? [] : [words.at(-1) ?? ""];
    if (found.length === 0) kinds.push(collection(path, "locale"));
    if (kinds.length === 0) this.take("", reply, within);
    for (const kind of kinds) this.take(kindOf(kind), reply, within);
  }

  private take(kind: string, value: unknown, within: Thing): void {
    if (Array.isArray(value)) for (const one of value) this.take(kind, one, within);
    else if (typeof value === "object" && value !== null) {
      const names = kind === "" ? {} : ownNames(kind, value as Record<string, unknown>);
      const thing = { ...within, ...names };
      if (Object.keys(names).length > 0) this.add(thing);
      for (const [name, part] of Object.entries(value)) this.take(neutral.has(name) ? kind : kindOf(name), part, thing);
    }
  }
}
