import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { announcedBy, fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { type Draft, feedbackLength, feedbackMachine, longestFeedback } from "./feedback";

const page = "/academy/courses/seo-basics/";
const elsewhere = "/academy/courses/";
const nameless = { ...signedIn, learner: { ...learner, email: " " } };
const somebodyElse = { ...signedIn, learner: { ...learner, id: 8, email: "grace@academy.test" } };
interface Message {
  learnerId: number;
  message: string;
  url: string;
  key: string;
}

function box({ draft = null, snapshot }: { draft?: Draft | null; snapshot?: Snapshot<unknown> } = {}) {
  const sendFeedback = fakeActor<unknown, Message>();
  const kept: (Draft | null)[] = [];
  /** Keys of what the device keeps; the service forgets what is acknowledged. */
  const onDevice: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    feedbackMachine.provide({
      actors: { sendFeedback: sendFeedback.logic },
      actions: {
        keepDraft: (_, given) => kept.push(given),
        keepMessage: (_, { key }) => onDevice.push(key),
        forgetMessage: (_, { key }) => onDevice.splice(onDevice.indexOf(key), 1),
      },
    }),
    { input: { page, draft }, clock, ...(snapshot && { snapshot }) },
  );
  const told: string[] = [];
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  const write = (text: string) => actor.send({ type: "text.change", text });
  const send = () => actor.send({ type: "feedback.send" });
  return {
    actor,
    sendFeedback,
    kept,
    clock,
    onDevice,
    told,
    said: announcedBy(actor),
    write,
    send,
    open: (url: string) => actor.send({ type: "page.opened", url }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed" | "kept") => actor.getSnapshot().hasTag(tag),
    canSend: () => actor.getSnapshot().can({ type: "feedback.send" }),
  };
}
function written(text = "Very clear.") {
  const opened = box();
  opened.actor.send(signedIn);
  opened.write(text);
  return opened;
}
function sent(text?: string) {
  const opened = written(text);
  opened.send();
  return opened;
}
const inDefault = (state: string) => ({ default: state });

describe("sending feedback", () => {
  it("takes the trimmed text and the page it is about, says thank you and empties the box", async () => {
    const { state, context, has, sendFeedback, kept, said } = sent("  Very clear.\n");
    expect(state()).toBe("loading");
    expect(has("busy")).toBe(true);
    const [message] = sendFeedback.inputs();
    expect(message).toEqual({
      learnerId: 7,
      message: "Very clear.",
      url: page,
      key: expect.stringMatching(/^seed\.feedback\./),
    });
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
    expect(context().text).toBe("");
    expect(kept.at(-1)).toBeNull();
    expect(said).toEqual([{ text: "feedbackSent" }]);
  });

  it("can be followed by another message, under another key", async () => {
    const { actor, write, send, state, sendFeedback } = sent();
    await sendFeedback.answer({ id: 1 });
    actor.send({ type: "feedback.dismiss" });
    expect(state()).toEqual(inDefault("blank"));
    write("Very clear.");
    send();
    await sendFeedback.answer({ id: 2 });
    write("And one more thing.");
    expect(state()).toEqual(inDefault("ready"));
    send();
    const keys = sendFeedback.inputs().map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  it("keeps its key when its author is named anew while it is on its way", async () => {
    const { actor, send, sendFeedback } = sent();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    await sendFeedback.fail("timeout");
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second).toEqual(first);
  });

  it("does not change a message that is on its way", async () => {
    const { write, send, context, sendFeedback } = sent();
    write("Something else");
    send();
    expect(context().text).toBe("Very clear.");
    expect(sendFeedback.calls).toHaveLength(1);
  });
});

describe("what keeps a message from being sent", () => {
  it("is that nobody has said who is here", () => {
    const { state, has, write, canSend, actor } = box();
    expect(state()).toEqual(inDefault("unknown"));
    expect(has("pending")).toBe(true);
    write("Very clear.");
    expect(canSend()).toBe(false);
    actor.send(signedIn);
    expect(state()).toEqual(inDefault("ready"));
    expect(has("pending")).toBe(false);
  });

  it("is that there is no text, or only spaces", () => {
    const { actor, state, write, send, canSend, sendFeedback } = box();
    actor.send(signedIn);
    expect(state()).toEqual(inDefault("blank"));
    write(" \n\t ");
    expect(state()).toEqual(inDefault("blank"));
    expect(canSend()).toBe(false);
    send();
    expect(sendFeedback.calls).toEqual([]);
    write("x");
    expect(canSend()).toBe(true);
  });

  it.each([
    [1, "ready"],
    [2000, "ready"],
    [2001, "tooLong"],
  ])("is its length in code points: %i is %s", (count, expected) => {
    const { state, canSend } = written(` ${"😀".repeat(count)} `);
    expect(state()).toEqual(inDefault(expected));
    expect(canSend()).toBe(expected === "ready");
  });

  it("is an account without an e-mail address", () => {
    const { actor, state, write, canSend } = box();
    actor.send(nameless);
    write("Very clear.");
    expect(state()).toEqual(inDefault("emailMissing"));
    expect(canSend()).toBe(false);
    actor.send(signedIn);
    expect(canSend()).toBe(true);
  });

  it.each([
    [0, "signedOut"],
    [1, "ready"],
  ])("is an account whose id is not positive: %i", (id, expected) => {
    const { actor, state, write } = box();
    actor.send({ ...signedIn, learner: { ...learner, id } });
    write("Very clear.");
    expect(state()).toEqual(inDefault(expected));
  });
});

describe("a visitor", () => {
  it("may write, is told why it cannot be sent, and signs in with the text kept", () => {
    const { actor, state, write, canSend, told, kept, context } = box();
    actor.send(signedOut);
    write("Very clear.");
    expect(state()).toEqual(inDefault("signedOut"));
    expect(canSend()).toBe(false);
    actor.send({ type: "signIn.choose" });
    expect(told).toEqual(["signIn.requested"]);
    expect(kept.at(-1)).toEqual({ text: "Very clear.", url: page, writer: 0 });
    actor.send(signedIn);
    expect(state()).toEqual(inDefault("ready"));
    expect(context().text).toBe("Very clear.");
  });

  it("finds what they wrote after a sign-in that left the site", async () => {
    const { actor, state, context, send, sendFeedback } = box({
      draft: { text: "Very clear.", url: elsewhere, writer: 0 },
    });
    actor.send(signedIn);
    expect(state()).toEqual(inDefault("ready"));
    expect(context().text).toBe("Very clear.");
    send();
    expect(sendFeedback.latest().input).toMatchObject({ message: "Very clear.", url: elsewhere });
  });

  it("is what somebody becomes who signs out while writing", () => {
    const { actor, state, context } = written();
    actor.send(signedOut);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("Very clear.");
  });

  it("is who wrote when the session turns out to be over; the text stays and the academy is told", async () => {
    const { actor, state, context, told, sendFeedback, canSend } = sent();
    await sendFeedback.fail("signed_out", 401);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("Very clear.");
    expect(told).toEqual(["session.lost"]);
    actor.send(signedOut);
    actor.send(signedIn);
    expect(canSend()).toBe(true);
  });
});

describe("feedback that does not arrive", () => {
  it("is kept on the device and sent again by itself, under the same key", async () => {
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

  it("becomes another message by another text, under another key, and the first is taken back", async () => {
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

  it("stays as it is when its author is named anew", async () => {
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
    ["has no e-mail address any more", nameless, "emailMissing"],
    ["is somebody else", somebodyElse, "blank"],
  ])("stays on the device for its author, and not in the box, when who is here %s", async (_, session, expected) => {
    const { actor, state, context, sendFeedback, onDevice } = sent();
    await sendFeedback.fail("timeout");
    actor.send(session);
    expect(state()).toEqual(inDefault(expected));
    expect(context().text).toBe("");
    expect(onDevice).toEqual([sendFeedback.latest().input.key]);
  });

  it("does so too when its author leaves while it is on its way", () => {
    const { actor, state, onDevice, context } = sent();
    actor.send(signedOut);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("");
    expect(onDevice).toHaveLength(1);
  });

  it("because nobody is signed in any more is a text in the box again", async () => {
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

  it("is there again for its writer, and for nobody else", () => {
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
  it("a message is kept on the device, and sent by itself when it is back", async () => {
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

  it("one may go on writing", () => {
    const { actor, send, write, state, context } = written();
    actor.send(offline);
    send();
    write("Very clear indeed.");
    expect(state()).toEqual(inDefault("ready"));
    expect(context().text).toBe("Very clear indeed.");
  });

  it.each([
    ["leave", signedOut, "signedOut"],
    ["have no e-mail address any more", nameless, "emailMissing"],
    ["turn out to have no id", { ...signedIn, learner: { ...learner, id: 0 } }, "signedOut"],
  ])("one may %s", (_, session, expected) => {
    const { actor, send, state } = written();
    actor.send(offline);
    send();
    actor.send(session);
    expect(state()).toEqual(inDefault(expected));
  });
});

describe("the page that a message is about", () => {
  it("is the one on which it was begun", () => {
    const { write, open, send, sendFeedback } = written("Very");
    open(elsewhere);
    write("Very clear.");
    send();
    expect(sendFeedback.latest().input.url).toBe(page);
  });

  it("is another one for the next message, and for one that was wiped out", async () => {
    const { actor, write, open, send, sendFeedback } = sent();
    open(elsewhere);
    await sendFeedback.answer({ id: 1 });
    write("Another one.");
    send();
    expect(sendFeedback.latest().input.url).toBe(elsewhere);
    await sendFeedback.answer({ id: 2 });
    actor.send({ type: "feedback.dismiss" });
    write("No, wait.");
    write("  ");
    open(page);
    write("Now.");
    send();
    expect(sendFeedback.latest().input.url).toBe(page);
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

describe("feedbackLength", () => {
  it.each([
    ["", 0],
    [" \n ", 0],
    [" a b ", 3],
    ["😀".repeat(longestFeedback), longestFeedback],
  ])("%#", (text, expected) => {
    expect(feedbackLength(text)).toBe(expected);
  });
});
