import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { adminFiles } from "../../../contract/account/admin-files";
import { session } from "../../../contract/account/session";
import { courses } from "../../../contract/courses/courses";
import { learning } from "../../../contract/courses/learning";
import type { ArgsOf } from "../../../contract/endpoint";
import { rateCourse, ratingSummaries } from "../../courses/queries/ratings";
import { listRatings, ratingsStatement } from "../../courses/queries/staff-ratings";
import { courseRating } from "../../courses/schema";
import { unlimited } from "../../db/unlimited";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { removeAccount } from "../queries/accounts";
import { auditRows } from "../queries/audit";

type Asked = NonNullable<ArgsOf<typeof admin.ratings>["query"]>;
const first = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("the administration of ratings on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  beforeEach(async () => {
    await server.database.db.delete(courseRating);
  });
  afterAll(() => server.stop());

  const list = async (query: Asked = {}) => (await boss.call(admin.ratings, { query })).body;
  const starsOf = async (query: Asked = {}) => (await list(query)).data.map(({ stars }) => stars);
  /** New learners that rate a course, each with as many stars. */
  async function rated(stars: number[], courseId = 901, name = "Ada Learner"): Promise<Caller[]> {
    const learners: Caller[] = [];
    for (const rating of stars) {
      const learner = await server.learner({ name });
      await rateCourse(server.database.db, learner.id, courseId, rating, server.clock.now());
      learners.push(learner);
    }
    return learners;
  }
  const remove = (account: number, id: number, isRemoved = true, who = boss) =>
    who.call(admin.removeRating, { params: { learner: String(account), course: "901" }, body: { id, isRemoved } });
  const own = async (who: Caller) => (await who.call(learning.rating, { params: first })).body.rating;
  const newest = async () => {
    const [rating] = (await list()).data;
    if (!rating) throw new Error("There is no rating.");
    return rating;
  };
  const file = (query: string, { token } = boss) =>
    server.app.inject({ url: `${adminFiles.ratings}${query}`, headers: { cookie: `academy_session=${token}` } });

  it("says how each course is rated, and what visitors see (R62, R64)", async () => {
    await rated([5, 4, 4, 1, 5]);
    await rated([3, 2], 902);
    const { courses: numbers, total } = await list();
    expect(total).toBe(7);
    expect(numbers).toMatchObject([
      {
        id: 901,
        slug: "first-steps",
        title: "First steps",
        count: 5,
        average: 3.8,
        byStars: [1, 0, 0, 2, 2],
        isShown: true,
      },
      { id: 902, title: "The café trade", count: 2, average: 2.5, byStars: [0, 1, 1, 0, 0], isShown: false },
    ]);
    // The numbers are of all ratings, whatever the filter.
    expect((await list({ course: "902" })).courses).toEqual(numbers);
  });

  it("names courses in the language asked for, and those that no longer exist by their address", async () => {
    const [learner] = await rated([5]);
    const { db } = server.database;
    await db.execute(sql`
      insert into course (id, slug, status, position, withdrawn_at) values (77, 'gone', 'published', 1, now())
      on conflict do nothing`);
    await rateCourse(db, learner?.id ?? 0, 77, 3, server.clock.now());
    const titles = async (locale: "en" | "de") => (await list({ locale })).courses.map(({ title }) => title).sort();
    expect(await titles("en")).toEqual(["First steps", "gone"]);
    expect(await titles("de")).toEqual(["Erste Schritte", "gone"]);
  });

  it("lists ratings newest first, each with its learner; a rating that changes is new (R9, R62)", async () => {
    const [early] = await rated([2, 3]);
    const [before] = (await list()).data.slice(1);
    await rateCourse(server.database.db, early?.id ?? 0, 901, 4, server.clock.now());
    const { data } = await list();
    expect(data.map(({ stars }) => stars)).toEqual([4, 3]);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      learner: { id: early?.id, email: early?.email, name: "Ada Learner" },
      course: { id: 901, slug: "first-steps", title: "First steps" },
      stars: 4,
      ratedAt: server.clock.now().toISOString(),
    });
    expect(data[0]?.id).toBeGreaterThan(before?.id ?? 0);
  });

  it("finds ratings by learner, course, and stars (R62)", async () => {
    await rated([1, 2], 901, "Bob 100% Sure");
    const [ada] = await rated([2], 902);
    expect(await starsOf({ search: "0% s" })).toEqual([2, 1]);
    expect(await starsOf({ search: "0_" })).toEqual([]);
    expect((await list({ search: ada?.email.toUpperCase() ?? "" })).data).toMatchObject([{ course: { id: 902 } }]);
    expect(await list({ course: "901" })).toMatchObject({ total: 2, data: [{ stars: 2 }, { stars: 1 }] });
    expect(await list({ stars: "2" })).toMatchObject({ total: 2, data: [{ stars: 2 }, { stars: 2 }] });
    expect(await starsOf({ stars: "2", course: "901", search: "bob" })).toEqual([2]);
    for (const query of [{ stars: "6" }, { course: "first-steps" }] as object[])
      expect((await boss.call(admin.ratings, { query: query as Asked })).status).toBe(400);
  });

  it("has pages that stay the same while courses are rated (R62)", async () => {
    await rated([1, 2, 3, 4, 5]);
    const page = await list({ limit: "2" });
    await rated([1]);
    const second = await list({ limit: "2", before: String(page.next) });
    expect([page, second].map(({ data }) => data.map(({ stars }) => stars))).toEqual([
      [5, 4],
      [3, 2],
    ]);
    const back = await list({ limit: "2", after: String(second.previous) });
    expect(back.data.map(({ stars }) => stars)).toEqual([5, 4]);
  });

  it("removes a rating: it counts nowhere, and the learner may rate again (R9, R62)", async () => {
    const [learner] = await rated([1, 5, 5, 5, 4]);
    if (!learner) return;
    const { data } = await list({ stars: "1" });
    const { status, body } = await remove(learner.id, data[0]?.id ?? 0);
    expect([status, body]).toEqual([200, { count: 4, average: 4.75, byStars: [0, 0, 0, 1, 3], isShown: false }]);
    expect(await own(learner)).toBe(0);
    expect(await ratingSummaries(server.database.db, 1)).toEqual(new Map([[901, { average: 4.8, count: 4 }]]));
    expect((await list()).data.map(({ stars }) => stars)).toEqual([4, 5, 5, 5]);
    const at = server.clock.now().toISOString();
    const [entry] = await auditRows(server.database.db, { action: "rating-removed", limit: 1 });
    expect(entry).toMatchObject({
      actorId: boss.id,
      targetKind: "account",
      targetId: String(learner.id),
      before: { rating: 1, ratedAt: at, ratings: 5, average: 4 },
      after: { course: 901, rating: 0, ratings: 4, average: 4.75 },
    });
    await learner.call(courses.enrol, { params: first });
    expect((await learner.call(learning.rate, { params: first, body: { rating: 3 } })).status).toBe(200);
    expect([await own(learner), await starsOf({ stars: "3" })]).toEqual([3, [3]]);
  });

  it("puts exactly that rating back (R62)", async () => {
    const [learner] = await rated([2]);
    if (!learner) return;
    const before = await newest();
    expect((await remove(learner.id, before.id)).body).toMatchObject({ count: 0, average: null });
    server.clock.pass(60);
    expect((await remove(learner.id, before.id, false)).body).toMatchObject({ count: 1, average: 2 });
    expect(await newest()).toEqual(before);
    expect(await own(learner)).toBe(2);
    const [entry] = await auditRows(server.database.db, { action: "rating-restored", limit: 1 });
    expect(entry).toMatchObject({
      before: { rating: 0, ratings: 0, average: null },
      after: { course: 901, rating: 2, ratedAt: before.ratedAt, ratings: 1, average: 2 },
    });
  });

  it("leaves what the learner has rated since, and says so (R9, R62)", async () => {
    const { db } = server.database;
    const [learner] = await rated([2]);
    if (!learner) return;
    const { id } = await newest();
    await remove(learner.id, id);
    await rateCourse(db, learner.id, 901, 5, server.clock.now());
    const again = "The learner has rated this course again since. Nothing was changed.";
    for (const isRemoved of [true, false]) {
      const { status, error } = await remove(learner.id, id, isRemoved);
      expect([status, error.code, error.message]).toEqual([409, "conflict", again]);
    }
    expect(await own(learner)).toBe(5);
    const late = await remove(learner.id, (await newest()).id, false);
    expect([late.status, late.error.message]).toEqual([409, "This rating is so already. Nothing was changed."]);
    expect((await remove(boss.id, id)).status).toBe(404);
  });

  it("is one effect when the learner rates while it is removed", async () => {
    const [learner] = await rated([2]);
    if (!learner) return;
    const { id } = await newest();
    await learner.call(courses.enrol, { params: first });
    const [removal, rating] = await Promise.all([
      remove(learner.id, id),
      learner.call(learning.rate, { params: first, body: { rating: 5 } }),
    ]);
    expect([200, 409]).toContain(removal.status);
    expect(rating.status).toBe(200);
    // Whichever came first: what the learner has rated meanwhile stays.
    expect(await own(learner)).toBe(5);
  });

  it("is part of what learners export, removed or not, and ends with their account (L24)", async () => {
    const [learner] = await rated([2]);
    if (!learner) return;
    await remove(learner.id, (await newest()).id);
    const { body } = await learner.call(session.exportData, {});
    expect(body.records.courseRatings).toMatchObject([{ rating: 2, removedAt: server.clock.now().toISOString() }]);
    await removeAccount(server.database.db, learner.id);
    expect(await server.database.db.select().from(courseRating)).toEqual([]);
  });

  it("goes into a file with the same filters, and the audit log says who took it (R62)", async () => {
    const [learner] = await rated([4], 901, "=1+1");
    await rated([2]);
    const { body, headers } = await file("?stars=4&locale=de");
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(headers["content-disposition"]).toBe(`attachment; filename="ratings-${day}.csv"`);
    const [head, ...rows] = body.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toBe('"id","course","title","stars","email","name","account","rated"');
    expect(rows).toEqual([
      expect.stringContaining(`,"first-steps","Erste Schritte",4,"${learner?.email}","'=1+1",${learner?.id},"`),
    ]);
    const [entry] = await auditRows(server.database.db, { action: "ratings-exported", limit: 1 });
    expect([entry?.actorId, entry?.after]).toEqual([boss.id, { stars: "4" }]);
    expect((await file("?stars=9")).statusCode).toBe(400);
  });

  it("is for administrators only (R10, R62)", async () => {
    const [learner] = await rated([2]);
    const { id } = await newest();
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const [who, code] of [
      [server.visitor, "signed_out"],
      [editor, "forbidden"],
    ] as const) {
      expect((await who.call(admin.ratings, { query: {} })).error.code).toBe(code);
      expect((await remove(learner?.id ?? 0, id, true, who)).error.code).toBe(code);
      expect((await file("", who)).json().error.code).toBe(code);
    }
    expect(await starsOf()).toEqual([2]);
  });
});

