/** Pictures of the statecharts: `npm run flows -- VERB`, the verbs are in docs/flows.md and in `npm run flows -- --help`. */
import { flows } from "../flows/flows";

process.exitCode = await flows(process.argv.slice(2), { say: (line) => console.log(line) });
