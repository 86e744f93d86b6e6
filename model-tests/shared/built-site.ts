import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ViewerError } from "statechart-viewer/cli/command";

/** Prepares what a command needs that opens the site in a browser: Chromium, and a current build. @throws {ViewerError} */
export function prepareBuiltSite(): void {
  const script = fileURLToPath(new URL("../../bin/prepare.mjs", import.meta.url));
  const { status } = spawnSync(process.execPath, [script, "chromium", "build"], { stdio: "inherit" });
  if (status !== 0) throw new ViewerError("The site could not be built; the output above says why.");
}
