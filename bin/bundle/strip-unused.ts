import type { Plugin } from "vite";

/** Endpoint descriptions are for the API docs, which the server provides; browsers don't need them. */
const withoutSummaries: Plugin = {
  name: "without-summaries",
  apply: "build",
  transform: (code, id) =>
    /[\\/]contract[\\/][\w\\/-]+\.ts$/.test(id)
      ? code.replace(/(\bsummary:)\s*"(?:[^"\\]|\\.)*"/g, '$1 ""')
      : undefined,
};

/** State descriptions are for tests and drawings, from the sources; browsers don't need them. */
const withoutDescriptions: Plugin = {
  name: "without-descriptions",
  apply: "build",
  transform: (code, id) =>
    /[\\/]machines[\\/][\w\\/-]+\.ts$/.test(id)
      ? code
          .replace(/\bdescription:\s*"(?:[^"\\]|\\.)*",?/g, "")
          .replace(/\bmeta:\s*\{\s*screen(?::\s*"\w+")?,\s*requirements:\s*\[[^\]]*\],?\s*\},?/g, "")
      : undefined,
};

const nothing = "export default undefined;";
/**
 * Library modules that no call of this site reaches, with their replacements. The site sends JSON with `fetch`
 * (`src/api/http.ts`): no forms, no XMLHttpRequest, no transfer progress, no data: addresses. Its styles need no vendor
 * prefixes.
 */
const unreached: Record<string, string> = {
  "axios/lib/adapters/xhr.js": nothing,
  "axios/lib/cancel/CancelToken.js": nothing,
  "axios/lib/core/createMultipartBody.js": nothing,
  "axios/lib/helpers/AxiosURLSearchParams.js": nothing,
  "axios/lib/helpers/HttpStatusCode.js": nothing,
  "axios/lib/helpers/estimateDataURLDecodedBytes.js": nothing,
  "axios/lib/helpers/formDataToJSON.js": nothing,
  "axios/lib/helpers/progressEventReducer.js":
    "export const progressEventReducer = undefined, progressEventDecorator = undefined, asyncDecorator = undefined;",
  "axios/lib/helpers/toFormData.js": nothing,
  "axios/lib/helpers/toURLEncodedForm.js": nothing,
  "axios/lib/helpers/trackStream.js": "export const trackStream = undefined;",
  "stylis/src/Prefixer.js": "export const prefix = (value) => value;",
};
const unmet = new Set(Object.keys(unreached));

/** Replaces these modules, and fails if a library no longer has one of them, so that its use is reviewed. */
const withoutUnreached: Plugin = {
  name: "without-unreached",
  apply: "build",
  load(id) {
    const name = id.replaceAll("\\", "/").replace(/^.*\/node_modules\//, "");
    unmet.delete(name);
    return unreached[name];
  },
  buildEnd(error) {
    if (!error && unmet.size > 0) this.error(`Not found, so not left out: ${[...unmet].join(", ")}.`);
  },
};

/** Plugins that remove code that browsers do not need. */
export const stripUnused = [withoutSummaries, withoutDescriptions, withoutUnreached];
