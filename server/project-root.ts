import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "./start-error";

/** The folder with package.json, searched upward from this file: the same for the sources and for the built server. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new StartError("No package.json above the server's files; run it from an unpacked project.");
    folder = parent;
  }
  return folder;
}
