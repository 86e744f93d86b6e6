/** The options of all commands, except those that npm or its tools have as settings of their own. */
export const options: readonly string[];
/** The options that npm took for its own settings, because no `--` was before them. */
export function swallowedOptions(env: Readonly<Record<string, string | undefined>>): string[];
