/** The longest text of a value in the name of a case. */
const maxLength = 30;

/** A value as short text: `"text"`, `[0]`, `{id 0}`. */
export function valueName(value: unknown): string {
  if (typeof value !== "object" || value === null)
    return typeof value === "string" ? JSON.stringify(value) : `${value}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map(valueName).join(", ")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${name} ${valueName(field)}`);
  return `{${fields.join(", ")}}`;
}

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** Whether all examples have the same value in a field. */
const isSame = (examples: readonly Readonly<Record<string, unknown>>[], field: string): boolean =>
  new Set(examples.map((example) => (field in example ? valueName(example[field]) : ""))).size === 1;

/** Names payloads by the fields in which they differ: `"text"`, or `name "", age 0` if there are several. */
export function namedPayloads(payloads: readonly Readonly<Record<string, unknown>>[]): Record<string, object> {
  const fields = [...new Set(payloads.flatMap(Object.keys))].filter((field) => !isSame(payloads, field));
  const nameOf = (payload: Readonly<Record<string, unknown>>): string =>
    fields
      .map((field) => {
        if (!(field in payload)) return `no ${field}`;
        const text = cut(valueName(payload[field]));
        return fields.length === 1 ? text : `${field} ${text}`;
      })
      .join(", ");
  return unique(payloads.map((payload) => [nameOf(payload), payload]));
}

/** Numbers what has the same name. */
export function unique<T>(named: readonly (readonly [name: string, value: T])[]): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, value] of named) {
    let free = name;
    for (let number = 2; free in found; number += 1) free = `${name} #${number}`;
    found[free] = value;
  }
  return found;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Names values: `done "text"`, or only the prefix if there is one value; objects by the fields in which they differ. */
export function namedValues(prefix: string, values: readonly unknown[]): Record<string, unknown> {
  const named = values.every(isPlain)
    ? Object.entries(namedPayloads(values))
    : values.map((value) => [values.length === 1 ? "" : cut(valueName(value)), value] as const);
  return unique(named.map(([name, value]) => [`${prefix} ${name}`.trim(), value] as const));
}
