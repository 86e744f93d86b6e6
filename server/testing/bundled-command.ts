import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "vite";
import { projectRoot } from "../project-root";

/** A command in one file, and what removes it. */
export interface BundledCommand {
  path: string;
  remove(): Promise<void>;
}

/**
 * Bundles a command of `bin/` with its packages, as the build does: Node finds and reads one file for each of its
 * starts, and not a thousand.
 */
export async function bundledCommand(entry: string): Promise<BundledCommand> {
  // Within the project, so that packages with compiled code are found.
  const cache = join(projectRoot(), "node_modules/.cache/academy");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "command-"));
  await build({
    mode: "production",
    logLevel: "warn",
    build: { ssr: entry, outDir: folder, copyPublicDir: false, rolldownOptions: { input: entry } },
  });
  return { path: join(folder, basename(entry, ".ts").concat(".js")), remove: () => rm(folder, { recursive: true }) };
}
