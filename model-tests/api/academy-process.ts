import { readConfig } from "../../server/config";
import { createLog } from "../../server/log";
import { start } from "../../server/start";

/**
 * Runs the academy in a separate process, as `npm start` does, without its pages: those need a build, which tests of the
 * API do not have. It prints its address and whether this start imported the content.
 */
const started = await start(readConfig(process.env), { logger: createLog("warn", false) });
process.once("SIGTERM", () => void started.stop().finally(() => process.exit(0)));
console.log(`${started.imported ? "imported" : "found"} the content; running at ${started.url}`);
