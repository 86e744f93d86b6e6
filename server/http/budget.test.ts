import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { databases } from "../testing/databases";
import { createGate, type Gate } from "../testing/gate";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;

/** Makes transactions wait before they commit, until the gate opens; `ended` resolves after the first. */
function holdCommits({ database: { db } }: TestServer): Gate & { ended: Promise<void> } {
  const original = db.transaction;
  const gate = createGate();
  const end = createGate();
  db.transaction = (work, config) =>
    original
      .call(
        db,
        async (tx) => {
          const result = await work(tx);
          await gate.opened;
          return result;
        },
        config,
      )
      .finally(end.open) as never;
  return {
    ...gate,
    open() {
      db.transaction = original;
      gate.open();
    },
    ended: end.opened,
  };
}

describe.each(databases)("the time of a call on $name", ({ open }) => {
  let server: TestServer;
  let learner: Caller;
  beforeAll(async () => {
    server = await startTestServer(open, { limits: { budget: 1000 } });
    learner = await server.learner();
  });
  afterAll(() => server.stop());

  const rename = (key: string) => learner.call(session.updateName, { body: { name: "Late Lea" } }, { key });

  it("is limited: the call is answered 503, its transaction commits, and the repeat gets its response (R18)", async () => {
    const gate = holdCommits(server);
    const late = await rename("late");
    expect([late.status, late.error.code, late.headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
    expect(late.error.requestId).toBe(late.headers["x-request-id"]);
    expect(late.headers["cache-control"]).toBe("no-store");
    // The first one's transaction holds the key: this one waits for it, but no longer than its own budget.
    expect((await rename("late")).error.code).toBe("unavailable");
    gate.open();
    await gate.ended;
    const repeated = await rename("late");
    expect([repeated.status, repeated.body.userProfile.name]).toEqual([200, "Late Lea"]);
    expect(repeated.headers["idempotency-replayed"]).toBe("true");
  });

  it("also limits session lookups before the handler", async () => {
    const { session } = server.database.db._;
    const away = vi.spyOn(session, "prepareQuery");
    away.mockReturnValue({ execute: () => new Promise(() => undefined) } as never);
    const answer = await learner.call(courses.progress, { params: first });
    away.mockRestore();
    expect([answer.status, answer.error.code]).toEqual([503, "unavailable"]);
  });

  it("also drops a late failure, and the next call is answered", async () => {
    const { db } = server.database;
    const original = db.transaction;
    const failure = createGate();
    db.transaction = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      failure.open();
      throw new Error("late");
    };
    expect((await rename("fails late")).status).toBe(503);
    await failure.opened;
    db.transaction = original;
    expect((await rename("fails late")).status).toBe(200);
  });
});
