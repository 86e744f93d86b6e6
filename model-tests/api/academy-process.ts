import { readConfig } from "../../server/config";
import { createLog } from "../../server/log";
import { start } from "../../server/start";

/**
 * The academy as a process of its own, as `npm start` runs it, without its pages: those need a build, which tests of the
 * API do without. Says where it is and whether it was this start that imported the content.
 */
const started = await start(readConfig(process.env), { logger: createLog("warn", false) });
process.once("SIGTERM", () => void started.stop().finally(() => process.exit(0)));
console.log(`${started.imported ? "imported" : "found"} the content; running at ${started.url}`);