describe.each(databases)("among 100,000 ratings on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
    const { maintenance } = server.database;
    // This takes longer than a request may.
    await unlimited(maintenance, async (tx) => {
      await tx.execute(sql`
      insert into account (email, name, permissions, paid_status, product_group, created_at)
      select 'crowd-' || n || '@x.test', 'Crowd', '{}', 'free', 'free', now() from generate_series(1, 50000) as n`);
      await tx.execute(sql`
      insert into course_rating (account_id, course_id, rating, rated_at)
      select account.id, rated.course_id, 1 + account.id % 5, now()
      from account, (values (901), (902)) as rated (course_id) where email like 'crowd-%'`);
      await tx.execute(sql`analyze account`);
    });
    await maintenance.execute(sql`vacuum analyze course_rating`);
  }, 180_000);
  afterAll(() => server.stop());

  const planOf = async (statement: { getSQL(): ReturnType<typeof sql> }) => {
    const explained = await server.database.db.execute(sql`explain (costs off) ${statement.getSQL()}`);
    return (explained as { rows: { "QUERY PLAN": string }[] }).rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  it("a page in the middle is read by an index, without sorting or counting (R62)", async () => {
    const { db } = server.database;
    const { data } = await listRatings(db, { search: "crowd-25000@" }, { limit: 1 });
    const middle = data[0]?.id ?? 0;
    expect(middle).toBeGreaterThan(1);
    for (const course of [undefined, 902])
      for (const range of [{}, { before: middle }, { after: middle }]) {
        const plan = await planOf(ratingsStatement(db, { search: "", course }, { ...range, limit: 50 }));
        expect(plan).toMatch(/Index Scan (Backward )?using course_rating_(id|course)/);
        expect(plan).not.toMatch(/Sort|Seq Scan on (course_rating|account)/);
      }
  });
});
