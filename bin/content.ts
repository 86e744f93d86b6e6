/**
 * Checks, previews, and imports content: `npm run content -- COMMAND`, the commands are in `usage`.
 * docs/writing-a-course.md explains how to write it.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Config, readConfig } from "../server/config";
import { ContentError, checkFolder } from "../server/content/check-folder";
import { countContent } from "../server/content/counts";
import { missingDrawings } from "../server/content/review-pictures";
import { projectRoot } from "../server/project-root";
import { StartError } from "../server/start-error";
import { readCommand, wantsHelp } from "./command-line";
import { newCourse } from "./content/new-course";
import { amountText, problemsText } from "./content/words";
import { openNamed } from "./open-named";

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
  const { importContent } = await import("../server/content/import");
  const { maintenance, close } = await openNamed(config);
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

const commands = {
  check: { takes: ["[FOLDER]"] },
  preview: { takes: ["[FOLDER]"] },
  import: { takes: ["[FOLDER]"] },
  new: { takes: ["course", "NAME", "[FOLDER]"] },
} as const;

/** @throws {StartError} if the folder that was named does not exist, or is a file */
function folderOf(typed: string | undefined, { contentDir }: Config): string {
  if (!typed) return contentDir;
  const dir = resolve(typed);
  const stat = statSync(dir, { throwIfNoEntry: false });
  if (!stat) throw new StartError(`There is no content folder at ${dir}; name an existing one.`);
  if (!stat.isDirectory()) throw new StartError(`${dir} is a file; name the content folder that it is in.`);
  return dir;
}

async function run(args: readonly string[]): Promise<void> {
  if (wantsHelp(args)) return console.log(usage);
  const { name, words } = readCommand(args, { commands, options: {}, usage });
  const config = readConfig(process.env);
  if (name === "new") return begin(folderOf(words[2], config), words[1] ?? "");
  const dir = folderOf(words[0], config);
  if (name === "check") await check(dir);
  else if (name === "import") await importInto(config, dir);
  else await startPreview(dir);
}

try {
  await run(process.argv.slice(2));
} catch (thrown) {
  if (thrown instanceof ContentError) console.error(problemsText(thrown));
  else console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
