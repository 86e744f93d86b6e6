import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { announcedBy, fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { type Draft, feedbackLength, feedbackMachine, longestFeedback } from "./feedback";

const page = "/academy/courses/seo-basics/";
const elsewhere = "/academy/courses/";
const nameless = { ...signedIn, learner: { ...learner, email: " " } };
const somebodyElse = { ...signedIn, learner: { ...learner, id: 8, email: "grace@academy.test" } };
interface Message {
  message: string;
  url: string;
  key: string;
}

function box({ draft = null, snapshot }: { draft?: Draft | null; snapshot?: Snapshot<unknown> } = {}) {
  const sendFeedback = fakeActor<unknown, Message>();
  const kept: (Draft | null)[] = [];
  const actor = createActor(
    feedbackMachine.provide({
      actors: { sendFeedback: sendFeedback.logic },
      actions: { keepDraft: (_, given) => kept.push(given) },
    }),
    { input: { page, draft }, ...(snapshot && { snapshot }) },
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
    told,
    said: announcedBy(actor),
    write,
    send,
    open: (url: string) => actor.send({ type: "page.opened", url }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
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
    expect(message).toEqual({ message: "Very clear.", url: page, key: expect.stringMatching(/^seed\.feedback\./) });
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
    expect(context().text).toBe("");
    expect(kept).toEqual([null]);
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
    expect(kept).toEqual([{ text: "Very clear.", url: page }]);
    actor.send(signedIn);
    expect(state()).toEqual(inDefault("ready"));
    expect(context().text).toBe("Very clear.");
  });

  it("finds what they wrote after a sign-in that left the site", async () => {
    const { actor, state, context, send, sendFeedback } = box({ draft: { text: "Very clear.", url: elsewhere } });
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
  it("is kept and sent again by hand, under the same key", async () => {
    const { send, state, has, context, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ text: "Very clear.", failure: { code: "timeout", status: 0 } });
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second).toEqual(first);
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
  });

  it("becomes another message by another text, under another key", async () => {
    const { write, send, state, context, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    write("Very clear indeed.");
    expect(state()).toEqual(inDefault("ready"));
    expect(context().failure).toBeNull();
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second?.message).toBe("Very clear indeed.");
    expect(second?.key).not.toBe(first?.key);
  });

  it("stays as it is when its author is named anew", async () => {
    const { actor, state, send, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("failed");
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second?.key).toBe(first?.key);
  });

  it.each([
    ["leaves", signedOut, "signedOut"],
    ["has no e-mail address any more", nameless, "emailMissing"],
    ["turns out to have no id", { ...signedIn, learner: { ...learner, id: 0 } }, "signedOut"],
  ])("says why it cannot be sent when its author %s", async (_, session, expected) => {
    const { actor, state, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    actor.send(session);
    expect(state()).toEqual(inDefault(expected));
  });

  it("says so too when its author left while it was on its way", async () => {
    const { actor, state, sendFeedback } = sent();
    actor.send(signedOut);
    expect(state()).toBe("loading");
    await sendFeedback.fail("timeout");
    expect(state()).toEqual(inDefault("signedOut"));
  });

  it("may be sent by whoever is here then", async () => {
    const { actor, state, send, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    actor.send(somebodyElse);
    expect(state()).toBe("failed");
    send();
    expect(sendFeedback.calls).toHaveLength(2);
  });
});

describe("without a network", () => {
  it("nothing is sent; the text stays, and sending is possible again when it is back", async () => {
    const { actor, send, state, has, context, sendFeedback } = written();
    actor.send(offline);
    expect(state()).toEqual(inDefault("ready"));
    send();
    expect(state()).toBe("offline");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ text: "Very clear.", failure: { code: "network", status: 0 } });
    actor.send(offline);
    expect(state()).toBe("offline");
    expect(sendFeedback.calls).toEqual([]);
    actor.send(online);
    expect(state()).toEqual(inDefault("ready"));
    expect(context().failure).toBeNull();
    send();
    await sendFeedback.answer({ id: 1 });
    expect(state()).toBe("success");
  });

  it("nothing is sent again either", async () => {
    const { actor, send, state, sendFeedback } = sent();
    await sendFeedback.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    send();
    expect(state()).toBe("offline");
    expect(sendFeedback.calls).toHaveLength(1);
  });

  it("a message that may have arrived keeps its key until it is sent again", async () => {
    const { actor, send, state, sendFeedback } = sent();
    await sendFeedback.fail("timeout");
    actor.send(offline);
    send();
    actor.send(online);
    actor.send({ ...signedIn, seed: "other" });
    expect(state()).toEqual(inDefault("ready"));
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second).toEqual(first);
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
