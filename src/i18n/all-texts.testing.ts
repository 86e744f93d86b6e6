import { namespaces } from "./translation";

export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every text by its whole key. */
export function flat(texts: object, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts))
    if (typeof value === "string") found.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) found.set(inner, text);
  return found;
}

/** The texts of one namespace of a language. */
export const textsOf = async (language: string, namespace: string) =>
  flat(((await import(`./locales/${language}/${namespace}.ts`)) as { texts: object }).texts);

/** All texts of a language. */
export const allTextsOf = async (language: string) =>
  new Map(
    (await Promise.all(namespaces.map((namespace) => textsOf(language, namespace)))).flatMap((texts) => [...texts]),
  );
