import type { Draft } from "../../machines/engagement/feedback";
import { readJson, tab } from "./storage";

const draftKey = "academy.feedback";

const decode = (value: unknown): Draft | null => {
  const { text, url } = (value ?? {}) as Record<keyof Draft, unknown>;
  return typeof text === "string" && typeof url === "string" ? { text, url } : null;
};

/** A message that was not sent yet, over a sign-in that leaves the site; in this tab only. */
export const readDraft = (): Draft | null => readJson(tab, draftKey, decode);
export const keepDraft = (draft: Draft | null): void =>
  draft === null ? tab.remove(draftKey) : tab.write(draftKey, JSON.stringify(draft));
