/** The id of a machine in the form used in file names. */
export const kebabCase = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The id of a machine in the form used in code. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A number of things: `1 test`, `2 tests`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** A state value in readable form: `shown.list`; for parallel states `(session.known, page.open)`. */
export function stateText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const regions = Object.entries(value).map(([name, inner]) => {
    const text = stateText(inner);
    return text === "" ? name : `${name}.${text}`;
  });
  return regions.length > 1 ? `(${regions.join(", ")})` : regions.join();
}
