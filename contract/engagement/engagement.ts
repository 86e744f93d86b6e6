import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { FeedbackText, Id, SitePath } from "../primitives";

export const engagement = {
  sendFeedback: endpoint({
    id: "engagement.sendFeedback",
    method: "POST",
    path: "/academy/private/api/v2/feedback/",
    summary: "Sends feedback to the feedback service; id and e-mail are the account's own (section 5, R49).",
    access: "signed-in",
    body: z.object({
      message: FeedbackText,
      /** The page that it is about. */
      url: SitePath,
    }),
    /** Null where another system keeps the message and gives it no number. */
    reply: z.object({ id: z.nullable(Id) }),
    idempotent: true,
  }),
};
