import { describe, expect, it } from "vitest";
import { learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { box, inDefault, nameless, page, sent, written } from "./feedback.testing";

const somebodyElse = { ...signedIn, learner: { ...learner, id: 8, email: "grace@academy.test" } };

describe("feedback that does not arrive", () => {
  it("is kept on the device and resent automatically, under the same key", async () => {
    const { state, has, context, sendFeedback, clock, onDevice, kept } = sent();
    expect(onDevice).toEqual([sendFeedback.latest().input.key]);
    expect(kept.at(-1)).toBeNull();
    await sendFeedback.fail("timeout");
    expect(state()).toBe("kept");
    expect([has("kept"), has("failed")]).toEqual([true, false]);
    expect(context()).toMatchObject({ text: "Very clear.", failure: { code: "timeout", status: 0 } });
    clock.increment(4000);
    const [first, second] = sendFeedback.inputs();
    expect(second).toEqual(first);
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
  });

  it("can be sent again by hand", async () => {
    const { send, state, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    send();
    expect(state()).toBe("loading");
  });

  it("waits as long as the server asks it to, and keeps its text in the box and on the device", async () => {
    const { state, context, onDevice, sendFeedback, clock } = sent();
    await sendFeedback.latest().refuse({ code: "too_many", status: 429, retryAfter: 60 });
    clock.increment(59_999);
    expect(state()).toBe("kept");
    expect(context().text).toBe("Very clear.");
    expect(onDevice).toEqual([sendFeedback.latest().input.key]);
    clock.increment(1);
    expect(state()).toBe("loading");
  });

  it("becomes another message when its text changes, under another key, and the first is withdrawn", async () => {
    const { write, send, state, context, sendFeedback, onDevice } = sent();
    await sendFeedback.fail("timeout");
    write("Very clear indeed.");
    expect(state()).toEqual(inDefault("ready"));
    expect(context().failure).toBeNull();
    expect(onDevice).toEqual([]);
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second?.message).toBe("Very clear indeed.");
    expect(second?.key).not.toBe(first?.key);
  });

  it("because the server refuses it is a text in the box again, with the reason", async () => {
    const { state, has, context, sendFeedback, onDevice, kept, send, clock } = sent();
    await sendFeedback.fail("invalid");
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(onDevice).toEqual([]);
    expect(kept.at(-1)).toEqual({ text: "Very clear.", url: page, writer: 7 });
    expect(context().failure?.code).toBe("invalid");
    clock.increment(60_000);
    expect(state()).toBe("failed");
    send();
    expect(state()).toBe("loading");
    expect(onDevice).toHaveLength(1);
  });

  it("stays as it is when its author's name changes", async () => {
    const { actor, state, send, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("kept");
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second?.key).toBe(first?.key);
  });

  it.each([
    ["leaves", signedOut, "signedOut"],
    ["no longer has an e-mail address", nameless, "emailMissing"],
    ["is someone else", somebodyElse, "blank"],
  ])("stays on the device for its author, and not in the box, when the user %s", async (_, session, expected) => {
    const { actor, state, context, sendFeedback, onDevice } = sent();
    await sendFeedback.fail("timeout");
    actor.send(session);
    expect(state()).toEqual(inDefault(expected));
    expect(context().text).toBe("");
    expect(onDevice).toEqual([sendFeedback.latest().input.key]);
  });

  it("does so too when its author leaves while it is being sent", () => {
    const { actor, state, onDevice, context } = sent();
    actor.send(signedOut);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("");
    expect(onDevice).toHaveLength(1);
  });

  it("because nobody is signed in is a text in the box again", async () => {
    const { state, context, sendFeedback, onDevice, told } = sent();
    await sendFeedback.fail("signed_out", 401);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("Very clear.");
    expect(onDevice).toEqual([]);
    expect(told).toContain("session.lost");
  });
});

describe("a text that was not sent", () => {
  it("is kept for a reload, with its writer, and forgotten with the last letter", () => {
    const { kept, write } = written();
    expect(kept.at(-1)).toEqual({ text: "Very clear.", url: page, writer: 7 });
    write("");
    expect(kept.at(-1)).toBeNull();
  });

  it("is restored for its writer and no one else", () => {
    const draft = { text: "Very clear.", url: page, writer: 7 };
    const own = box({ draft });
    own.actor.send(signedIn);
    expect(own.context().text).toBe("Very clear.");
    const other = box({ draft });
    other.actor.send(somebodyElse);
    expect(other.context().text).toBe("");
    expect(other.kept.at(-1)).toBeNull();
  });
});

describe("without a network", () => {
  it("a message is kept on the device, and sent when the network is back", async () => {
    const { actor, send, state, has, context, sendFeedback, onDevice, clock } = written();
    actor.send(offline);
    expect(state()).toEqual(inDefault("ready"));
    send();
    expect(state()).toBe("kept");
    expect(has("kept")).toBe(true);
    expect(onDevice).toHaveLength(1);
    actor.send(offline);
    clock.increment(60_000);
    expect(state()).toBe("kept");
    expect(sendFeedback.calls).toEqual([]);
    actor.send(online);
    expect(state()).toBe("loading");
    expect(context().failure).toBeNull();
    expect(sendFeedback.latest().input.key).toBe(onDevice[0]);
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
  });

  it("what was refused is kept when it is sent again", async () => {
    const { actor, send, state, sendFeedback } = sent();
    await sendFeedback.fail("invalid");
    actor.send(offline);
    expect(state()).toBe("failed");
    send();
    expect(state()).toBe("kept");
    expect(sendFeedback.calls).toHaveLength(1);
  });

  it("writing can continue", () => {
    const { actor, send, write, state, context } = written();
    actor.send(offline);
    send();
    write("Very clear indeed.");
    expect(state()).toEqual(inDefault("ready"));
    expect(context().text).toBe("Very clear indeed.");
  });

  it.each([
    ["leave", signedOut, "signedOut"],
    ["no longer have an e-mail address", nameless, "emailMissing"],
    ["turn out to have no id", { ...signedIn, learner: { ...learner, id: 0 } }, "signedOut"],
  ])("one may %s", (_, session, expected) => {
    const { actor, send, state } = written();
    actor.send(offline);
    send();
    actor.send(session);
    expect(state()).toEqual(inDefault(expected));
  });
});

describe("a message that was kept in a snapshot", () => {
  it("is sent once, under the key that it was first sent with", async () => {
    const before = sent();
    const after = box({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.sendFeedback.inputs()).toEqual(before.sendFeedback.inputs());
    await after.sendFeedback.fail("timeout");
    const later = box({ snapshot: throughJson(after.actor.getPersistedSnapshot()) });
    later.actor.send(signedIn);
    later.send();
    expect(later.sendFeedback.inputs()).toEqual(before.sendFeedback.inputs());
  });

  it("is still being written", () => {
    const { actor } = written();
    const after = box({ snapshot: throughJson(actor.getPersistedSnapshot()) });
    expect(after.state()).toEqual(inDefault("ready"));
    expect(after.context().text).toBe("Very clear.");
  });
});
