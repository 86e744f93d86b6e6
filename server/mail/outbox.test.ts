import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { removeStale } from "../db/queries/housekeeping";
import { createSmtpTransport } from "../integrations/smtp";
import { databases } from "../testing/databases";
import { freePort } from "../testing/free-port";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { createOutbox, type Outbox, pauses } from "./outbox";
import { addLink, findLink } from "./queries/links";
import { addMail } from "./queries/mails";
import { mail, mailLink } from "./schema";

const minute = 60_000;

describe.each(databases)("the outbox on $name", ({ open }) => {
  let database: OpenDatabase;
  let smtp: MailServer;
  let outbox: Outbox;
  let clock = Date.parse("2026-03-01T12:00:00Z");
  const now = () => new Date(clock);
  const logged: { level: string; context: Record<string, unknown>; message: string }[] = [];
  const log = {
    warn: (context: object, message: string) => void logged.push({ level: "warn", context: { ...context }, message }),
    error: (context: object, message: string) => void logged.push({ level: "error", context: { ...context }, message }),
  } as never;
  const outboxTo = (settings: MailServer["settings"]) =>
    createOutbox({ db: database.db, transport: createSmtpTransport(settings), log, now });
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    smtp = await startMailServer();
    outbox = outboxTo(smtp.settings);
    logged.length = 0;
  });
  afterEach(async () => {
    await outbox.stop();
    await smtp.stop();
    await database.db.delete(mail);
    await database.db.delete(mailLink);
  });
  afterAll(() => database.close());

  const add = async (email: string, isWithLink = false) => {
    const { db } = database;
    const link = { kind: "password", email, returnTo: "/academy/", createdAt: now() } as const;
    const linkId = isWithLink ? await addLink(db, link) : null;
    const kind = isWithLink ? "new-password" : "password-changed";
    await addMail(db, { kind, email, language: "en", origin: "https://academy.example", linkId }, now());
  };
  const rows = () => database.db.select().from(mail).orderBy(mail.id);

  it("sends a mail in both forms, once, with headers that say that nobody wrote it", async () => {
    await add("ada@example.test");
    await outbox.deliver();
    await outbox.deliver();
    expect(smtp.received).toHaveLength(1);
    const [{ from, to, raw } = { from: "", to: [], raw: "" }] = smtp.received;
    expect([from, to]).toEqual(["no-reply@academy.example", ["ada@example.test"]]);
    for (const line of [
      /^From: Academy <no-reply@academy.example>\r$/m,
      /^To: ada@example.test\r$/m,
      /^Subject: Your password was changed\r$/m,
      /^Message-ID: <academy-mail-\d+@academy.example>\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^Content-Language: en\r$/m,
      /^Content-Type: text\/plain; charset=utf-8\r$/m,
      /^Content-Type: text\/html; charset=utf-8\r$/m,
    ])
      expect(raw).toMatch(line);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, nextTryAt: null, sentAt: now(), failure: null, html: null });
  });

  it("makes the token of a link when the mail leaves: the table never has it, and its hour begins then", async () => {
    await add("ada@example.test", true);
    const [before] = await database.db.select().from(mailLink);
    expect([before?.tokenHash, before?.expiresAt]).toEqual([null, null]);
    clock += 50 * minute;
    await outbox.deliver();
    const [, token = ""] = /new-password\/#([\w=\r\n-]+?)\s*\r\n\r\n/.exec(smtp.received[0]?.raw ?? "") ?? [];
    const plain = token.replace(/=\r\n/g, "");
    const [after] = await database.db.select().from(mailLink);
    expect(after?.expiresAt).toEqual(new Date(clock + 60 * minute));
    expect(plain).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([after, await rows()])).not.toContain(plain);
    const { hashOf } = await import("../http/session-cookie");
    expect((await findLink(database.db, "password", hashOf(plain)))?.id).toBe(after?.id);
  });

  it("loses nothing while the mail server is away, and sends it when that is back", async () => {
    const port = await freePort();
    const away = outboxTo({ ...smtp.settings, url: `smtp://127.0.0.1:${port}` });
    await add("ada@example.test");
    await away.deliver();
    expect(logged).toMatchObject([{ level: "warn", context: { to: "ada@example.test", attempts: 1 } }]);
    const [row] = await rows();
    expect([row?.sentAt, row?.nextTryAt]).toEqual([null, new Date(clock + minute)]);
    const back = await startMailServer(port);
    await away.deliver();
    expect(back.received).toEqual([]);
    clock += minute;
    await away.deliver();
    expect(back.received.map(({ to }) => to)).toEqual([["ada@example.test"]]);
    expect((await rows())[0]).toMatchObject({ nextTryAt: null, failure: null });
    await away.stop();
    await back.stop();
  });

  it("gives up after about a day, and says to whom nothing was sent", async () => {
    smtp.refusals.set("full@example.test", 452);
    await add("full@example.test");
    for (const pause of pauses) {
      await outbox.deliver();
      expect((await rows())[0]?.nextTryAt).toEqual(new Date(clock + pause));
      clock += pause;
    }
    await outbox.deliver();
    expect((await rows())[0]).toMatchObject({ attempts: pauses.length + 1, nextTryAt: null, sentAt: null });
    expect(logged.at(-1)).toMatchObject({
      level: "error",
      context: { to: "full@example.test" },
      message: "a mail was given up",
    });
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(20 * 60 * minute);
  });

  it("does not repeat what is rejected for good, and goes on with the others", async () => {
    smtp.refusals.set("nobody@example.test", 550);
    await add("nobody@example.test");
    await add("ada@example.test");
    await outbox.deliver();
    expect(smtp.received.map(({ to }) => to)).toEqual([["ada@example.test"]]);
    expect(logged).toMatchObject([
      { level: "error", context: { to: "nobody@example.test" }, message: "a mail was rejected and is not sent again" },
    ]);
    clock += 24 * 60 * minute;
    await outbox.deliver();
    expect(logged).toHaveLength(1);
  });

  it("sends each mail once, however many processes share the table", async () => {
    for (let person = 0; person < 12; person += 1) await add(`person-${person}@example.test`);
    const other = outboxTo(smtp.settings);
    await Promise.all([outbox.deliver(), other.deliver()]);
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual((await rows()).map(({ email }) => email).sort());
    await other.stop();
  });

  it("sends later what a process took and did not send because it died", async () => {
    await add("ada@example.test");
    const dead = createOutbox({
      db: database.db,
      transport: { send: () => new Promise(() => undefined), close: () => undefined },
      log,
      now,
    });
    dead.wake();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await outbox.deliver();
    expect(smtp.received).toEqual([]);
    clock += 5 * minute;
    await outbox.deliver();
    expect(smtp.received).toHaveLength(1);
  });

  it("stops while the mail server does not answer, and keeps what it was sending", async () => {
    await add("ada@example.test");
    let isClosed = false;
    const transport = {
      send: () => new Promise<void>(() => undefined),
      close: () => {
        isClosed = true;
      },
    };
    const hanging = createOutbox({ db: database.db, transport, log, now });
    hanging.wake();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await hanging.stop();
    expect([isClosed, logged.map(({ message }) => message)]).toEqual([
      true,
      ["stopped while mails were being sent; they are sent again later"],
    ]);
    clock += 5 * minute;
    await outbox.deliver();
    expect(smtp.received.map(({ to }) => to)).toEqual([["ada@example.test"]]);
  });

  it("forgets mails and links after eight days", async () => {
    await add("ada@example.test", true);
    await removeStale(database.db, new Date(clock + 8 * 24 * 60 * minute));
    expect(await rows()).toHaveLength(1);
    await removeStale(database.db, new Date(clock + 8 * 24 * 60 * minute + 1));
    expect([await rows(), await database.db.select().from(mailLink)]).toEqual([[], []]);
  });
});

