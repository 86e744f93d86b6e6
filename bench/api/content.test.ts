import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { coursesPerExam, writeContentFolder } from "./content";
import { prepareContent } from "./seed";
import { inAllLanguages } from "./translations";

it("the content that benchmarks are filled with passes the checks of content, in every language", async () => {
  const dir = await mkdtemp(join(tmpdir(), "academy-bench-content-"));
  try {
    await writeContentFolder(dir, coursesPerExam);
    const { built, findable } = inAllLanguages(await prepareContent(dir));
    expect(built.courses).toHaveLength(coursesPerExam);
    expect(built.exams).toHaveLength(1);
    expect(new Set(findable.map(({ locale }) => locale)).size).toBe(7);
  } finally {
    await rm(dir, { recursive: true });
  }
});
