import type { Draft, SentMessage } from "../../machines/engagement/feedback/context";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { forgetCommand, keepCommand } from "../device/undelivered";
import { keepDraft, readDraft } from "./api/feedback-draft";

const commandOf = ({ message, url }: SentMessage) => ({ kind: "feedback" as const, message, url });

export const scheduleActors = (get: GetServices) => ({ actors: callActors(get, "site", "loadEventType") });

export const feedbackInput = (page: string) => ({ page, draft: readDraft() });

export const feedbackActors = (get: GetServices) => ({
  actors: callActors(get, "engagement", "sendFeedback"),
  actions: {
    keepDraft: (_: unknown, draft: Draft | null) => keepDraft(draft),
    keepMessage: (_: unknown, sent: SentMessage) => keepCommand(sent.learnerId, commandOf(sent), sent.key),
    forgetMessage: (_: unknown, sent: SentMessage) => forgetCommand(sent.learnerId, commandOf(sent), sent.key),
  },
});
