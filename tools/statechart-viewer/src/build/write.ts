import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltFile } from "./files";

/** A file's text; empty if the file does not exist. */
export const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Writes a file into a folder atomically, so that no reader sees part of it. */
export function write(folder: string, { name, content }: BuiltFile): void {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
