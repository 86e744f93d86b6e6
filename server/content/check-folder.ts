import { existsSync } from "node:fs";
import { StartError } from "../start-error";
import { checkSteps } from "./check";
import { inTurns } from "./in-turns";
import { type ContentSource, readContent } from "./read";
import { reviewContent } from "./review";
import { type Problem, problemText } from "./source";
import { surveyFolder } from "./survey";

/** Content that cannot be imported, with all its mistakes. */
export class ContentError extends StartError {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const [first] = problems;
    const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
    super(
      `The content has a mistake: ${first ? problemText(first) : ""}${more}; fix it, "npm run content -- check" lists all.`,
    );
    this.problems = problems;
  }
}

const inOrder = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line;

/**
 * Rejects a folder with files that cannot be read safely.
 * @returns the paths of its files and folders, see `Survey`
 * @throws {ContentError} with every such file
 */
export async function checkFiles(dir: string): Promise<string[]> {
  if (!existsSync(dir)) throw new StartError(`There is no content folder at ${dir}; restore it.`);
  const { problems, paths } = await surveyFolder(dir);
  if (problems.length > 0) throw new ContentError(problems.sort(inOrder));
  return paths;
}

/**
 * Reads and checks a whole content folder.
 * @param isReviewed also checks what readers would notice, see `reviewContent`: an import does not refuse it
 * @throws {ContentError} with every problem, by file and line
 */
export async function checkFolder(dir: string, { isReviewed = false } = {}): Promise<ContentSource> {
  await checkFiles(dir);
  const problems: Problem[] = [];
  const content = await readContent(dir, problems);
  await inTurns(checkSteps(content, problems));
  if (isReviewed) reviewContent(content);
  if (problems.length > 0) throw new ContentError(problems.sort(inOrder));
  return content;
}
