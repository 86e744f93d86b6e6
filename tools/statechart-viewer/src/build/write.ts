import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltFile } from "./files";

/** The text of a file; empty where there is none. */
export const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Writes a file of a folder. Nobody ever reads a part of it: the file is put there when it is whole. */
export function write(folder: string, { name, content }: BuiltFile): void {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
