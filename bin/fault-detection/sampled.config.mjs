// Stryker's settings for a sample of a slice's faults (`--sample`).
import settings from "./stryker.config.mjs";

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  ...settings,
  plugins: [...settings.plugins, "./bin/fault-detection/choose-faults.mjs"],
  checkers: ["sample"],
};
