import { join } from "node:path";
import { checkFiles } from "../content/check-folder";
import { hashFolder } from "../content/hash";
import { writePrepared } from "../content/import";
import { type PreparedContent, prepareContent } from "../content/prepare";
import type { Database } from "../db/database";
import { projectRoot } from "../project-root";

export const projectContentDir = join(projectRoot(), "content");

async function prepare(): Promise<{ prepared: PreparedContent; files: string }> {
  const hashes = await hashFolder(projectContentDir, await checkFiles(projectContentDir), "");
  return { prepared: await prepareContent(projectContentDir, hashes), files: hashes.whole };
}
let prepared: ReturnType<typeof prepare> | undefined;

/** The project's content as an import prepares it: once for all test files of a process, because it takes seconds. */
export function preparedProject() {
  prepared ??= prepare();
  return prepared;
}

/** Imports the project's content into empty tables. */
export async function importProject(db: Database, now: Date): Promise<void> {
  const { prepared: content, files } = await preparedProject();
  await db.transaction((tx) => writePrepared(tx, content, files, null, null, now));
}
