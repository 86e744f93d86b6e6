import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

describe("an address that pages have moved from", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open, {
      site: createSite({
        assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
        load: async () => ({ addressOf, render }),
        keeps: true,
      }),
    });
  });
  afterAll(() => server.stop());

  /** Follows redirects within the site. @returns their targets, and the last status */
  async function wayFrom(url: string): Promise<(string | number)[]> {
    const { statusCode, headers } = await server.app.inject({ url, headers: { host: "localhost" } });
    return statusCode === 308 ? [String(headers.location), ...(await wayFrom(String(headers.location)))] : [statusCode];
  }

  it.each([
    ["the webinars' own root (R53)", "/webinars", ["/academy/webinars/", 200]],
    ["the same with a slash", "/webinars/", ["/academy/webinars/", 200]],
    ["a single lesson (R27)", "/academy/lessons/stand-alone/", ["/academy/standalone-courses/stand-alone/", 200]],
    ["a single lesson without its name", "/academy/standalone-courses/", ["/academy/lessons/", 200]],
    [
      "the same without a slash",
      "/academy/standalone-courses",
      ["/academy/standalone-courses/", "/academy/lessons/", 200],
    ],
    [
      "a course's lesson without its number",
      "/academy/courses/first-steps/lessons/",
      ["/academy/courses/first-steps/", 200],
    ],
    [
      "a single lesson's, among the courses",
      "/academy/courses/stand-alone/lessons/",
      ["/academy/courses/stand-alone/", "/academy/standalone-courses/stand-alone/", 200],
    ],
    [
      "a path with two slashes in a row",
      "/academy//courses//first-steps//?step=2",
      ["/academy/courses/first-steps/?step=2", 200],
    ],
    ["one without a slash at its end", "/academy//courses", ["/academy/courses/", 200]],
    ["the main page with another slash", "/academy//", ["/academy/", 200]],
    ["a course that does not exist", "/academy/courses/nothing/lessons/", ["/academy/courses/nothing/", 404]],
    ["a slug with a slash in it", "/academy/courses/a%2Fb/lessons/", ["/academy/courses/a%2Fb/", 404]],
  ])("leads on from %s", async (_, url, way) => {
    expect(await wayFrom(url)).toEqual(way);
  });
});
