import type { Draft } from "../../../machines/engagement/feedback/context";
import { draftKey } from "../../device/feedback-draft-place";
import { readJson, tab } from "../../device/storage";

const decode = (value: unknown): Draft | null => {
  const { text, url, writer } = (value ?? {}) as Record<keyof Draft, unknown>;
  if (typeof text !== "string" || typeof url !== "string") return null;
  return { text, url, writer: typeof writer === "number" ? writer : 0 };
};

/** An unsent message, kept across a reload or a sign-in on another site; in this tab only. */
export const readDraft = (): Draft | null => readJson(tab, draftKey, decode);
export const keepDraft = (draft: Draft | null): void =>
  draft === null ? tab.remove(draftKey) : tab.write(draftKey, JSON.stringify(draft));
