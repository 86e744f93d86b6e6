import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { webinars } from "../../../contract/library/webinars";
import { importContent } from "../../content/import";
import { mailbox } from "../../mail/queries/mails";
import { readCalendar, readInstant } from "../../testing/calendar";
import { ContentCopy } from "../../testing/content-copy";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { remindOfWebinars } from "../remind";

/** From 15:00 to 16:00 on April 1, 2026, in UTC. */
const params = { locale: "en", slug: "next-webinar" } as const;
const wayIn = "https://live.example.test/next";
const at = (time: string) => `2026-04-01T${time}Z`;
const longBefore = "2026-03-01T10:00:00Z";

describe.each(databases)("registering for a webinar on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open, { config: { hasMailbox: true } });
  });
  beforeEach(() => server.clock.set(longBefore));
  afterAll(() => server.stop());

  const read = async (caller: Caller) => (await caller.call(webinars.registration, { params })).body;
  const register = (caller: Caller, zone = "Europe/Berlin") =>
    caller.call(webinars.register, { params, body: { zone } });
  const cancel = (caller: Caller) => caller.call(webinars.unregister, { params });
  const mailsTo = async ({ email }: Caller) => {
    await server.app.academy.outbox?.deliver();
    return (await mailbox(server.database.db)).filter((mail) => mail.email === email);
  };
  const remind = async () =>
    remindOfWebinars(server.database.db, await server.app.academy.catalogue(), server.clock.now());

  it("gives the way in only to learners who registered, from 15 minutes before the start to the end (R68)", async () => {
    const [learner, stranger] = [await server.learner(), await server.learner()];
    expect(await read(learner)).toEqual({
      registered: false,
      joinUrl: null,
      joinFrom: at("14:45:00.000"),
      endsAt: at("16:00:00.000"),
      hasMail: true,
      now: server.clock.now().toISOString(),
    });
    expect((await register(learner)).body).toMatchObject({ registered: true, joinUrl: null });
    for (const [time, url] of [
      ["14:44:59.999", null],
      ["14:45:00.000", wayIn],
      ["15:59:59.999", wayIn],
      ["16:00:00.000", null],
    ] as const) {
      server.clock.set(at(time));
      expect([time, (await read(learner)).joinUrl, (await read(stranger)).joinUrl]).toEqual([time, url, null]);
    }
  });

  it("is the only place that names the way in", async () => {
    const { body } = await server.visitor.call(webinars.bySlug, { params });
    expect(body.isJoinable).toBe(true);
    const replies = [body, (await server.visitor.call(webinars.list, { params: { locale: "en" } })).body];
    const file = await server.app.inject("/academy/webinars/next-webinar/calendar.ics");
    for (const said of [...replies.map((reply) => JSON.stringify(reply)), file.body])
      expect(said).not.toContain("live.example.test");
    expect((await server.visitor.call(webinars.registration, { params })).error.code).toBe("signed_out");
  });

  it("brings one mail with the calendar entry, however often it is pressed", async () => {
    const learner = await server.learner();
    await Promise.all([register(learner), register(learner)]);
    await register(learner);
    const mails = await mailsTo(learner);
    expect(mails).toHaveLength(1);
    const [{ subject, plain, html, calendar } = mails[0] as never] = mails;
    expect(subject).toBe("You’re registered: The next webinar");
    for (const form of [plain, html]) {
      expect(form).toContain("April 1, 2026 at 5:00 PM GMT+2");
      expect(form).toContain("/academy/webinars/next-webinar/");
      expect(form).not.toContain("live.example.test");
    }
    const event = readCalendar(calendar ?? "");
    expect(event).toMatchObject({ UID: "webinar-9502@academy", SUMMARY: "The next webinar" });
    expect(readInstant(event.DTSTART).toISOString()).toBe(at("15:00:00.000"));
    expect(readInstant(event.DTEND).toISOString()).toBe(at("16:00:00.000"));
    const page = await server.app.inject("/academy/mailbox/");
    const [file] = /\/academy\/mailbox\/\d+\/webinar\.ics/.exec(page.body) ?? [];
    expect((await server.app.inject(file ?? "")).headers["content-type"]).toBe("text/calendar; charset=utf-8");
  });

  it("is canceled on request: then there is neither a way in nor a reminder", async () => {
    const learner = await server.learner();
    await register(learner);
    expect((await cancel(learner)).body.registered).toBe(false);
    server.clock.set(at("14:50:00"));
    await remind();
    expect((await read(learner)).joinUrl).toBeNull();
    expect((await mailsTo(learner)).map(({ kind }) => kind)).toEqual(["webinar-registered"]);
  });

  it("brings one reminder, an hour before the start", async () => {
    const learner = await server.learner();
    await register(learner, "Nowhere/Land");
    server.clock.set(at("13:59:59"));
    await remind();
    expect(await mailsTo(learner)).toHaveLength(1);
    server.clock.set(at("14:00:00"));
    await Promise.all([remind(), remind()]);
    await remind();
    const [reminder, ...others] = await mailsTo(learner);
    expect([reminder?.subject, others.length]).toEqual(["Starting soon: The next webinar", 1]);
    expect(reminder?.plain).toContain("April 1, 2026 at 3:00 PM UTC");
    expect(reminder?.calendar).toBeNull();
  });

  it("brings no reminder after the start, and none to learners who registered within the last hour", async () => {
    const [early, late] = [await server.learner(), await server.learner()];
    await register(early);
    server.clock.set(at("14:30:00"));
    await register(late);
    server.clock.set(at("15:00:00"));
    await remind();
    for (const learner of [early, late])
      expect((await mailsTo(learner)).map(({ kind }) => kind)).toEqual(["webinar-registered"]);
  });

  it("is refused once the webinar is over, and where nobody joins", async () => {
    const learner = await server.learner();
    server.clock.set(at("16:00:00"));
    const over = await register(learner);
    expect([over.status, over.error.code]).toEqual([409, "webinar_over"]);
    const past = { locale: "en", slug: "past-webinar" } as const;
    expect((await learner.call(webinars.registration, { params: past })).error.code).toBe("not_offered");
    const nowhere = { locale: "en", slug: "nowhere" } as const;
    expect((await learner.call(webinars.registration, { params: nowhere })).error.code).toBe("not_found");
  });

  it("belongs to the account: its data has it, and it goes with the account", async () => {
    const learner = await server.learner();
    await register(learner);
    const { body } = await learner.call(session.exportData, {});
    expect(body.records.webinarRegistrations).toMatchObject([{ webinarId: 9502, zone: "Europe/Berlin" }]);
    const { db } = server.database;
    await db.execute(sql`delete from account where id = ${learner.id}`);
    const left = await db.execute(sql`select 1 from webinar_registration where account_id = ${learner.id}`);
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  // The last one: it changes the content.
  it("brings another reminder if the webinar is postponed after the first", async () => {
    const learner = await server.learner();
    await register(learner);
    server.clock.set(at("14:00:00"));
    await remind();
    expect(await mailsTo(learner)).toHaveLength(2);
    const copy = new ContentCopy();
    const file = join(copy.folder, "webinars/next-webinar/webinar.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("startsAt: 2026-04-01", "startsAt: 2026-04-08"));
    await importContent(server.database.db, copy.folder, server.clock.now());
    copy.remove();
    await expect
      .poll(async () => (await server.visitor.call(webinars.bySlug, { params })).body.startsAt, { timeout: 5000 })
      .toContain("2026-04-08");
    await remind();
    expect(await mailsTo(learner)).toHaveLength(2);
    server.clock.set("2026-04-08T14:00:00Z");
    await remind();
    await remind();
    const [reminder, ...others] = await mailsTo(learner);
    expect([reminder?.kind, others.length]).toEqual(["webinar-reminder", 2]);
    expect(reminder?.plain).toContain("April 8, 2026");
  });
});

describe("registering where no mail can be sent", () => {
  it("works, and says that no mail comes", async () => {
    const server = await startTestServer(databases[0]?.open as never, { config: { hasMailbox: false } });
    const learner = await server.learner();
    const { body } = await learner.call(webinars.register, { params, body: { zone: "UTC" } });
    expect([body.registered, body.hasMail]).toEqual([true, false]);
    await server.stop();
  });
});
