import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "../config";
import { messageOf, UsageError } from "./usage-error";

const names = ["ts", "mts", "js", "mjs"].map((ending) => `statechart-testing.config.${ending}`);

/** The default configuration: machines are named by their files. */
export const noConfig: Config = { machines: {} };

/** The configuration file in the working folder, if it exists. */
export const findConfig = (): string | undefined => names.find((name) => existsSync(name));

/** @throws {UsageError} if the file is not a configuration */
export async function loadConfig(file: string | undefined): Promise<Config> {
  if (file === undefined) return noConfig;
  if (!existsSync(file)) throw new UsageError(`There is no configuration ${file}; name another file with --config.`);
  const module: { default?: Config } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href).catch(
    (cause) => {
      throw new UsageError(`${file} cannot be loaded (${messageOf(cause)}); fix it and try again.`, { cause });
    },
  );
  if (!module.default?.machines)
    throw new UsageError(
      `${file} has no default export with machines; write \`export default defineConfig({ machines: … })\`.`,
    );
  return module.default;
}
