import { fromPromise } from "xstate";
import type { Draft } from "../../machines/engagement/feedback";
import { keepDraft, readDraft } from "../services/feedback-draft";
import type { GetServices } from "../services/services";

export const scheduleActors = (get: GetServices) => ({
  actors: {
    loadEventType: fromPromise(async ({ input }: { input: { slug: string } }) =>
      (await get("site")).loadEventType(input.slug),
    ),
  },
});

export const feedbackInput = (page: string) => ({ page, draft: readDraft() });

export const feedbackActors = (get: GetServices) => ({
  actors: {
    sendFeedback: fromPromise<unknown, { message: string; url: string; key: string }>(async ({ input }) =>
      (await get("engagement")).sendFeedback(input),
    ),
  },
  actions: { keepDraft: (_: unknown, draft: Draft | null) => keepDraft(draft) },
});
