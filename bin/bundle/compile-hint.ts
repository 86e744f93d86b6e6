import type { Plugin } from "vite";
import { entryModule } from "./first-pages.ts";

/** Must come before everything else in the file. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Asks the browser to compile all functions of the first script while it loads, on another thread. Otherwise the main
 * thread compiles each of them when it is first called, and pages listen later. Browsers that do not know the comment
 * ignore it (https://developer.chrome.com/blog/explicit-compile-hints).
 */
export const compileHint: Plugin = {
  name: "compile-hint",
  apply: "build",
  augmentChunkHash: ({ facadeModuleId }) => (facadeModuleId?.endsWith(entryModule) ? hint : undefined),
  generateBundle: {
    // Vite adds its list of files in front of the code.
    order: "post",
    handler(_, bundle) {
      const entry = Object.values(bundle).find(
        (chunk) => chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(entryModule),
      );
      if (entry?.type !== "chunk") return this.error(`The build has no script for ${entryModule}.`);
      entry.code = hint + entry.code;
    },
  },
};
