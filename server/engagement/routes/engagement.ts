import type { FastifyInstance, FastifyRequest } from "fastify";
import { engagement } from "../../../contract/engagement/engagement";
import { storedReply } from "../../db/queries/idempotency";
import { createFeedbackRate } from "../../http/account-rates";
import { ApiError } from "../../http/api-error";
import { keyOf, requestHash } from "../../http/idempotency";
import { retryAfter } from "../../http/limits";
import { mailPlace } from "../../http/mail-place";
import { type Call, registerEndpoint } from "../../http/register-endpoint";
import { addFeedback } from "../queries/feedback";

type SendFeedback = Call<typeof engagement.sendFeedback>;

/** @throws {ApiError} `invalid`: without an address, no one could reply (specification, section 5) */
function checkEmail({ account }: SendFeedback): void {
  if (account.email.trim() !== "") return;
  throw new ApiError("invalid", {
    message: "Your account has no e-mail address; add one to it before you send feedback.",
    fields: [{ path: "account.email", message: "is missing" }],
  });
}

/** The row of a message, with the language that its sender uses the site in. */
const rowOf = ({ account, body, now, request }: SendFeedback) => ({
  accountId: account.id,
  ...body,
  language: mailPlace(request).language,
  sentAt: now,
});

/** Feedback goes into the database, where editors read it; before that, to the feedback service if one is configured. */
export async function engagementRoutes(app: FastifyInstance): Promise<void> {
  const { feedback } = app.academy.integrations;
  const countMessage = createFeedbackRate();
  if (!feedback) {
    registerEndpoint(app, engagement.sendFeedback, async (call) => {
      checkEmail(call);
      countMessage(call.account.id, call.now);
      return { id: await addFeedback(call.db, rowOf(call)) };
    });
    return;
  }

  /** The ids that the service assigned to the feedback of these requests. */
  const sent = new WeakMap<FastifyRequest, number | null>();

  /**
   * Runs before the transaction: the embedded database runs one transaction at a time, and all would wait for the
   * service.
   */
  const send = async (call: SendFeedback): Promise<void> => {
    checkEmail(call);
    const { account, body, db, now, request } = call;
    const key = keyOf(request);
    // A repeat is answered from the database (R18), so the service gets the feedback only once.
    if (key !== null && (await storedReply(db, { accountId: account.id, key }))) return;
    countMessage(account.id, now);
    const message = { id: account.id, email: account.email, ...body };
    const given = key === null ? null : { key, requestHash: requestHash(request, body) };
    sent.set(request, await feedback.send(message, given, { requestId: request.id, account }));
  };

  registerEndpoint(
    app,
    engagement.sendFeedback,
    async (call) => {
      const id = sent.get(call.request);
      // The key existed a moment ago and was swept since.
      if (id === undefined) throw new ApiError("unavailable", { retryAfter });
      await addFeedback(call.db, rowOf(call));
      return { id };
    },
    { before: send },
  );
}
