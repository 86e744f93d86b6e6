import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { FeedbackText, Id, SitePath } from "../primitives";

export const engagement = {
  sendFeedback: endpoint({
    id: "engagement.sendFeedback",
    method: "POST",
    path: "/academy/private/api/v2/feedback/",
    summary: "Sends feedback to the feedback service; id and email come from the account (section 5, R49).",
    access: "signed-in",
    body: z.object({
      message: FeedbackText,
      /** The page that it is about. */
      url: SitePath,
    }),
    /** Null if another system stores the message without giving it a number. */
    reply: z.object({ id: z.nullable(Id) }),
    idempotent: true,
  }),
};
