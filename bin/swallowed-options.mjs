/** The options of all commands, except those that npm or its tools have as settings of their own. */
export const options = [
  ...[
    "account",
    "action",
    "auditedPages",
    "changed",
    "content",
    "courses",
    "data",
    "days",
    "driver",
    "engineering",
    "expires",
  ],
  ...["figures", "fresh", "html", "junit", "kind", "languages", "limit", "markdown", "name", "new", "oracle", "out"],
  ...["pictures-at", "quick", "reason", "replace", "report", "reset-password", "retry", "sample", "schemes", "screen"],
  ...["screens", "screenshots", "seed", "since", "strategy", "themes", "to", "uses", "widths"],
];

/**
 * The options that npm took for its own settings, because no `--` was before them: it passes them on in the environment
 * only, and the command would run as if they had not been typed.
 */
export const swallowedOptions = (env) =>
  options
    .filter((name) => env[`npm_config_${name.replaceAll("-", "_").toLowerCase()}`] !== undefined)
    .map((name) => `--${name}`);
