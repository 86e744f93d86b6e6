/** The longest thing that is written where it is used. */
const longest = 50;

/** A name in code for what stands under these words. */
export const nameFor = (...words: string[]): string => {
  const [first = "", ...others] = words.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
};

/** Data of tests in code: what is short is written where it is used, the rest once and under a name. */
export class Constants {
  private readonly names = new Map<string, string>();

  /** The code for something that may come about under several names and then bears the first. */
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

  /** Everything that was given a name. */
  declarations(): string {
    return [...this.names].map(([code, name]) => `const ${name} = ${code};`).join("\n");
  }
}
