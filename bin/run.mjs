// Runs a built command: `node bin/run.mjs start`. React and styled-components read NODE_ENV when they are loaded.
import { existsSync, readFileSync } from "node:fs";
import { arch, platform } from "node:process";
import { requireNode } from "./node-version.mjs";

requireNode();
const commands = ["start", "admin", "content", "preview"];
const [, , command = "", ...rest] = process.argv;

/** What keeps the command from running, in a sentence; null if nothing does. */
function problem() {
  if (!commands.includes(command))
    return `There is no command "${command}"; use node bin/run.mjs with ${commands.slice(0, -1).join(", ")} or ${commands.at(-1)}.`;
  // A package has compiled code for one platform and names it, as npm's packages do.
  const { os = [platform], cpu = [arch] } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  if (!os.includes(platform) || !cpu.includes(arch))
    return `This package is for ${os}-${cpu} and this is ${platform}-${arch}; make one here with npm run package.`;
  if (!existsSync(new URL(`../dist/server/${command}.js`, import.meta.url)))
    return "The site has not been built; run npm start, which builds it.";
  return null;
}

const found = problem();
if (found !== null) {
  console.error(found);
  process.exit(1);
}
process.env.NODE_ENV = "production";
process.argv.splice(2, process.argv.length - 2, ...rest);
await import(`../dist/server/${command}.js`);
