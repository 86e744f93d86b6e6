import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type OwnSettings, siteSettings } from "../../../contract/account/site-settings";
import { site } from "../../../contract/catalogue/site";
import { addressOf, render } from "../../../src/entry.server";
import { buildApp } from "../../app";
import { importContent } from "../../content/import";
import { siteOverride } from "../../content/schema";
import { createSite } from "../../render/site";
import { databases } from "../../testing/databases";
import { Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";
import { auditRows } from "../queries/audit";

const pages = createSite({
  assets: () => ({ entry: "entry", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: true,
});

const banner = {
  isShown: true,
  title: "Spring exams",
  text: "Two new certificates.",
  link: { href: "/academy/certification/", label: "Have a look" },
};
const ofContent = { isShown: true, title: "News", link: { href: "/academy/faq/", label: "Read" } };

describe.each(databases)("the settings of the home page on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open, { site: pages, config: { pageCaches: ["http://127.0.0.1:1"] } });
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  afterAll(() => server.stop());
  beforeEach(() => server.database.db.delete(siteOverride));

  type Locale = "en" | "de";
  const read = async (locale: Locale = "en") => (await boss.call(siteSettings.read, { params: { locale } })).body;
  async function save(
    own: Partial<OwnSettings>,
    { who = boss, locale = "en" as Locale, revision, key }: Partial<Asked> = {},
  ) {
    const { own: now, revision: current } = await read(locale);
    const body = { ...now, ...own, revision: revision ?? current };
    return who.call(siteSettings.save, { params: { locale }, body }, key === undefined ? {} : { key });
  }
  interface Asked {
    who: Caller;
    locale: Locale;
    revision: string;
    key: string;
  }
  const recorded = async () =>
    (await auditRows(server.database.db, { action: "site-settings-changed", limit: 100 })).map(
      ({ actorId, targetKind, targetId, before, after }) => ({ actorId, targetKind, targetId, before, after }),
    );
  /** What the home page shows, as its call has it. */
  const shown = async (locale: Locale = "en", visitor = server.visitor) => {
    const { data } = (await visitor.call(site.settings, { params: { locale }, query: { group: "home" } })).body;
    const of = (wanted: string) => data.find(({ key }) => key === wanted)?.value;
    return { banner: of("bannerSettings"), reviews: of("reviews") };
  };

  it("are the content’s until someone sets them (R62)", async () => {
    expect(await read()).toEqual({
      locale: "en",
      revision: expect.any(String),
      content: {
        banner: ofContent,
        reviews: [{ id: expect.any(String), name: "Rae Reader", role: "Reader", text: "<b>Good.</b>" }],
      },
      own: { banner: null, hiddenReviews: [] },
      bannerChange: null,
      reviewsChange: null,
    });
  });

  it("change the banner of one language, and record who did so (R62, R63)", async () => {
    const now = server.clock.now().toISOString();
    const { status, body } = await save({ banner });
    expect([status, body.own.banner, body.bannerChange]).toEqual([200, banner, { at: now, by: boss.email }]);
    expect(body.content.banner).toEqual(ofContent);
    expect(await read()).toEqual(body);
    await vi.waitFor(async () => expect((await shown()).banner).toEqual(banner), 2000);
    expect((await shown("de")).banner).toEqual(ofContent);
    expect((await recorded())[0]).toEqual({
      actorId: boss.id,
      targetKind: "site-settings",
      targetId: "en",
      before: { banner: "content", title: null, text: null, href: null, label: null },
      after: {
        banner: "shown",
        title: "Spring exams",
        text: "Two new certificates.",
        href: "/academy/certification/",
        label: "Have a look",
      },
    });
  });

  it("can hide the banner, and go back to the content’s (R62)", async () => {
    await save({ banner: { isShown: false } });
    await vi.waitFor(async () => expect((await shown()).banner).toEqual({ isShown: false }), 2000);
    const { body } = await save({ banner: null });
    expect([body.own.banner, body.bannerChange]).toEqual([null, null]);
    await vi.waitFor(async () => expect((await shown()).banner).toEqual(ofContent), 2000);
    expect((await recorded())[0]).toMatchObject({ before: { banner: "hidden" }, after: { banner: "content" } });
  });

  it("hide and show each review (R62)", async () => {
    const [review] = (await read()).content.reviews;
    const hiddenReviews = [review?.id ?? ""];
    const { body } = await save({ hiddenReviews });
    expect([body.own.hiddenReviews, body.reviewsChange?.by]).toEqual([hiddenReviews, boss.email]);
    await vi.waitFor(async () => expect((await shown()).reviews).toEqual([]), 2000);
    // The content has the same review in German, and it is chosen for each language.
    expect((await shown("de")).reviews).toHaveLength(1);
    expect((await recorded())[0]).toMatchObject({
      before: { hiddenReviews: [] },
      after: { hiddenReviews: ["Rae Reader"] },
    });
    expect((await save({ hiddenReviews: [] })).body.reviewsChange).toBeNull();
    await vi.waitFor(async () => expect((await shown()).reviews).toHaveLength(1), 2000);
  });

  it("show in every process within a second, and pages are made again", async () => {
    const { config, now } = server.app.academy;
    const other = await buildApp({ db: server.database.db, config, now, site: pages });
    const visitors = [server.app, other].map((app) => new Caller(app, 0, "", null));
    const versions = () =>
      Promise.all([server.app, other].map(async (app) => (await app.inject("/academy/faq/")).headers["page-version"]));
    try {
      const [before] = await versions();
      for (const visitor of visitors) expect((await shown("en", visitor)).banner).toEqual(ofContent);
      await save({ banner });
      const from = performance.now();
      for (const visitor of visitors)
        await vi.waitFor(async () => expect((await shown("en", visitor)).banner).toEqual(banner), 3000);
      // A second, and what a call takes.
      expect(performance.now() - from).toBeLessThan(2500);
      const [here, there] = await versions();
      expect([here === there, here === before]).toEqual([true, false]);
    } finally {
      await other.close();
    }
  });

  it("outlive an import (R62)", async () => {
    const [review] = (await read()).content.reviews;
    await save({ banner, hiddenReviews: [review?.id ?? ""] });
    const { changed } = await importContent(server.database.db, fixtureContent, new Date(), { draftsPublished: true });
    expect(changed).toBe(true);
    expect((await read()).own).toEqual({ banner, hiddenReviews: [review?.id] });
  });

  it("of two administrators, tell the later one, and keep what the earlier one has set (R62)", async () => {
    const other = await server.learner({ permissions: { "academy.admin": true } });
    const { revision } = await read();
    const first = await save({ banner }, { who: other, revision });
    expect(first.status).toBe(200);
    const late = await save({ banner: { isShown: false } }, { revision });
    expect([late.status, late.error.code]).toEqual([409, "conflict"]);
    expect(await read()).toMatchObject({ own: { banner }, bannerChange: { by: other.email } });
    // Having seen it, the later one decides.
    expect((await save({ banner: { isShown: false } })).status).toBe(200);
  });

  it("change once, however often the call arrives, and are not changed by the same again", async () => {
    const { revision } = await read();
    const before = (await recorded()).length;
    const [one, again] = [
      await save({ banner }, { revision, key: "one-key" }),
      await save({ banner }, { revision, key: "one-key" }),
    ];
    expect([one.status, again.status, again.body]).toEqual([200, 200, one.body]);
    server.clock.pass(60);
    const same = await save({ banner });
    expect([same.status, same.body.bannerChange]).toEqual([200, one.body.bannerChange]);
    expect(await recorded()).toHaveLength(before + 1);
  });

  it.each([
    ["banner.title", { isShown: true }],
    ["banner.title", { isShown: true, title: " " }],
    ["banner.title", { isShown: true, title: "x".repeat(121) }],
    ["banner.text", { isShown: true, title: "x", text: "x".repeat(601) }],
    ["banner.link.label", { isShown: true, title: "x", link: { href: "/academy/", label: "" } }],
    ["banner.link.href", { isShown: true, title: "x", link: { href: `/${"x".repeat(2000)}`, label: "Go" } }],
    ...["javascript:alert(1)", "//example.org", "/\\example.org", "http://example.org", "example.org", ""].map(
      (href) => ["banner.link.href", { isShown: true, title: "x", link: { href, label: "Go" } }] as const,
    ),
  ] as const)("say that %s is wrong (%j)", async (field, wrong) => {
    const { status, error } = await save({ banner: wrong });
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, [`body.${field}`]]);
    expect((await read()).own.banner).toBeNull();
  });

  it("say that a language is unknown", async () => {
    const { status, error } = await boss.call(siteSettings.read, { params: { locale: "xx" as "en" } });
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["params.locale"]]);
  });

  it("say who has set them, also when the account is gone", async () => {
    const other = await server.learner({ permissions: { "academy.admin": true } });
    await save({ banner }, { who: other });
    await server.database.db.execute(sql`delete from account where id = ${other.id}`);
    expect((await read()).bannerChange).toMatchObject({ by: null });
  });

  it("are for administrators only", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const who of [await server.learner(), editor])
      expect((await who.call(siteSettings.read, { params: { locale: "en" } })).status).toBe(403);
    expect((await server.visitor.call(siteSettings.read, { params: { locale: "en" } })).status).toBe(401);
  });
});
