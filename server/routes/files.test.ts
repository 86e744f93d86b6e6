import { afterAll, beforeAll, expect, it } from "vitest";
import { addEnrolment } from "../courses/queries/enrolments";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(embedded.open);
});
afterAll(() => server.stop());
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

it("serves clips, also in parts", async () => {
  const whole = await get("/academy/media/clip.mp4");
  expect([whole.statusCode, whole.headers["content-type"], whole.headers["content-length"]]).toEqual([
    200,
    "video/mp4",
    "2048",
  ]);
  expect(whole.headers["cache-control"]).toBe("public, max-age=86400");
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const part = await get("/academy/media/clip.mp4", { range: "bytes=10-19" });
  expect([part.statusCode, part.headers["content-range"], part.rawPayload.length]).toEqual([
    206,
    "bytes 10-19/2048",
    10,
  ]);
  const beyond = await get("/academy/media/clip.mp4", { range: "bytes=5000-" });
  expect([beyond.statusCode, beyond.headers["content-range"], beyond.headers["cache-control"], beyond.body]).toEqual([
    416,
    "bytes */2048",
    "no-store",
    "",
  ]);
  expect((await get("/academy/media/clip.mp4", { "if-none-match": String(whole.headers.etag) })).statusCode).toBe(304);
});

it("serves them nowhere else: only that address checks who may have them", async () => {
  for (const url of ["/clip.mp4", "/media/clip.mp4"])
    expect((await get(url)).headers["content-type"]).not.toContain("video");
});

it("serves captions with their type", async () => {
  const captions = await get("/academy/media/clip.en.vtt");
  expect(captions.headers["content-type"]).toContain("text/vtt");
  expect(captions.body).toMatch(/^WEBVTT/);
});

it("serves downloads as attachments", async () => {
  const { id, token } = await server.learner();
  await addEnrolment(server.database.db, id, 901, server.clock.now());
  const file = await get("/academy/files/first-steps/sheet.csv", { cookie: `academy_session=${token}` });
  expect([file.statusCode, file.headers["content-disposition"], file.body]).toEqual([
    200,
    'attachment; filename="sheet.csv"',
    "a,b\n1,2\n",
  ]);
  expect(file.headers["x-content-type-options"]).toBe("nosniff");
});

it("serves templates as attachments", async () => {
  const file = await get("/academy/files/templates/first-template/plan.csv");
  expect([file.statusCode, file.headers["content-disposition"], file.body]).toEqual([
    200,
    'attachment; filename="plan.csv"',
    "week,topic\n1,basics\n",
  ]);
  expect(file.headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  "/academy/media/clip.slides.yaml",
  "/academy/media/none.mp4",
  "/academy/media/..%2fcategories.yaml",
  "/academy/media/%2e%2e/people.yaml",
  "/academy/files/first-steps/none.csv",
  "/academy/files/first-steps/..%2fcourse.yaml",
  "/academy/files/not-yet/sheet.csv",
  "/academy/files/nowhere/sheet.csv",
  "/academy/files/templates/first-template/template.yaml",
  "/academy/files/templates/first-template/en%2ftemplate.yaml",
  "/academy/files/templates/first-template/report.md",
  "/academy/files/templates/draft-template/draft.csv",
  "/academy/files/templates/nowhere/plan.csv",
  "/academy/files/templates/plan.csv",
])("serves nothing else: %s", async (url) => {
  const response = await get(url);
  expect([403, 404]).toContain(response.statusCode);
  expect(response.body).not.toMatch(/title|soon/);
});

it("serves files of drafts to editors, without shared caching", async () => {
  const { token } = await server.learner({ permissions: { "academy.courses.edit": true } });
  const headers = { cookie: `academy_session=${token}` };
  const file = await get("/academy/files/templates/draft-template/draft.csv", headers);
  expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  // The draft does not have this file: the file is missing, not the course.
  expect((await get("/academy/files/not-yet/sheet.csv", headers)).statusCode).toBe(404);
});
