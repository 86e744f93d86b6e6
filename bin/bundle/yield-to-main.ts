import type { Plugin } from "vite";

/**
 * The main thread yields after each of these modules. They split the first script into parts of about equal duration.
 */
const behind = [
  /[\\/]src[\\/]app[\\/]App\.tsx$/,
  /[\\/]machines[\\/]account[\\/]academy[\\/]index\.ts$/,
  /[\\/]src[\\/]shell[\\/]Footer\.tsx$/,
  /[\\/]contract[\\/]primitives\.ts$/,
];
const mark = "academyPausesHere()";
const pause = "await new Promise(go=>setTimeout(go))";

/**
 * The first script is one file, which compresses best; but evaluated in one go, it blocks a slow processor's main
 * thread for the whole time. The pauses are added after bundling, because the bundler splits modules with top-level
 * await into more files.
 */
export const yieldToMain: Plugin = {
  name: "pauses",
  apply: "build",
  transform: (code, id) => (behind.some((one) => one.test(id)) ? `${code}\n${mark};` : undefined),
  augmentChunkHash: () => pause,
  generateBundle(_, bundle) {
    let made = 0;
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk")
        chunk.code = chunk.code.replaceAll(mark, () => {
          made += 1;
          return pause;
        });
    if (made !== behind.length) this.error(`Of ${behind.length} pauses ${made} were made.`);
  },
};
