import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../server/config";
import { StartError } from "../../server/start-error";
import { fixtureContent } from "../../server/testing/test-server";
import { type Preview, preview } from "./preview";

/** How long a change may take to appear on a busy machine, in milliseconds. */
const waiting = { timeout: 30_000, interval: 100 };

describe("a preview", { timeout: 180_000 }, () => {
  let folder: string;
  let dir: string;
  let said: string[];
  let running: Preview | null;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "preview-"));
    dir = join(folder, "content");
    cpSync(fixtureContent, dir, { recursive: true });
    said = [];
    running = null;
  });
  afterEach(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  const begin = async () => {
    running = await preview({
      config: { ...readConfig({}), port: 0, contentDir: dir },
      say: (text) => said.push(text),
    });
  };
  const edit = (file: string, from: string, to: string) => {
    const path = join(dir, file);
    const before = readFileSync(path, "utf8");
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
  };
  const heard = (sentence: RegExp | string) =>
    vi.waitFor(() => expect(said.some((text) => text.match(sentence))).toBe(true), waiting);
  /** A course as visitors see it. */
  const course = async (slug: string) => {
    const url = said.join("\n").match(/http:\S+(?=\/academy\/)/)?.[0];
    const response = await fetch(`${url}/academy/public/api/v3/courses/en/${slug}/`);
    return { status: response.status, body: (await response.json()) as { title?: string; status?: string } };
  };

  it("shows drafts to visitors, follows changes, reports mistakes, and keeps the last valid version", async () => {
    await begin();
    expect(said).toHaveLength(1);
    expect(await course("not-yet")).toMatchObject({ status: 200, body: { title: "Not yet", status: "published" } });

    edit("courses/not-yet/en/course.yaml", "title: Not yet", "title: Nearly there");
    await heard(/^Shown: \d+ courses/);
    await vi.waitFor(async () => expect((await course("not-yet")).body.title).toBe("Nearly there"), waiting);

    edit("courses/not-yet/en/course.yaml", "title: Nearly there", "titel: Broken");
    await heard(/course\.yaml:1: titel is not allowed here[\s\S]*2 problems\. The last valid version stays\.$/);
    expect((await course("not-yet")).body.title).toBe("Nearly there");

    edit("courses/not-yet/en/course.yaml", "titel: Broken", "title: Fixed");
    await vi.waitFor(async () => expect((await course("not-yet")).body.title).toBe("Fixed"), waiting);

    rmSync(dir, { recursive: true });
    await heard(/^There is no content folder at .* The last valid version stays\.$/);
    expect((await course("not-yet")).body.title).toBe("Fixed");
  });

  it("starts once initial mistakes are fixed", async () => {
    edit("courses/not-yet/course.yaml", "status: draft", "status: hidden");
    await begin();
    expect(said.join("\n")).toMatch(
      /course\.yaml:2: status must be[\s\S]*1 problem\. The preview starts once this is fixed\.[\s\S]*Waiting for changes in/,
    );
    edit("courses/not-yet/course.yaml", "status: hidden", "status: draft");
    await heard(/The preview is running at http:/);
    expect((await course("not-yet")).status).toBe(200);
  });

  it("does not start if fixing files would not help", async () => {
    rmSync(dir, { recursive: true });
    await expect(begin()).rejects.toThrow(StartError);
  });
});
