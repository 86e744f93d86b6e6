import { defineConfig } from "../config";

/** A project without machines, for tests of usage errors. */
export const config = defineConfig({
  machines: {},
  folder: "drawings",
  data: "data",
  call: "viewer",
  guide: "README.md",
  introduction: "All machines.",
  revisions: {
    repository: ".",
    cache: "node_modules/.cache/viewer-test",
    folders: ["machines"],
    registry: "machines/index.ts",
    reader: new URL("./registry-reader.ts", import.meta.url),
  },
});
