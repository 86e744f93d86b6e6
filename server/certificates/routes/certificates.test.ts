import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { certificates } from "../../../contract/certificates/certificates";
import { importContent } from "../../content/import";
import { sweepOverdue } from "../../exams/finish";
import { ContentCopy } from "../../testing/content-copy";
import { databases } from "../../testing/databases";
import { type ExamTaker, examTaker } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("certificates on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const list = async ({ caller }: ExamTaker) => (await caller.call(certificates.list, {})).body;
  const shown = async (hash = "") => server.visitor.call(certificates.byHash, { params: { hash } });
  const rename = ({ caller }: ExamTaker, name: string) => caller.call(session.updateName, { body: { name } });
  const remove = ({ caller }: ExamTaker, id: number) =>
    caller.call(certificates.remove, { params: { id: String(id) } }, { csrf: true });

  it("lists the learner's own, newest first", async () => {
    const taker = await examTaker(server);
    expect(await list(taker)).toMatchObject({ data: [], total: 0 });
    const { result } = await taker.sit(4);
    const { data, total, now } = await list(taker);
    expect([total, now]).toEqual([1, server.clock.now().toISOString()]);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      hash: expect.stringMatching(/^[\w-]{24}$/),
      url: `/academy/certificates/${data[0]?.hash}/`,
      title: "First steps",
      examSlug: "first-exam",
      name: "Lea Learner",
      score: 100,
      dateIssued: result?.finishedAt,
      dateExpires: result?.finishedAt.replace("2026", "2027"),
    });
    expect(await list(await examTaker(server))).toMatchObject({ data: [] });
  });

  it("are shown to anyone by hash, with the server's time (L10, R43)", async () => {
    const taker = await examTaker(server, "Public Person");
    const { certificate } = await taker.sit(4);
    const { status, body, headers } = await shown(certificate?.hash);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({
      state: "issued",
      name: "Public Person",
      title: "First steps",
      dateExpires: certificate?.dateExpires,
      now: server.clock.now().toISOString(),
    });
    expect(JSON.stringify(body)).not.toMatch(/score|email|example\.test/);
    const unknown = await shown("A".repeat(24));
    expect([unknown.status, unknown.error.code]).toEqual([404, "not_found"]);
    expect((await shown("short")).status).toBe(400);
  });

  it("wait for a name and are issued with it (R4, L11)", async () => {
    const taker = await examTaker(server, "");
    const passed = await taker.sit(4);
    expect(passed).toMatchObject({ result: { passed: true }, nameRequired: true, certificate: null });
    expect((await taker.retake()).error.code).toBe("already_certificated");
    expect(await list(taker)).toMatchObject({ total: 0 });
    server.clock.pass(3600);
    expect((await rename(taker, "At Last")).status).toBe(200);
    const named = await taker.progress();
    expect(named).toMatchObject({ status: "certificated", nameRequired: false });
    const { data } = await list(taker);
    expect(data).toMatchObject([{ name: "At Last", dateIssued: passed.result?.finishedAt }]);
    expect((await rename(taker, "At Last")).status).toBe(200);
    expect((await list(taker)).total).toBe(1);
  });

  it("show a new name under the same hash", async () => {
    const taker = await examTaker(server);
    const { certificate } = await taker.sit(4);
    await rename(taker, "Zoë Renamed");
    expect((await shown(certificate?.hash)).body).toMatchObject({ state: "issued", name: "Zoë Renamed" });
  });

  it("are deleted by their owner and then show only that", async () => {
    const [taker, other] = [await examTaker(server), await examTaker(server)];
    const { certificate } = await taker.sit(4);
    const id = certificate?.id ?? 0;
    expect((await taker.caller.call(certificates.remove, { params: { id: String(id) } })).error.code).toBe("csrf");
    expect((await remove(other, id)).error.code).toBe("not_found");
    const removed = await remove(taker, id);
    expect([removed.status, removed.body]).toEqual([204, undefined]);
    expect((await shown(certificate?.hash)).body).toEqual({ state: "deleted", hash: certificate?.hash });
    expect((await remove(taker, id)).error.code).toBe("not_found");
    await rename(taker, "Never Shown");
    expect((await list(taker)).total).toBe(0);
    expect(await taker.progress()).toMatchObject({ status: "examAvailable", certificate: null, nameRequired: false });
  });

  it("may be renewed in their last 60 days, and expire (R4)", async () => {
    const taker = await examTaker(server);
    const first = await taker.sit(4);
    const day = 86_400_000;
    const expires = Date.parse(first.certificate?.dateExpires ?? "");
    server.clock.set(new Date(expires - 60 * day - 1).toISOString());
    expect(await taker.progress()).toMatchObject({
      status: "certificated",
      retakeAvailableAt: new Date(expires - 60 * day).toISOString(),
    });
    server.clock.pass(0.001);
    expect(await taker.progress()).toMatchObject({
      status: "examAvailable",
      certificate: { hash: first.certificate?.hash },
    });
    const renewed = await taker.sit(4);
    expect(renewed.status).toBe("certificated");
    expect(renewed.certificate?.hash).not.toBe(first.certificate?.hash);
    const { data } = await list(taker);
    expect(data.map(({ hash }) => hash)).toEqual([renewed.certificate?.hash, first.certificate?.hash]);
    server.clock.set(renewed.certificate?.dateExpires ?? "");
    expect((await taker.progress()).status).toBe("examAvailable");
  });

  it("are issued for an attempt ended by the clock, at the next request or by the sweep", async () => {
    const [looking, gone] = [await examTaker(server), await examTaker(server)];
    for (const taker of [looking, gone]) {
      await taker.start();
      await taker.answerAll(4);
    }
    server.clock.pass(1861);
    expect((await list(looking)).total).toBe(1);
    await sweepOverdue(server.database.db, server.clock.now());
    expect(await gone.progress()).toMatchObject({ status: "certificated", result: { finishedBy: "clock" } });
  });

  // The last one: it changes the content.
  it("name no exam that was withdrawn, so that no page leads to none", async () => {
    const { certificate } = await (await examTaker(server)).sit(4);
    expect((await shown(certificate?.hash)).body).toMatchObject({ state: "issued", examSlug: "first-exam" });
    const copy = new ContentCopy();
    const file = join(copy.folder, "exams/first-exam/exam.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("status: published", "status: draft"));
    await importContent(server.database.db, copy.folder, server.clock.now());
    copy.remove();
    await expect
      .poll(async () => (await shown(certificate?.hash)).body, { timeout: 5000 })
      .toMatchObject({ state: "issued", title: "First steps", examSlug: null });
  });
});
