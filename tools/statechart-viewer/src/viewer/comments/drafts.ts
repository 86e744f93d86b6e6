import { fromCallback } from "xstate";

/** Texts that have not been sent, by place. */
export type Drafts = Readonly<Record<string, string>>;

/** A draft as it is now; empty if nothing is left to send. */
export interface Draft {
  place: string;
  text: string;
}

/** The device's storage, as far as drafts need it. */
export type DraftStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

const prefix = "draft of a comment on ";

/** A draft each, so that two windows do not overwrite each other's. */
function readDrafts(storage: DraftStorage): Drafts {
  const drafts: Record<string, string> = {};
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) drafts[key.slice(prefix.length)] = storage.getItem(key) ?? "";
  }
  return drafts;
}

function keepDraft(storage: DraftStorage, { place, text }: Draft): void {
  if (text === "") storage.removeItem(prefix + place);
  else storage.setItem(prefix + place, text);
}

/**
 * Keeps drafts on the device: reports those of earlier visits, and stores those that it is told. Without storage, as in
 * some private windows, drafts last as long as the page.
 */
export const draftsOn = (storage: () => DraftStorage) =>
  fromCallback<{ type: "draft.keep" } & Draft>(({ sendBack, receive }) => {
    const attempt = <T>(use: (storage: DraftStorage) => T): T | null => {
      try {
        // Even the access may be refused.
        return use(storage());
      } catch {
        return null;
      }
    };
    sendBack({ type: "drafts.found", drafts: attempt(readDrafts) ?? {} });
    receive((draft) => void attempt((place) => keepDraft(place, draft)));
  });
