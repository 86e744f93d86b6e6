import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { visitor } from "../harness/chromium";
import { browser, openPage, page, server, startSite } from "../harness/visit";

export const glossary = "/academy/digital-marketing-glossary/";
export const faq = "/academy/faq/";
export const toCome = "/academy/webinars/next-webinar/";
export const recorded = "/academy/webinars/past-webinar/";
export const over = "/academy/webinars/over-webinar/";
export const template = "/academy/templates/first-template/";
export const education = "/academy/semrush-for-education/";

/** The content of the server's tests, with one webinar that is always in the future and one without a recording. */
async function content(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "academy-content-"));
  await cp("server/fixtures/content", folder, { recursive: true });
  const written = join(folder, "webinars/next-webinar");
  await cp(written, join(folder, "webinars/over-webinar"), { recursive: true });
  const change = async (name: string, from: string, to: string) => {
    const file = join(folder, "webinars", name, "webinar.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
  };
  await change("next-webinar", "startsAt: 2026-04-01", "startsAt: 2999-07-01");
  await change("over-webinar", "id: 9502", "id: 9599");
  await change("over-webinar", "startsAt: 2026-04-01", "startsAt: 2020-04-01");
  return folder;
}

/** Starts a server with this content for the tests of a file. */
export function startSiteWithArticles(): void {
  let folder = "";
  // Runs last: after hooks run in reverse order.
  afterAll(() => rm(folder, { recursive: true, force: true }));
  startSite(async () => {
    folder = await content();
    return folder;
  });
}

/**
 * Opens a visitor's page: in another language, with another interface language, without scripts, or in another time
 * zone.
 */
export async function open(
  path: string,
  { host = "localhost", language = "", script = true, zone = "UTC" } = {},
): Promise<void> {
  const origin = `http://${host}:${server.port}`;
  const reader =
    script && zone === "UTC"
      ? await visitor(browser, origin)
      : await browser.newContext({ baseURL: origin, javaScriptEnabled: script, timezoneId: zone });
  if (language) await reader.addCookies([{ name: "academy_language", value: language, domain: host, path: "/" }]);
  await openPage(reader, origin);
  await page.goto(path, { waitUntil: "networkidle" });
}

export const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
export const heading = (name: string, level = 1) => page.getByRole("heading", { name, level, exact: true });

/** A timeout for steps that take a second or two; a shared machine may be slow. */
export const waiting = { timeout: 10_000 };
