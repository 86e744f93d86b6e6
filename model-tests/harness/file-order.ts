import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, longest first: at the end of a run, one of them would leave all other cores idle. */
const longest = [
  "model-tests/shared/screens.test.tsx",
  "model-tests/shared/models.test.ts",
  "bin/admin.test.ts",
  "bin/content.test.ts",
  "model-tests/qa/approved.test.ts",
  "server/start.test.ts",
  "server/db/postgres.test.ts",
];

const place = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return found < 0 ? longest.length : found;
};

/** The project with the longest file comes first. */
const projects = ["views", "tools", "unit", "api"];

const needsDom = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment happy-dom");

/**
 * Puts files that need a document next to each other, and long files before others. Where the environment changes,
 * Vitest starts new processes, and they load everything again.
 */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const keyed = sorted.map((file) => ({
      file,
      keys: [projects.indexOf(file.project.name), Number(!needsDom(file)), place(file)],
    }));
    const compare = (a: number[], b: number[]) => a.map((key, at) => key - (b[at] ?? 0)).find((by) => by !== 0) ?? 0;
    return keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ file }) => file);
  }
}
