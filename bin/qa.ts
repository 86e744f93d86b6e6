/** Model-based tests of the machines: `npm run qa -- VERB`, the verbs are in docs/qa.md and in `npm run qa -- --help`. */
import { qa } from "../model-tests/qa/qa";

// `… | head` has read enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await qa(process.argv.slice(2), { say: (line) => console.log(line), results: "test-results/qa" });
