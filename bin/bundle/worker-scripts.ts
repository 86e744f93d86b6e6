import { readdirSync } from "node:fs";
import { textEntries } from "./text-entries.ts";

/**
 * The built scripts that the service worker keeps ahead, by name: all but the texts, of which a reader needs one
 * language, and the pseudo-language.
 * @param folder of the client's assets
 */
export function builtScriptFiles(folder: string): string[] {
  const texts = new Set(Object.keys(textEntries));
  return readdirSync(folder)
    .filter((name) => {
      const [, entry = ""] = /^(.+)-[\w-]{7}\.js$/.exec(name) ?? [];
      return entry !== "" && entry !== "pseudo" && !texts.has(entry);
    })
    .sort();
}
