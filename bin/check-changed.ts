/** The checks and tests for a change: `npm run check -- --changed [REVISION]`. */
import { ChangesError, changedFiles } from "./changed/changed-files";
import { importGraph } from "./changed/import-graph";
import { runSteps } from "./changed/run-steps";
import { readSources } from "./changed/sources";
import { planFor } from "./changed/steps";

try {
  const { since, files } = changedFiles(process.cwd(), process.argv[2]);
  console.log(`Changed since ${since}: ${files.length} files`);
  if (files.length > 0) {
    const sources = readSources();
    const { checks, tests, leftOut } = planFor(files, importGraph(sources), sources);
    const failed = await runSteps([checks, tests], (text) => console.log(text));
    console.log(`\nLeft out, \`npm test\` runs it:\n${leftOut.map((each) => `  - ${each}`).join("\n")}`);
    console.log(failed > 0 ? `\n${failed} failed` : "\nAll passed");
    process.exitCode = failed > 0 ? 1 : 0;
  }
} catch (thrown) {
  if (!(thrown instanceof ChangesError)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
