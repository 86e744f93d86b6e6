import { mkdirSync, writeFileSync } from "node:fs";
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
