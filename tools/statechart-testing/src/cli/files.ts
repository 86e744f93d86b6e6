import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { messageOf, UsageError } from "./usage-error";

/** Writes a file and creates its folder if necessary. @throws {UsageError} if it cannot be written */
export function writeBytes(file: string, content: string | Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (cause) {
    throw new UsageError(`${file} cannot be written (${messageOf(cause)}); name another file.`, { cause });
  }
}

export const writeText = (file: string, text: string): void => writeBytes(file, text);

export const writeJson = (file: string, data: unknown): void => writeText(file, `${JSON.stringify(data, null, 2)}\n`);

/** Replaces a file at once: other processes read the old one or the new one, never a part. */
export function replaceJson(file: string, data: unknown): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeJson(draft, data);
  renameSync(draft, file);
}
