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
