/** Drawings of the statecharts: `npm run flows -- COMMAND`; the commands are in docs/flows.md and in `--help`. */
import { runProject } from "statechart-viewer/cli/run";
import config from "../model-tests/statechart-viewer.config";

process.exitCode = await runProject(config, process.argv.slice(2), { say: (line) => console.log(line) });
