import { cliInFolder } from "statechart-testing/testing/cli-in-folder";
import config from "../statechart-testing.config";

/** `npm run qa` with a folder of its own for what it keeps. */
export const qaInFolder = () => cliInFolder(config, "npm run qa --", "model-tests/statechart-testing.config.ts");
