import type { Failure } from "../../../contract/errors";
import { type ConnectionChanged, commandKey, type SessionChanged } from "../../shared/events";

/** A message that was not sent yet, as this tab keeps it over a reload or a sign-in that leaves the site. */
export interface Draft {
  text: string;
  url: string;
  /** The author; 0 if no one was signed in. */
  writer: number;
}
/** A sent message, as the device keeps it until it has arrived. */
export interface SentMessage {
  learnerId: number;
  message: string;
  url: string;
  key: string;
}
export interface Input {
  /** The page that is open. */
  page: string;
  /** What was written before a sign-in that left the page. */
  draft: Draft | null;
}
export interface Context extends Draft {
  page: string;
  /** Who writes; null = a visitor. */
  author: { id: number; email: string } | null;
  /** Whether the profile is known. */
  settled: boolean;
  online: boolean;
  failure: Failure | null;
  seed: string;
  /** Counts the texts: each retry of one has the same key, another text has another key (R18). */
  done: number;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "page.opened"; url: string }
  | { type: "text.change"; text: string }
  | { type: "feedback.send" }
  | { type: "feedback.dismiss" }
  | { type: "signIn.choose" };

export const sentMessage = ({ context }: { context: Context }): SentMessage => ({
  learnerId: context.author?.id ?? 0,
  message: context.text.trim(),
  url: context.url,
  key: commandKey(context, "feedback"),
});
const draftOf = ({ context: { text, url, writer } }: { context: Context }): Draft | null =>
  text === "" ? null : { text, url, writer };
/** The tab keeps what is written; once sent, the device keeps it until it has arrived (L3). */
export const keepText = { type: "keepDraft", params: draftOf } as const;
export const sendOff = [
  { type: "keepMessage", params: sentMessage },
  { type: "keepDraft", params: null },
] as const;
/** Withdrawn, it is a text in the box again. */
export const takeBack = [{ type: "forgetMessage", params: sentMessage }, keepText] as const;

/** In code points (R12). */
export const maxFeedbackLength = 2000;
/** Length in code points after trimming, as the server counts (R12). */
export const feedbackLength = (text: string): number => [...text.trim()].length;
