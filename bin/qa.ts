/** Model-based tests of the machines: `npm run qa -- COMMAND`, see docs/qa.md and `npm run qa -- --help`. */
import { main } from "statechart-testing/cli/cli";
import { program, results } from "../model-tests/qa/results";

// `… | head` has read enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), {
  say: (line) => console.log(line),
  program,
  results,
  guide: "docs/qa.md",
  configFile: "model-tests/statechart-testing.config.ts",
});
