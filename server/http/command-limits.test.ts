import { expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { embedded } from "../testing/databases";
import { startTestServer } from "../testing/test-server";

it("commands that are kept are limited, whether a key or their order is", async () => {
  const server = await startTestServer(embedded.open);
  const learner = await server.learner();
  const rename = (headers: Record<string, string>) =>
    learner.call(session.updateName, { body: { name: "Ada" } }, { headers });
  // All but the first are superseded: they have no effect, but a row.
  for (let count = 0; count < 150; count += 1) {
    expect((await rename({ "command-order": `device-${count % 2}.${1000 - count}` })).status).toBe(200);
    expect((await rename({ "idempotency-key": `key ${count}` })).status).toBe(200);
  }
  for (const headers of [{ "command-order": "device-0.2000" }, { "idempotency-key": "one more" }]) {
    const { status, error } = await rename(headers);
    expect([status, error.message]).toEqual([429, "Too many changes; please wait."]);
  }
  expect((await rename({ "idempotency-key": "key 0" })).headers["idempotency-replayed"]).toBe("true");
  await server.stop();
});

it("exports of one's own data are limited", async () => {
  const server = await startTestServer(embedded.open);
  const learner = await server.learner();
  for (let count = 0; count < 20; count += 1) expect((await learner.call(session.exportData, {})).status).toBe(200);
  expect((await learner.call(session.exportData, {})).error.code).toBe("too_many");
  server.clock.pass(3600);
  expect((await learner.call(session.exportData, {})).status).toBe(200);
  await server.stop();
});
