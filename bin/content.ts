/**
 * Checks, previews, and imports content: `npm run content -- COMMAND`, the commands are in `usage`.
 * docs/writing-a-course.md explains how to write it.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "../server/config";
import { ContentError, checkFolder } from "../server/content/check-folder";
import { countContent } from "../server/content/counts";
import { missingDrawings } from "../server/content/review-pictures";
import { projectRoot } from "../server/project-root";
import { StartError } from "../server/start-error";
import { newCourse } from "./content/new-course";
import { amountText, problemsText } from "./content/words";

const usage = `npm run content -- check [FOLDER]             names the file and line of every mistake
npm run content -- preview [FOLDER]           shows the site with this content, drafts too, and every change to it
npm run content -- import [FOLDER]            takes it into the database that the environment names
npm run content -- new course NAME [FOLDER]   writes a course to begin with, as a draft

Without FOLDER it is the project's own, content/.`;

async function check(dir: string): Promise<void> {
  const content = await checkFolder(dir, { isReviewed: true });
  console.log(`The content is in order: ${amountText(countContent(content))}.`);
  const missing = missingDrawings(content);
  if (missing.length > 0) console.log(`Could use a drawing:\n${missing.join("\n")}`);
}

async function importInto(config: Config, dir: string): Promise<void> {
  // The other commands start faster without loading the database.
  const [{ importContent }, { openDatabase }] = await Promise.all([
    import("../server/content/import"),
    import("../server/db/open"),
  ]);
  const { maintenance, close } = await openDatabase(config);
  try {
    const imported = await importContent(maintenance, dir);
    if (imported.changed) console.log(`Imported ${amountText(imported)}.`);
    else console.log("The database has this content already.");
  } finally {
    await close();
  }
}

/** The preview is built code, like the site that it shows: builds it first if necessary. A package is built. */
async function startPreview(dir: string): Promise<void> {
  const root = projectRoot();
  if (!existsSync(dir)) throw new StartError(`There is no content folder at ${dir}; name an existing one.`);
  const prepare = join(root, "bin/prepare.mjs");
  if (
    existsSync(prepare) &&
    spawnSync(process.execPath, [prepare, "build"], { cwd: root, stdio: "inherit" }).status !== 0
  )
    throw new StartError("The preview needs the built site; fix the errors above.");
  process.env.NODE_ENV = "production";
  process.argv.splice(2, process.argv.length - 2, dir);
  await import(/* @vite-ignore */ pathToFileURL(join(root, "dist/server/preview.js")).href);
}

async function begin(dir: string, slug: string): Promise<void> {
  const paths = await newCourse(dir, slug);
  console.log(`Written, as a draft:\n${paths.map((path) => `  ${path}`).join("\n")}`);
  console.log("Look at it while you write: npm run content -- preview");
}

/** The typed arguments, checked against the commands' options. */
function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (thrown) {
    throw new StartError(
      `${thrown instanceof Error ? thrown.message.split(". ")[0] : thrown}; the commands are:\n\n${usage}`,
    );
  }
}

try {
  const [command = "", ...rest] = readArguments();
  const config = readConfig(process.env);
  const folderOf = (typed: string | undefined): string => (typed ? resolve(typed) : config.contentDir);
  const [first = "", slug = "", folder] = rest;
  if (command === "help") console.log(usage);
  else if (command === "new" && first === "course" && slug !== "" && rest.length <= 3)
    await begin(folderOf(folder), slug);
  else if (rest.length > 1) throw new StartError(usage);
  else if (command === "check") await check(folderOf(first));
  else if (command === "import") await importInto(config, folderOf(first));
  else if (command === "preview") await startPreview(folderOf(first));
  else throw new StartError(usage);
} catch (thrown) {
  if (thrown instanceof ContentError) console.error(problemsText(thrown));
  else console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
