/** The maximum length of a value that is written inline. */
const longest = 50;

/** A constant name made from words. */
export const nameFor = (...words: string[]): string => {
  const [first = "", ...others] = words.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
};

/** Test data in code: short values are inline, all others are declared once as a named constant. */
export class Constants {
  private readonly names = new Map<string, string>();

  /** The code for a value. A value that occurs under several names gets the first. */
  write(name: string, value: unknown): string {
    const code = JSON.stringify(value) ?? "undefined";
    if (code.length <= longest) return code;
    const known = this.names.get(code);
    if (known) return known;
    const taken = [...this.names.values()];
    let own = name;
    for (let number = 2; taken.includes(own); number += 1) own = `${name}${number}`;
    this.names.set(code, own);
    return own;
  }

  /** The declarations of all constants. */
  declarations(): string {
    return [...this.names].map(([code, name]) => `const ${name} = ${code};`).join("\n");
  }
}
