import type { i18n, PostProcessorModule } from "i18next";
import { createI18n } from "./i18n";
import type { UiLanguage } from "./languages";
import { interpolation } from "./page-i18n";

/** @throws {Error} always: without it, the page would show a key, an empty place, or a placeholder */
function refuse(what: string): never {
  throw new Error(`The page asks for ${what}.`);
}

const plural = /_(zero|one|two|few|many|other)$/;

/** Whether a text has variants for a context, like `start_part` of `start`. */
function hasVariants(resources: object, key: string): boolean {
  const names = key.split(".");
  const last = names.pop();
  const group = names.reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
    resources,
  );
  return Object.keys(group ?? {}).some((name) => name.startsWith(`${last}_`) && !plural.test(name));
}

/** Refuses texts with variants if no context is told; no context is `undefined`. */
const contextTold: PostProcessorModule = {
  type: "postProcessor",
  name: "contextTold",
  process: (value, keys, options, { language, resourceStore }) => {
    const [key] = [keys].flat();
    if ("context" in options) return value;
    const texts: object[] = Object.values(resourceStore.data[language]);
    return texts.some((group) => hasVariants(group, key ?? "")) ? refuse(`"${key}" without a context`) : value;
  },
};

/**
 * All texts of a language, for views under test: a text that does not exist, or that lacks its context or one of its
 * values, is an error. On the site, i18next would show the key or the placeholder instead.
 */
export async function createStrictI18n(language: UiLanguage = "en"): Promise<i18n> {
  const instance = await createI18n(language);
  instance.use(contextTold);
  return instance.cloneInstance({
    postProcess: [contextTold.name],
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => refuse(`the text "${key}", which does not exist`),
    // What the empty key names is every text.
    returnedObjectHandler: (key) => refuse(`the text "${key}", which is a group of texts`),
    // Without it, the clone would insert values as the original does.
    interpolation,
    missingInterpolationHandler: (text: string, [placeholder]: string[]) =>
      refuse(`"${text}" without a value for ${placeholder}`),
  });
}
