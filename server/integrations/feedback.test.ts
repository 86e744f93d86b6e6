import { beforeEach, describe, expect, it } from "vitest";
import type { PeerMode } from "../testing/integration-server";
import { away, context, peersWith, server, startServerForEach } from "./integrations.testing";

startServerForEach();

describe("the feedback service", () => {
  const message = { id: 12, email: "lea@example.test", message: "Good", url: "/academy/" };
  const key = { key: "k", requestHash: "hash" };
  const connect = (source: string | null = null) => {
    const { feedback } = peersWith({ feedback: { url: `${server.url}/in/`, source } });
    if (!feedback) throw new Error("There is no feedback service.");
    return feedback;
  };
  beforeEach(() => {
    server.reply = { id: 99 };
  });

  it("gets the message, with the source tag if there is one", async () => {
    expect(await connect().send(message, key, context)).toBe(99);
    expect(await connect("academy").send(message, null, context)).toBe(99);
    const [first, second] = server.asked;
    expect([first?.method, first?.url.pathname, first?.headers["idempotency-key"]]).toEqual(["POST", "/in/", "12-k"]);
    expect(JSON.parse(first?.body ?? "")).toEqual(message);
    expect(JSON.parse(second?.body ?? "")).toEqual({ ...message, source: "academy" });
    expect(second?.headers["idempotency-key"]).toBeUndefined();
  });

  it("is called once per key, also for simultaneous repeats", async () => {
    const feedback = connect();
    const ids = await Promise.all([1, 2, 3].map(() => feedback.send(message, key, context)));
    expect([ids, await feedback.send(message, key, context), server.asked.length]).toEqual([[99, 99, 99], 99, 1]);
    await expect(feedback.send(message, { ...key, requestHash: "other" }, context)).rejects.toMatchObject({
      code: "key_reused",
    });
    await feedback.send({ ...message, id: 13 }, key, context);
    expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["12-k", "13-k"]);
  });

  it("is called again after a failure", async () => {
    const feedback = connect();
    server.mode = "error";
    await expect(feedback.send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
    server.mode = "ok";
    expect(await feedback.send(message, key, context)).toBe(99);
  });

  it.each<[PeerMode, unknown, number | null]>([
    ["empty", null, null],
    ["not JSON", null, null],
    ["malformed", null, null],
    ["wrong shape", null, null],
    ["ok", { ok: true }, null],
    ["ok", { id: "abc-1" }, null],
    ["ok", [], null],
    ["ok", { id: 7 }, 7],
  ])("has accepted the message with any success (R72): %s, %j", async (mode, reply, id) => {
    server.mode = mode;
    server.reply = reply;
    const feedback = connect();
    expect([await feedback.send(message, key, context), await feedback.send(message, key, context)]).toEqual([id, id]);
    expect(server.asked).toHaveLength(1);
  });

  it.each(away)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(connect().send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
  });
});
