/** Pictures of the statecharts: `npm run flows -- VERB`, the verbs are in docs/flows.md and in `npm run flows -- --help`. */
import { spawnSync } from "node:child_process";
import { flows } from "../flows/flows";

const args = process.argv.slice(2);
/** Verbs that open the built site in a browser. */
const visiting = ["screens", "record"];
if (visiting.includes(args[0] ?? "") && !args.includes("--help")) {
  const { status } = spawnSync(process.execPath, ["bin/prepare.mjs", "chromium", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
process.exitCode = await flows(args, { say: (line) => console.log(line) });
