import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readScreenshots } from "statechart-viewer/build/screenshots";
import { afterAll, expect, it } from "vitest";
import { screenshotsCommand } from "../flows/screenshots/command";

const folder = mkdtempSync(join(tmpdir(), "screens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const webp = Buffer.from("RIFF");

it("every state of a page has its own screenshot, a different one in each language", async () => {
  const said: string[] = [];
  const code = await screenshotsCommand.run(
    ["certificateDeletion", "--languages=en,es", "--themes=light,dark", "--to", folder],
    { say: (line) => said.push(line) },
  );
  expect([code, said.at(-1)]).toEqual([
    0,
    `5 of 5 states have a screenshot in every variant that was asked for: ${folder}`,
  ]);

  const screens = readScreenshots(folder);
  expect(screens.map(({ state, language, theme }) => `${state} ${language} ${theme}`)).toEqual(
    ["closed", "confirming", "deleted", "deleting", "failed"].flatMap((state) =>
      ["en dark", "en light", "es dark", "es light"].map((look) => `certificateDeletion.${state} ${look}`),
    ),
  );
  const pictures = screens.map(({ file }) => readFileSync(join(folder, file)));
  expect(pictures.every((picture) => picture.subarray(0, 4).equals(webp))).toBe(true);
  // All are different, by state, language, and theme.
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
});
