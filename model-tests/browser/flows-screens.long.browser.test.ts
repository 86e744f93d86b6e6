import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readScreens } from "../../flows/screens/album";
import { screensVerb } from "../../flows/screens/verb";

const folder = mkdtempSync(join(tmpdir(), "screens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

it("every state that a page can stand in has its picture, in each language another one", async () => {
  const said: string[] = [];
  const code = await screensVerb.run(
    ["certificateDeletion", "--languages=en,es", "--themes=light,dark", "--to", folder],
    { say: (line) => said.push(line) },
  );
  expect([code, said.at(-1)]).toEqual([0, `5 of 5 states have a screen in every look that was asked for: ${folder}`]);

  const screens = readScreens(folder);
  expect(screens.map(({ state, language, theme }) => `${state} ${language} ${theme}`)).toEqual(
    ["closed", "confirming", "deleted", "deleting", "failed"].flatMap((state) =>
      ["en dark", "en light", "es dark", "es light"].map((look) => `certificateDeletion.${state} ${look}`),
    ),
  );
  const pictures = screens.map(({ file }) => readFileSync(join(folder, file)));
  expect(pictures.every((picture) => picture.subarray(0, 3).equals(jpeg))).toBe(true);
  // No two of them are the same: not of two states, nor of two languages or themes.
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
});
