/**
 * Starts the academy: `npm start`. Settings come from the environment (docs/operations.md); `--content FOLDER` serves
 * other content than the project's, in tests and while writing.
 */
import { resolve } from "node:path";
import { type Config, readConfig } from "../server/config";
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

/** Of sysexits.h: systemd does not repeat a start whose settings are wrong (deploy/systemd/academy@.service). */
const wrongSettings = 78;

function fail(thrown: unknown, exitCode = 1): never {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exit(exitCode);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (thrown) {
    return fail(thrown, wrongSettings);
  }
}

const { content } = values;
const config = readSettings();
try {
  const starting = start(content ? { ...config, contentDir: resolve(content) } : config, {
    logger: createLog(config.logLevel, process.stderr.isTTY),
    site,
  });
  announce(await stopOnSignal(starting), config.demo);
} catch (thrown) {
  fail(thrown);
}
