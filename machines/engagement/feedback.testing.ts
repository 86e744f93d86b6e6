import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { announcedBy, fakeActor, learner, signedIn } from "../testing";
import { feedbackMachine } from "./feedback";
import type { Draft } from "./feedback/context";

export const page = "/academy/courses/seo-basics/";
export const nameless = { ...signedIn, learner: { ...learner, email: " " } };
interface Message {
  learnerId: number;
  message: string;
  url: string;
  key: string;
}

export function box({ draft = null, snapshot }: { draft?: Draft | null; snapshot?: Snapshot<unknown> } = {}) {
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
export function written(text = "Very clear.") {
  const opened = box();
  opened.actor.send(signedIn);
  opened.write(text);
  return opened;
}
export function sent(text?: string) {
  const opened = written(text);
  opened.send();
  return opened;
}
export const inDefault = (state: string) => ({ default: state });
