import type { SearchSource } from "../search/write-index";
import { type BuiltContent, buildSteps } from "./build";
import { checkSteps } from "./check";
import { ContentError, checkFolder } from "./check-folder";
import { chooseFolders } from "./choose-folders";
import type { FolderHashes } from "./hash";
import { inTurns } from "./in-turns";
import { publishDrafts } from "./publish-drafts";
import { type ContentSource, readContent } from "./read";
import { searchSteps } from "./search-sources";
import type { Problem } from "./source";
import { type ContentUnit, unitsOf } from "./units";

/** Content to write: what has changed, and what depends on it. */
export interface PreparedContent {
  /** What was read. */
  content: ContentSource;
  built: BuiltContent;
  findable: SearchSource[];
  /** Of what was read. */
  units: ContentUnit[];
  /** Those that stay as they are. */
  kept: ContentUnit[];
}

/**
 * Reads, checks, and builds what has changed in a content folder.
 * @param earlier the units of the last import; without them, everything is read
 * @param signal ends it with an error
 * @throws {ContentError} with every mistake of the whole folder
 */
export async function prepareContent(
  dir: string,
  hashes: FolderHashes,
  earlier: readonly ContentUnit[] = [],
  draftsPublished = false,
  signal?: AbortSignal,
): Promise<PreparedContent> {
  const problems: Problem[] = [];
  const { choose, kept } = chooseFolders(earlier, hashes);
  const content = await readContent(dir, problems, choose, signal);
  const facts = kept().map((unit) => unit.facts);
  const checked = await inTurns(checkSteps(content, problems, facts), signal);
  if (problems.length > 0 || !checked.areKeptAlive) {
    // Of two files with the same id, the whole check always blames the same one; only it names the line of every link.
    await checkFolder(dir);
    throw new ContentError(problems);
  }
  if (draftsPublished) publishDrafts(content);
  const built = await inTurns(buildSteps(content), signal);
  const findable = await inTurns(searchSteps(content, built), signal);
  return { content, built, findable, units: unitsOf(content, built, findable, checked, hashes), kept: kept() };
}
