/**
 * Checks or imports the content folder.
 *
 *   npm run content -- check     names file and line of whatever is wrong
 *   npm run content -- import    takes it into the database that the environment names
 */
import { readConfig } from "../server/config";
import { ContentError, checkFolder } from "../server/content/check-folder";
import { type ContentCounts, countContent } from "../server/content/counts";
import { importContent } from "../server/content/import";
import { problemText } from "../server/content/source";
import { openDatabase } from "../server/db/open";
import { StartError } from "../server/start-error";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const list = ({ courses, exams, series, webinars, templates }: ContentCounts): string =>
  [
    count(courses, "course", "courses"),
    count(exams, "exam", "exams"),
    count(series, "series", "series"),
    count(webinars, "webinar", "webinars"),
    count(templates, "template", "templates"),
  ].join(", ");

async function check(dir: string): Promise<void> {
  console.log(`The content is in order: ${list(countContent(await checkFolder(dir)))}.`);
}

async function importInto(config: ReturnType<typeof readConfig>): Promise<void> {
  const { maintenance, close } = await openDatabase(config);
  try {
    const imported = await importContent(maintenance, config.contentDir);
    if (imported.changed) console.log(`Imported ${list(imported)}.`);
    else console.log("The database has this content already.");
  } finally {
    await close();
  }
}

const [command] = process.argv.slice(2);
try {
  const config = readConfig(process.env);
  if (command === "check") await check(config.contentDir);
  else if (command === "import") await importInto(config);
  else throw new StartError('Say what to do with the content: "check" or "import".');
} catch (thrown) {
  if (thrown instanceof ContentError) {
    for (const problem of thrown.problems) console.error(problemText(problem));
    console.error(`\n${count(thrown.problems.length, "problem", "problems")}.`);
  } else console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
