import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { certificatesFile, staffCertificates } from "../../../contract/certificates/administration";
import { certificates } from "../../../contract/certificates/certificates";
import type { ArgsOf } from "../../../contract/endpoint";
import { removeAccount } from "../../account/queries/accounts";
import { auditRows } from "../../account/queries/audit";
import { certificate } from "../../exams/schema";
import { mail } from "../../mail/schema";
import { databases } from "../../testing/databases";
import { type ExamTaker, examTaker } from "../../testing/exam-taker";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

type Body = ArgsOf<typeof staffCertificates.revoke>["body"];

describe.each(databases)("certificates for administrators on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  beforeEach(async () => {
    await server.database.db.delete(mail);
    await server.database.db.delete(certificate);
  });
  afterAll(() => server.stop());

  const list = async (query: Record<string, string> = {}) => (await boss.call(staffCertificates.list, { query })).body;
  const names = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ name }) => name);
  const holder = async (name: string): Promise<ExamTaker & { hash: string }> => {
    const taker = await examTaker(server, name);
    const { certificate: earned } = await taker.sit(4);
    return Object.assign(taker, { hash: earned?.hash ?? "" });
  };
  const revoke = (hash: string, body: Body = { reason: "mistake" }, by = boss) =>
    by.call(staffCertificates.revoke, { params: { hash }, body });
  const restore = (hash: string, by = boss) => by.call(staffCertificates.restore, { params: { hash } });
  const shown = async (hash: string) => (await server.visitor.call(certificates.byHash, { params: { hash } })).body;
  const file = (query = "", { token } = boss) =>
    server.app.inject({ url: `${certificatesFile}${query}`, headers: { cookie: `academy_session=${token}` } });
  const mails = () => server.database.db.select().from(mail).orderBy(mail.id);

  it("lists them newest first, each with its holder", async () => {
    await holder("First Holder");
    const { hash, caller } = await holder("Second Holder");
    const { data, next, now } = await list();
    expect([data.map(({ name }) => name), next, now]).toEqual([
      ["Second Holder", "First Holder"],
      null,
      server.clock.now().toISOString(),
    ]);
    expect(data[0]).toMatchObject({
      hash,
      url: `/academy/certificates/${hash}/`,
      title: "First steps",
      examSlug: "first-exam",
      holder: { id: caller.id, email: caller.email },
      score: 100,
      revoked: null,
    });
    expect((await list({ exam: "open-exam" })).exams).toEqual([{ slug: "first-exam", title: "First steps" }]);
  });

  it("are for administrators only (R10, R62)", async () => {
    const { hash } = await holder("Private Person");
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const [who, code] of [
      [server.visitor, "signed_out"],
      [editor, "forbidden"],
    ] as const) {
      expect((await who.call(staffCertificates.list, {})).error.code).toBe(code);
      expect((await revoke(hash, { reason: "mistake" }, who)).error.code).toBe(code);
      expect((await restore(hash, who)).error.code).toBe(code);
      const refused = await file("", who);
      expect([refused.json().error.code, refused.body.includes("Private")]).toEqual([code, false]);
    }
    expect((await shown(hash)).state).toBe("issued");
  });

  it("come page by page, also while others are issued", async () => {
    for (const name of ["One", "Two", "Three"]) await holder(name);
    const first = await list({ limit: "2" });
    await holder("Four");
    const second = await list({ limit: "2", before: String(first.next) });
    expect([first, second].map(({ data }) => data.map(({ name }) => name))).toEqual([["Three", "Two"], ["One"]]);
    expect(second.next).toBeNull();
  });

  it("are found by name, address, number, and the address of the page pasted whole", async () => {
    const ada = await holder("Ada 100% Sure");
    await holder("Bob Other");
    for (const search of ["ada 1", "100%", ada.caller.email.toUpperCase(), ada.hash])
      expect(await names({ search })).toEqual(["Ada 100% Sure"]);
    for (const search of [
      `https://www.academy.example/academy/certificates/${ada.hash}/`,
      `/academy/certificates/${ada.hash}/certificate.pdf`,
    ])
      expect(await names({ search })).toEqual(["Ada 100% Sure"]);
    for (const search of ["0%s", "a_a", "A".repeat(24), `/certificates/${"A".repeat(24)}/`])
      expect(await names({ search })).toEqual([]);
    // A long name is a possible number too.
    await holder("Wolfeschlegelsteinhausen");
    expect(await names({ search: "Wolfeschlegelsteinhausen" })).toEqual(["Wolfeschlegelsteinhausen"]);
  });

  it("are filtered by exam and by state", async () => {
    const { hash } = await holder("Revoked");
    await holder("Expired");
    await revoke(hash);
    server.clock.pass(366 * 24 * 3600);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
    await holder("Valid");
    expect(await names({ state: "valid" })).toEqual(["Valid"]);
    expect(await names({ state: "expired" })).toEqual(["Expired"]);
    expect(await names({ state: "revoked" })).toEqual(["Revoked"]);
    expect(await names({ exam: "first-exam" })).toEqual(["Valid", "Expired", "Revoked"]);
    expect(await names({ exam: "open-exam" })).toEqual([]);
  });

  it("can be revoked with a reason: for everyone to see, and the holder is told why (R62)", async () => {
    const { hash, caller } = await holder("Hanna Holder");
    const at = server.clock.now().toISOString();
    const { status, body } = await revoke(hash, { reason: "cheating", note: "  Answers were <sold>.  " });
    const revoked = { at, reason: "cheating", note: "Answers were <sold>.", by: "Ada Admin" };
    expect([status, body.revoked]).toEqual([200, revoked]);
    const page = await shown(hash);
    expect(page).toMatchObject({ state: "revoked", hash, title: "First steps", dateRevoked: at });
    expect(JSON.stringify(page)).not.toMatch(/Hanna|sold|cheating/);
    expect((await caller.call(certificates.list, {})).body.total).toBe(0);
    for (const name of ["certificate.pdf", "credential.jwt", "credential.json"]) {
      const gone = await server.app.inject({ url: `/academy/certificates/${hash}/${name}` });
      expect([gone.statusCode, gone.json().error.message]).toEqual([404, "This certificate was revoked."]);
    }
    expect(await mails()).toMatchObject([
      {
        kind: "certificate-revoked",
        email: caller.email,
        language: "en",
        certificate: { hash, title: "First steps", reason: "cheating", note: "Answers were <sold>." },
      },
    ]);
    const [entry] = await auditRows(server.database.db, { action: "certificate-revoked", limit: 1 });
    expect(entry).toMatchObject({ actorId: boss.id, targetId: hash, before: { state: "issued" } });
    // Without the message, which may name people: they can be deleted, and the audit log cannot be changed.
    expect(entry?.after).toEqual({ state: "revoked", reason: "cheating" });
  });

  it("need words for another reason, and no more than 500 characters", async () => {
    const { hash } = await holder("Somebody");
    for (const body of [
      { reason: "other" },
      { reason: "other", note: "  " },
      { reason: "cheating", note: "😀".repeat(501) },
    ] as const) {
      const { status, error } = await revoke(hash, body);
      expect([status, error.fields?.[0]?.path]).toEqual([400, "body.note"]);
    }
    expect((await revoke(hash, { reason: "other", note: "😀".repeat(500) })).status).toBe(200);
  });

  it("are revoked once: who comes later learns when it was", async () => {
    const { hash } = await holder("Twice");
    const at = server.clock.now().toISOString();
    await revoke(hash);
    server.clock.pass(60);
    const other = await server.learner({ permissions: { "academy.admin": true } });
    const late = await revoke(hash, { reason: "cheating" }, other);
    expect([late.status, late.error.code, late.error.message]).toEqual([
      409,
      "conflict",
      `This certificate was already revoked on ${at}.`,
    ]);
    expect((await list()).data[0]?.revoked).toMatchObject({ reason: "mistake", by: "Ada Admin" });
    expect(await mails()).toHaveLength(1);
  });

  it("say whether a mail tells their holders: a site without a mail server sends none", async () => {
    const { hash } = await holder("Told");
    const told = [(await list()).data[0], (await revoke(hash)).body, (await restore(hash)).body];
    expect(told.map((one) => one?.isHolderTold)).toEqual([true, true, true]);
    const other = await startTestServer(databases[0]?.open as never, { config: { hasMailbox: false } });
    const admin = await other.learner({ permissions: { "academy.admin": true } });
    const taker = await examTaker(other, "Untold");
    const untold = (await taker.sit(4)).certificate?.hash ?? "";
    const { body } = await admin.call(staffCertificates.revoke, {
      params: { hash: untold },
      body: { reason: "mistake" },
    });
    const sent = await other.database.db.select().from(mail);
    await other.stop();
    expect([body.isHolderTold, sent]).toEqual([false, []]);
  });

  it("can be restored: everything is as before, and the holder is told", async () => {
    const { hash, caller } = await holder("Rita Restored");
    const before = await shown(hash);
    expect((await restore(hash)).error.message).toBe("This certificate is not revoked.");
    const at = server.clock.now().toISOString();
    await revoke(hash, { reason: "identity" });
    // A new name is on it as well.
    await caller.call(session.updateName, { body: { name: "Rita Renamed" } });
    const { status, body } = await restore(hash);
    expect([status, body.revoked, body.name]).toEqual([200, null, "Rita Renamed"]);
    expect(await shown(hash)).toMatchObject({ ...before, name: "Rita Renamed", now: expect.any(String) });
    expect((await caller.call(certificates.list, {})).body.total).toBe(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["certificate-revoked", "certificate-restored"]);
    const [entry] = await auditRows(server.database.db, { action: "certificate-restored", limit: 1 });
    expect(entry).toMatchObject({ after: { state: "issued" } });
    expect(entry?.before).toEqual({ state: "revoked", revokedAt: at, reason: "identity" });
    expect((await restore(hash)).status).toBe(409);
  });

  it("that their owners deleted are gone for good, and revoked ones are not theirs to delete", async () => {
    const { hash, caller } = await holder("Dora Deleter");
    const [own] = (await caller.call(certificates.list, {})).body.data;
    const remove = () => caller.call(certificates.remove, { params: { id: String(own?.id) } }, { csrf: true });
    await revoke(hash);
    expect((await remove()).status).toBe(404);
    await restore(hash);
    expect((await remove()).status).toBe(204);
    expect((await revoke(hash)).status).toBe(404);
    expect((await restore(hash)).status).toBe(404);
    expect((await list()).data).toEqual([]);
    expect((await shown(hash)).state).toBe("deleted");
  });

  it("stay revoked when the account of who did it is deleted, and their holder's export does not name it (L24)", async () => {
    const leaving = await server.learner({ permissions: { "academy.admin": true } });
    const { hash, caller } = await holder("Stays");
    await revoke(hash, { reason: "mistake" }, leaving);
    const { body } = await caller.call(session.exportData, {});
    expect(body.records.certificates).toMatchObject([{ revokedReason: "mistake" }]);
    expect(JSON.stringify(body.records.certificates)).not.toContain("revokedBy");
    await removeAccount(server.database.db, leaving.id);
    expect((await list()).data[0]?.revoked).toMatchObject({ by: null, reason: "mistake" });
  });

  it("go into a file with the same filters, in which nothing is a formula; the audit log says who took it", async () => {
    const { hash } = await holder("=HYPERLINK(1)");
    await holder("Other Person");
    await revoke(hash, { reason: "other", note: "+1" });
    const { body, headers } = await file("?state=revoked");
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="certificates.csv"',
      "cache-control": "no-store",
    });
    const rows = body.replace("\ufeff", "").trim().split("\r\n");
    expect(rows[0]).toBe(
      '"number","exam","title","name","email","score","issued","expires","revoked","revoked by","reason","note"',
    );
    expect([rows.length, rows[1]]).toEqual([2, expect.stringMatching(/"'=HYPERLINK\(1\)".*"other","'\+1"$/)]);
    expect((await file("?state=wrong")).statusCode).toBe(400);
    const [entry] = await auditRows(server.database.db, { action: "certificates-exported", limit: 1 });
    expect(entry).toMatchObject({ actorId: boss.id, after: { state: "revoked" } });
  });

  it("all go into the file, however many there are", async () => {
    const { hash } = await holder("Many");
    const { db } = server.database;
    const [row] = await db.select().from(certificate).where(eq(certificate.hash, hash));
    if (!row) throw new Error("There is no certificate.");
    await db.execute(sql`
      with attempts as (
        insert into exam_attempt (account_id, exam_id, locale, started_at, finished_at, finished_by, passed, score, pass_mark, title, validity_months, questions)
        select account_id, exam_id, locale, started_at, finished_at, finished_by, passed, score, pass_mark, title, validity_months, questions
        from exam_attempt, generate_series(1, 1200) where id = ${row.attemptId} returning id)
      insert into certificate (hash, account_id, exam_id, attempt_id, name, title, score, issued_at)
      select 'certificate-number-' || id, ${row.accountId}, ${row.examId}, id, 'Many', 'Title', 100, ${row.issuedAt.toISOString()} from attempts`);
    const rows = (await file()).body.trim().split("\r\n").slice(1);
    expect([rows.length, new Set(rows).size]).toEqual([1201, 1201]);
  });
});
