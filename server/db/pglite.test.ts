import type { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { embedded } from "../testing/databases";
import { clientOf } from "../testing/logged-database";

it("leaves dates to Drizzle without being asked, in transactions too", async () => {
  const opened = await embedded.open();
  const client = clientOf(opened) as PGlite;
  const typeIn = async (run: Pick<PGlite, "query">) => {
    const { rows } = await run.query<{ at: unknown }>("select now() as at");
    return typeof rows[0]?.at;
  };
  expect([await typeIn(client), await client.transaction((tx) => typeIn(tx as never))]).toEqual(["string", "string"]);
  await opened.close();
});

it.each(["queries", "a transaction"])("gives the event loop its turns between %s that take long", async (kind) => {
  const opened = await embedded.open();
  const client = clientOf(opened) as PGlite;
  const work = (run: Pick<PGlite, "query">) => run.query("select count(*) from generate_series(1, 100000)");
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  if (kind === "queries") await Promise.all(Array.from({ length: 20 }, () => work(client)));
  else
    await client.transaction(async (tx) => {
      for (let done = 0; done < 20; done += 1) await work(tx as never);
    });
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(10);
  await opened.close();
});
