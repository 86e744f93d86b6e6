import { cliInFolder } from "statechart-testing/testing/cli-in-folder";
import config from "../statechart-testing.config";

/** `npm run qa` with a separate folder for its files. */
export const qaInFolder = () => cliInFolder(config, "npm run qa --", "model-tests/statechart-testing.config.ts");
