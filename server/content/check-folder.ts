import { existsSync } from "node:fs";
import { StartError } from "../start-error";
import { checkSteps } from "./check";
import { inTurns } from "./in-turns";
import { type ContentSource, readContent } from "./read";
import { reviewContent } from "./review";
import { type Problem, problemText } from "./source";
import { type Survey, surveyFolder } from "./survey";

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

async function survey(dir: string): Promise<Survey> {
  if (!existsSync(dir)) throw new StartError(`There is no content folder at ${dir}; restore it.`);
  return surveyFolder(dir);
}

/** Reads and checks what can be read safely. @returns its problems as well, by file and line */
async function readAndCheck(dir: string, unsafe: readonly Problem[], isReviewed: boolean) {
  const problems: Problem[] = [];
  const content = await readContent(dir, problems);
  await inTurns(checkSteps(content, problems));
  if (isReviewed) reviewContent(content);
  const named = new Set(unsafe.map(({ file }) => file));
  return { content, problems: [...unsafe, ...problems.filter(({ file }) => !named.has(file))].sort(inOrder) };
}

/**
 * Rejects a folder with files that cannot be read safely.
 * @returns the paths of its files and folders, see `Survey`
 * @throws {ContentError} with every such file, and every mistake in the others
 */
export async function checkFiles(dir: string): Promise<string[]> {
  const { problems, paths } = await survey(dir);
  if (problems.length > 0) throw new ContentError((await readAndCheck(dir, problems, false)).problems);
  return paths;
}

/**
 * Reads and checks a whole content folder.
 * @param isReviewed also checks what readers would notice, see `reviewContent`: an import does not refuse it
 * @throws {ContentError} with every problem, by file and line
 */
export async function checkFolder(dir: string, { isReviewed = false } = {}): Promise<ContentSource> {
  const { content, problems } = await readAndCheck(dir, (await survey(dir)).problems, isReviewed);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
