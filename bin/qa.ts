/** Model-based tests of the machines: `npm run qa -- COMMAND`, see docs/qa.md and `npm run qa -- --help`. */
import { main } from "statechart-testing/cli/cli";

// `… | head` has read enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), {
  say: (line) => console.log(line),
  program: "npm run qa --",
  results: "test-results/qa",
  configFile: "model-tests/statechart-testing.config.ts",
});
