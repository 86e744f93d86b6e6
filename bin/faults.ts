/** How many injected faults the tests notice: `npm run faults -- LAYER`, see docs/qa.md and `npm run faults -- --help`. */
import { help, orderOf, UsageError } from "./fault-detection/arguments";
import { detect } from "./fault-detection/detect";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // `… | head` has read enough.
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  const order = orderOf(process.argv.slice(2));
  if (order) process.exitCode = (await detect(order, (line) => console.log(line))) ? 0 : 1;
  else console.log(help);
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
