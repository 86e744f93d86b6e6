/**
 * Starts the academy: `npm start`. Settings come from the environment (docs/operations.md); `--content FOLDER` serves
 * other content than the project's, in tests and while writing.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../server/config";
import { createLog } from "../server/log";
import { site } from "../server/render/site";
import { start } from "../server/start";
import { StartError } from "../server/start-error";
import { announce } from "./announce";
import { stopOnSignal } from "./stop-on-signal";

/** @throws {StartError} for anything but `--content FOLDER`. */
function contentArgument(): string | undefined {
  try {
    return parseArgs({ options: { content: { type: "string" } } }).values.content;
  } catch {
    throw new StartError(
      "The only argument is --content FOLDER; leave others out, settings come from the environment.",
    );
  }
}

try {
  const content = contentArgument();
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
