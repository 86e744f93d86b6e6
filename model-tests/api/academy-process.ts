import { readConfig } from "../../server/config";
import { createLog } from "../../server/log";
import { start } from "../../server/start";

/**
 * Runs the academy in a separate process, like `npm start`, but without its pages: those need a build, which API tests
 * do not have. It prints its address and whether it imported the content on this start.
 */
const started = await start(readConfig(process.env), { logger: createLog("warn", false) });
process.once("SIGTERM", () => void started.stop().finally(() => process.exit(0)));
console.log(`${started.imported ? "imported" : "found"} the content; running at ${started.url}`);
