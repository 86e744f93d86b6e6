/**
 * Starts the academy: `npm start`. Settings come from the environment (docs/operations.md); `--content FOLDER` serves
 * other content than the project's, in tests and while writing.
 */
import { resolve } from "node:path";
import { readConfig } from "../server/config";
import { createLog } from "../server/log";
import { site } from "../server/render/site";
import { start } from "../server/start";
import { StartError } from "../server/start-error";
import { announce } from "./announce";
import { readOptions } from "./command-line";
import { stopOnSignal } from "./stop-on-signal";

const usage = `npm start [-- --content FOLDER]   serves the site; with --content, other content than the project's
                                  (in a package: node bin/run.mjs start)

Settings come from the environment, like PORT=4000 npm start; docs/operations.md lists them.`;

const { values } = readOptions(process.argv.slice(2), {
  usage,
  allowPositionals: false,
  options: { content: { type: "string" } },
});

try {
  const { content } = values;
  const config = readConfig(process.env);
  const started = await start(content ? { ...config, contentDir: resolve(content) } : config, {
    logger: createLog(config.logLevel, process.stderr.isTTY),
    site,
  });
  stopOnSignal(started);
  announce(started, config.demo);
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exit(1);
}