describe("a mail server", () => {
  const mailOf = { id: 1, to: "ada@example.test", language: "en", subject: "x", html: "x", plain: "x", calendar: null };

  it("gets the entry for a calendar as a file in UTF-8", async () => {
    const smtp = await startMailServer();
    const transport = createSmtpTransport(smtp.settings);
    const calendar = "BEGIN:VCALENDAR\r\nSUMMARY:日本語\r\nEND:VCALENDAR\r\n";
    await transport.send({ ...mailOf, calendar });
    const [raw = ""] = smtp.received.map((one) => one.raw);
    const [, type, content = ""] =
      /Content-Type: (text\/calendar[^\r]*(?:\r\n [^\r]*)*)[\s\S]*?\r\n\r\n([^-]*)/.exec(raw) ?? [];
    expect(type?.replace(/\s+/g, " ")).toBe("text/calendar; charset=utf-8; name=webinar.ics");
    expect(Buffer.from(content, "base64").toString()).toBe(calendar);
    transport.close();
    await smtp.stop();
  });

  it("that does not encrypt gets no mail, unless it is this machine", async () => {
    const smtp = await startMailServer();
    const transport = createSmtpTransport({ ...smtp.settings, requiresTls: true });
    await expect(transport.send(mailOf)).rejects.toThrow(/STARTTLS/);
    expect(smtp.received).toEqual([]);
    transport.close();
    await smtp.stop();
  });
});
