import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { certificateDeletionPage } from "../certificates/certificate-deletion.page";
import { qaInFolder } from "./qa-in-folder";

vi.mock("../shared/pages", () => ({ pages: [certificateDeletionPage] }));

const { results, run } = qaInFolder();

describe("export for Playwright", () => {
  it("writes a machine's tests, always with the same bytes", async () => {
    const args = ["export", "certificate-deletion", "--format=playwright", "--strategy=shortest"];
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([0, expect.stringContaining("npx playwright test certificate-deletion.spec.ts\n")]);
    expect(said).toContain("certificateDeletion (Deleting a certificate): ");
    expect(said).toContain("; shortest, seed 0, hash ");
    expect(said).toContain('await test.step("deletion.open → confirming", async () => {');

    const file = join(results, "deletion.spec.ts");
    expect(await run(...args, "--out", file)).toEqual({ code: 0, said: "" });
    expect(readFileSync(file, "utf8").trimEnd()).toBe(said.replace("certificate-deletion.spec.ts", "deletion.spec.ts"));
  });

  it("reports a machine without a known page", async () => {
    expect(await run("export", "sign-in", "--format=playwright")).toEqual({
      code: 1,
      said: "The page of signIn is not described; write model-tests/account/sign-in.page.ts, or take another format.",
    });
  });

  it("writes one file for each of all machines, and skips by name those without a page", async () => {
    const folder = join(results, "playwright");
    const { code, said } = await run("export", "all", "--format=playwright", "--out", folder);
    expect(code).toBe(0);
    expect(said).toMatch(
      /^SKIPPED quiz: The page of quiz is not described; write model-tests\/courses\/quiz\.page\.ts/m,
    );
    expect(said).toContain(`1 file in ${folder}.`);
    expect(readdirSync(folder)).toEqual(["certificate-deletion.spec.ts"]);
    expect(await run("export", "all", "--format=playwright")).toEqual({
      code: 1,
      said: expect.stringMatching(/^Each of the \d+ machines becomes a file; name a folder for them: --out FOLDER\.$/),
    });
  });
});
