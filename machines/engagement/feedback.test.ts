import { describe, expect, it } from "vitest";
import { learner, signedIn, signedOut } from "../testing";
import { feedbackLength, maxFeedbackLength } from "./feedback/context";
import { box, inDefault, nameless, page, sent, written } from "./feedback.testing";

const elsewhere = "/academy/courses/";

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

  it("keeps its key when its author's name changes while it is being sent", async () => {
    const { actor, send, sendFeedback } = sent();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    await sendFeedback.fail("timeout");
    send();
    const [first, second] = sendFeedback.inputs();
    expect(second).toEqual(first);
  });

  it("does not change a message that is being sent", async () => {
    const { write, send, context, sendFeedback } = sent();
    write("Something else");
    send();
    expect(context().text).toBe("Very clear.");
    expect(sendFeedback.calls).toHaveLength(1);
  });
});

describe("what keeps a message from being sent", () => {
  it("is that the profile is not known yet", () => {
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
  it("can write, is told why it cannot be sent, and signs in with the text kept", () => {
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

  it("is also a learner who signs out while writing", () => {
    const { actor, state, context } = written();
    actor.send(signedOut);
    expect(state()).toEqual(inDefault("signedOut"));
    expect(context().text).toBe("Very clear.");
  });

  it("is also an author whose session has expired; the text stays and the academy is notified", async () => {
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

describe("the page that a message is about", () => {
  it("is the one on which it was begun", () => {
    const { write, open, send, sendFeedback } = written("Very");
    open(elsewhere);
    write("Very clear.");
    send();
    expect(sendFeedback.latest().input.url).toBe(page);
  });

  it("is another one for the next message, and for one that was erased", async () => {
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

describe("feedbackLength", () => {
  it.each([
    ["", 0],
    [" \n ", 0],
    [" a b ", 3],
    ["😀".repeat(maxFeedbackLength), maxFeedbackLength],
  ])("%#", (text, expected) => {
    expect(feedbackLength(text)).toBe(expected);
  });
});
