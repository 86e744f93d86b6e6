import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { fakeActor, signedIn } from "../../testing";
import { type KeptNote, type Loaded, type NoteDraft, noNote } from "../note-draft";
import type { Keeping } from "./context";
import { stepNoteMachine } from "./index";

export const place = { locale: "en", slug: "seo", stepId: 20, lesson: 1, step: 2, title: "Clip" };
export const kept = (note: string, bookmarked = false, at = 0): KeptNote => ({
  note,
  bookmarked,
  updatedAt: `2026-03-01T10:00:0${at}.000Z`,
});
interface OnStep {
  locale: string;
  slug: string;
  stepId: number;
}
interface Saving extends OnStep {
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}

export function noteOn({ snapshot }: { snapshot?: Snapshot<unknown> } = {}) {
  const loadNote = fakeActor<Loaded, OnStep & { learnerId: number }>();
  const saveNote = fakeActor<KeptNote, Saving>();
  const clock = new SimulatedClock();
  const onDevice: (NoteDraft | null)[] = [];
  const keepings: Keeping[] = [];
  const actor = createActor(
    stepNoteMachine.provide({
      actors: { loadNote: loadNote.logic, saveNote: saveNote.logic },
      actions: {
        keepOnDevice: (_, keeping) => {
          keepings.push(keeping);
          onDevice.push(keeping.draft);
        },
      },
    }),
    { input: place, clock, ...(snapshot && { snapshot }) },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadNote,
    saveNote,
    keepings,
    signInsAsked: () => signInsAsked,
    onDevice: () => onDevice.at(-1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed" | "saved" | "kept") => actor.getSnapshot().hasTag(tag),
    write: (text: string) => actor.send({ type: "text.change", text }),
    mark: () => actor.send({ type: "bookmark.toggle" }),
    pass: (ms: number) => clock.increment(ms),
    sent: () => saveNote.inputs().map(({ note }) => note),
  };
}
export async function opened(note: KeptNote = noNote, draft: NoteDraft | null = null) {
  const one = noteOn();
  one.actor.send(signedIn);
  await one.loadNote.answer({ kept: note, draft });
  return one;
}
export async function saving(text = "One") {
  const one = await opened();
  one.write(text);
  one.pass(1000);
  return one;
}
export async function failed(text = "One") {
  const one = await saving(text);
  await one.saveNote.fail("network");
  return one;
}
