import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";
import type { KeptNote, NoteDraft, NoteLocation } from "../note-draft";

export type OnStep = Pick<NoteLocation, "locale" | "slug" | "stepId">;
export interface Context extends NoteDraft {
  place: NoteLocation;
  /** Another tab's or device's version, while the learner has to choose. */
  theirs: KeptNote | null;
  /** Whose note; 0 means nobody's. */
  learnerId: number;
  seed: string;
  /** Part of the next command's idempotency key: counts what the server accepted or refused. */
  done: number;
  failure: Failure | null;
}
/** Of two versions: this page's, the other one, or both in one. */
export type Version = "mine" | "theirs" | "both";
export type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "text.change"; text: string }
  | { type: "bookmark.toggle" }
  | { type: "note.leave" }
  | { type: "note.retry" }
  | { type: "version.choose"; version: Version }
  | { type: "signIn.choose" }
  | { type: "page.shown" }
  | { type: "page.hidden" };
/** What a device keeps for a learner; without a draft it forgets the step. */
export interface Keeping {
  learnerId: number;
  place: NoteLocation;
  draft: NoteDraft | null;
}

export const draftOf = ({ note, bookmarked, base, sent }: Context): NoteDraft => ({ note, bookmarked, base, sent });
/** Everything that was written and has not arrived, including what is being sent. */
export const keepDraft = {
  type: "keepOnDevice",
  params: ({ context }: { context: Context }): Keeping => ({
    learnerId: context.learnerId,
    place: context.place,
    draft: draftOf(context),
  }),
} as const;
export const onStep = ({ place: { locale, slug, stepId } }: Context): OnStep => ({ locale, slug, stepId });

/** Stores what is typed, and keeps it on the device. */
export const takeText = [
  { type: "changeText", params: ({ event }: { event: { text: string } }) => event.text },
  keepDraft,
] as const;
/** Sets or removes the bookmark, and keeps that on the device. */
export const turnBookmark = ["toggleBookmark", keepDraft] as const;
