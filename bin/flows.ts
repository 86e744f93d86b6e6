/** Drawings of the statecharts: `npm run flows -- COMMAND`; the commands are in docs/flows.md and in `--help`. */
import { spawnSync } from "node:child_process";
import { runProject } from "statechart-viewer/cli/run";
import config from "../model-tests/statechart-viewer.config";

const args = process.argv.slice(2);
/** Commands that open the built site in a browser. */
const inBrowser = ["screenshots", "record"];
if (inBrowser.includes(args[0] ?? "") && !args.includes("--help")) {
  const { status } = spawnSync(process.execPath, ["bin/prepare.mjs", "chromium", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
process.exitCode = await runProject(config, args, { say: (line) => console.log(line) });
