import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { examTaker } from "../testing/exam-taker";
import { startTestServer, type TestServer } from "../testing/test-server";

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: true,
});

/** Width and height of a PNG. @throws for anything else. */
function sizeOf(file: Buffer): [number, number] {
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

describe("pictures of the site", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { site });
  });
  afterAll(() => server.stop());

  const get = (url: string) => server.app.inject({ url, headers: { host: "www.academy.test" } });
  const headOf = async (url: string) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(body)?.[1];
    return { body, property };
  };

  it("are drawings as PNG, for previews", async () => {
    const response = await get("/academy/artwork/certificate-dff3e7.png");
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(response.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(sizeOf(response.rawPayload)).toEqual([1200, 630]);
    expect(response.rawPayload.length).toBeLessThan(300_000);
    expect((await get("/academy/artwork/certificate-dff3e7.svg")).headers["content-type"]).toContain("image/svg+xml");
  });

  it.each(["gate", "mara-lindqvist", "study"])(
    "of %s are files that pages refer to, and that are dark by themselves",
    async (name) => {
      const { body, statusCode } = await get(`/academy/artwork/${name}-dcebe2.svg`);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<style>@media\(prefers-color-scheme:dark\)\{:root\{--art-ground:#[0-9a-f]{6};/);
      expect(body).toContain('<g id="drawing">');
      expect(body).toContain("var(--art-deep,#0b5d4b)");
      const preview = await get(`/academy/artwork/${name}-dcebe2.png`);
      expect(sizeOf(preview.rawPayload)).toEqual([1200, 630]);
    },
  );

  it.each([
    "nothing-ffffff.png",
    "study-fff.png",
    "mara-lindqvist-DFF3E7.png",
    "layers-dff3e7.jpg",
    "layers-dff3e7@2x.png",
  ])("do not exist under the name %s", async (name) => {
    expect((await get(`/academy/artwork/${name}`)).statusCode).toBe(404);
  });

  it("appear in the link preview of every page", async () => {
    const taker = await examTaker(server);
    const { certificate } = await taker.sit(4);
    const ofCourse = "search-dff3e7";
    for (const [url, picture] of [
      ["/academy/", "study-dcebe2"],
      ["/academy/courses/first-steps/", ofCourse],
      ["/academy/certification/first-exam/", ofCourse],
      [`/academy/certificates/${certificate?.hash}/`, "certificate-dff3e7"],
    ]) {
      const { property } = await headOf(url ?? "");
      const image = property("og:image") ?? "";
      expect(image).toBe(`http://www.academy.test/academy/artwork/${picture}.png`);
      expect([property("og:image:width"), property("og:image:height")]).toEqual(["1200", "630"]);
      expect(property("og:image:alt")).toBe(property("og:title"));
      expect((await get(new URL(image).pathname)).statusCode).toBe(200);
    }
  });

  it("include icons in the sizes that systems request", async () => {
    const { body } = await headOf("/academy/");
    const manifest = (await get("/academy/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Academy", start_url: "/academy/", scope: "/academy/" });
    const named = [...body.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+\.png)"/g)].map(([, href]) => href);
    const sizes = await Promise.all(
      [...named, ...manifest.icons.map(({ src }: { src: string }) => src)].map(async (src) => {
        const { statusCode, rawPayload } = await get(src);
        expect(statusCode).toBe(200);
        return sizeOf(rawPayload)[0];
      }),
    );
    expect(sizes).toEqual([32, 180, 192, 512, 512]);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "any", "maskable"]);
    expect(body).toContain('<link rel="manifest" href="/academy/manifest.webmanifest">');
    expect((await get("/favicon.ico")).headers.location).toBe("/academy/icons/icon-32.png");
    expect((await get("/academy/icons/icon-64.png")).statusCode).toBe(404);
  });
});
