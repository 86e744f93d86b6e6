import { describe, expect, it } from "vitest";
import { learner, offline, online } from "../testing";
import { entry, progress, running } from "./exam.testing";

describe("answering", () => {
  it("goes through the questions, not past the first or the last", async () => {
    const { actor, context } = await entry(running());
    actor.send({ type: "question.previous" });
    expect(context().index).toBe(0);
    actor.send({ type: "question.next" });
    actor.send({ type: "question.next" });
    actor.send({ type: "question.next" });
    expect(context().index).toBe(2);
    actor.send({ type: "question.previous" });
    expect(context().index).toBe(1);
    actor.send({ type: "question.open", index: 99 });
    expect(context().index).toBe(2);
    actor.send({ type: "question.open", index: -1 });
    expect(context().index).toBe(0);
  });

  it("goes on at the first question of which the server has no answer", async () => {
    const { context } = await entry(running({ answers: { a: ["x"] } }), [
      { questionId: "b", answer: ["y"], key: "seed.answer.1" },
    ]);
    expect(context().index).toBe(1);
  });

  it("keeps an answer on the device before the server has it, and clears it when it has", async () => {
    const { choose, outbox, onDevice, sendAnswer, device, hasTag } = await entry(running());
    choose("a", "x");
    expect(outbox()).toBe("sending");
    expect(hasTag("unsent")).toBe(true);
    expect(device).toHaveLength(1);
    expect(device[0]).toMatchObject({ slug: "seo", learnerId: learner.id, attemptId: 11 });
    expect(onDevice()).toEqual(["a x"]);
    expect(sendAnswer.latest().input).toMatchObject({ locale: "en", slug: "seo", attemptId: 11 });
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("rejects an answer to a question outside this attempt", async () => {
    const { choose, context, outbox } = await entry(running());
    choose("elsewhere", "x");
    expect(context().answers).toEqual({});
    expect(outbox()).toBe("empty");
  });

  it("sends answers one after the other, in the order given", async () => {
    const { choose, sent, sendAnswer, outbox } = await entry(running());
    choose("a", "x");
    choose("b", "y");
    choose("c", "z");
    expect(sent()).toEqual(["a x"]);
    await sendAnswer.answer();
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "b y", "c z"]);
    expect(outbox()).toBe("empty");
  });

  it("sends a changed answer after the one in flight, under another key", async () => {
    const { choose, sent, sendAnswer, context, outbox } = await entry(running());
    choose("a", "x");
    choose("a", "y");
    choose("a", "z");
    expect(context().answers.a).toEqual(["z"]);
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "a z"]);
    const [first, second] = sendAnswer.inputs();
    expect(second?.entry.key).not.toBe(first?.entry.key);
    expect(outbox()).toBe("empty");
  });

  it("reviews every answer before finishing, and goes back to one of them", async () => {
    const { actor, stage, context } = await entry(running());
    actor.send({ type: "exam.review" });
    expect(stage()).toEqual({ attempting: "reviewing" });
    actor.send({ type: "question.open", index: 1 });
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().index).toBe(1);
  });
});

describe("answers and the network", () => {
  it("resends an answer that did not arrive, under the same key", async () => {
    const { choose, sendAnswer, outbox, clock, onDevice, hasTag } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    expect(outbox()).toBe("waitingForNetwork");
    expect(hasTag("offline")).toBe(true);
    expect(onDevice()).toEqual(["a x"]);
    clock.increment(3999);
    expect(sendAnswer.calls).toHaveLength(1);
    clock.increment(1);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    const [first, second] = sendAnswer.inputs();
    expect(second?.entry).toEqual(first?.entry);
  });

  it("sends at once when the network returns, not when it goes", async () => {
    const { actor, choose, sendAnswer, outbox } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    actor.send(offline);
    expect(outbox()).toBe("waitingForNetwork");
    actor.send(online);
    expect(outbox()).toBe("sending");
    expect(sendAnswer.calls).toHaveLength(2);
  });

  it("stops sending when the network goes; an answer to that try no longer counts", async () => {
    const { actor, choose, sendAnswer, outbox, sent, context } = await entry(running());
    choose("a", "x");
    actor.send(offline);
    expect(outbox()).toBe("waitingForNetwork");
    await sendAnswer.answer();
    expect(outbox()).toBe("waitingForNetwork");
    expect(context().queue).toHaveLength(1);
    actor.send(online);
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "a x"]);
  });

  it("keeps order and loses nothing through a long outage", async () => {
    const { actor, choose, sendAnswer, sent, onDevice, outbox, clock } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    choose("b", "y");
    choose("c", "z");
    choose("b", "w");
    clock.increment(4000);
    await sendAnswer.fail("network");
    expect(onDevice()).toEqual(["a x", "c z", "b w"]);
    actor.send(online);
    await sendAnswer.answer();
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent().slice(-3)).toEqual(["a x", "c z", "b w"]);
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("sends what this device still had of an open attempt, and shows it over the server's answers", async () => {
    const queue = [{ questionId: "b", answer: ["y"], key: "before.reload" }];
    const { sent, context, sendAnswer, onDevice } = await entry(running({ answers: { a: ["x"], b: ["old"] } }), queue);
    expect(context().answers).toEqual({ a: ["x"], b: ["y"] });
    expect(sent()).toEqual(["b y"]);
    expect(sendAnswer.latest().input.entry.key).toBe("before.reload");
    await sendAnswer.answer();
    expect(onDevice()).toEqual([]);
  });

  it("sends nothing that this device still had if there is no attempt", async () => {
    const { sent, outbox } = await entry(progress(), [{ questionId: "b", answer: ["y"], key: "before.reload" }]);
    expect([outbox(), sent()]).toEqual(["empty", []]);
  });
});

describe("an answer that did not arrive", () => {
  it("is resent when the server allows it, not before", async () => {
    const { choose, sendAnswer, outbox, clock, actor, context } = await entry(running());
    choose("a", "x");
    await sendAnswer.latest().refuse({ code: "unavailable", status: 503, retryAfter: 30 });
    expect(context().unsent).toMatchObject({ retryAfter: 30 });
    clock.increment(29_999);
    expect(outbox()).toBe("waitingForNetwork");
    clock.increment(1);
    expect(outbox()).toBe("sending");
    await sendAnswer.answer();
    expect(context().unsent).toBeNull();
    actor.stop();
  });

  it.each([
    ["invalid", 400],
    ["forbidden", 403],
    ["conflict", 409],
  ] as const)("because the server refuses it (%s) is shown, and not resent endlessly", async (code, status) => {
    const { choose, sendAnswer, outbox, clock, sent } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail(code, status);
    clock.increment(60_000);
    expect(outbox()).toBe("refused");
    expect(sent()).toHaveLength(1);
  });
});
