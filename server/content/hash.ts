import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Increase it when the format of stored documents changes: the next start then imports the same files again. */
const documentVersion = 12;

/** Files per turn: small files are read four times as fast without a promise for each. */
const filesPerTurn = 20;

/** A hash of texts or bytes in their order. */
export function digest(parts: Iterable<string | Buffer>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest("hex");
}

/** A hash of a value that is stored as JSON, in the current format. */
export const documentHash = (value: unknown): string => digest([`documents ${documentVersion}`, JSON.stringify(value)]);

/** The folder of a course or an exam, which is read, checked, and stored on its own; empty for all other files. */
export const unitPathOf = (path: string): string => /^(?:courses|exams)\/[^/]+/.exec(path)?.[0] ?? "";

/** The files that courses and exams also depend on. */
const shared = ["categories.yaml", "people.yaml"];

/** The hashes of a content folder. The same content has the same hashes everywhere. */
export interface FolderHashes {
  /** Of everything, names included. */
  whole: string;
  /** The folders of courses and exams. */
  units: ReadonlySet<string>;
  /** Of all that a course or an exam is made from: its folder, what all share, and these files of `media/`. */
  unit(path: string, media: readonly string[]): string;
}

/**
 * Reads and hashes every file of a content folder.
 * @param paths from `checkFiles`
 * @param mode what else the stored content depends on
 * @param signal ends it with an error
 */
export async function hashFolder(
  dir: string,
  paths: readonly string[],
  mode: string,
  signal?: AbortSignal,
): Promise<FolderHashes> {
  const hashes = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    if (index % filesPerTurn === 0) await nextTurn();
    signal?.throwIfAborted();
    hashes.set(path, digest(path.endsWith("/") ? [] : [readFileSync(join(dir, path))]));
  }
  const own = new Map<string, string[]>();
  for (const [path, hash] of hashes) {
    const unit = unitPathOf(path);
    const known = own.get(unit);
    if (known) known.push(path, hash);
    else own.set(unit, [path, hash]);
  }
  const base = documentHash([mode, ...shared.map((file) => hashes.get(file) ?? "")]);
  return {
    whole: digest([base, JSON.stringify([...hashes])]),
    units: new Set([...own.keys()].filter((path) => path !== "")),
    unit: (path, media) =>
      digest([base, JSON.stringify([own.get(path), media.map((file) => hashes.get(`media/${file}`) ?? "")])]),
  };
}
