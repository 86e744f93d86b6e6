import type { FastifyInstance, FastifyRequest } from "fastify";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { billingChanged } from "../../integrations/billing";
import { type Account, findById } from "../queries/accounts";
import { keepBilling } from "../queries/billing";
import { storedEmail } from "../rules/email";
import { isBillingKnown } from "../rules/plan";

declare module "fastify" {
  interface FastifyRequest {
    /** The body as it was sent, which its signature is about; empty for requests that need none. */
    sentText: string;
  }
}

/**
 * The account with what the external billing system says about it now, if one is configured and what is stored may be
 * out of date. While that system does not answer, what is stored counts: nobody loses a plan because of it.
 */
export async function withBilling(
  app: FastifyInstance,
  { account, request, now }: { account: Account; request: FastifyRequest; now: Date },
): Promise<Account> {
  const { db, integrations } = app.academy;
  if (integrations.billing === null || isBillingKnown(account, now)) return account;
  try {
    const record = await integrations.billing.recordOf(account.email, { requestId: request.id, account });
    await keepBilling(db, account.email, record, now);
  } catch (thrown) {
    // The integration has logged why.
    if (thrown instanceof ApiError && thrown.code === "unavailable") return account;
    throw thrown;
  }
  return (await findById(db, account.id))?.account ?? account;
}

/** @throws {ApiError} unless the request is signed with the secret, within the last five minutes (Standard Webhooks) */
function checkSignature({ sentText, headers }: FastifyRequest, webhook: Webhook): void {
  const header = (name: string) => String(headers[name] ?? "");
  try {
    webhook.verify(
      sentText,
      {
        "webhook-id": header("webhook-id"),
        "webhook-timestamp": header("webhook-timestamp"),
        "webhook-signature": header("webhook-signature"),
      },
      { jsonParse: false },
    );
  } catch (thrown) {
    if (!(thrown instanceof WebhookVerificationError)) throw thrown;
    throw new ApiError("forbidden", { message: `The report is not accepted: ${thrown.message}.` });
  }
}

/** What an external billing system reports. */
export async function billingRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.academy.config.integrations.billing?.secret ?? null;
  const webhook = secret === null ? null : new Webhook(secret);

  app.decorateRequest("sentText", "");
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    request.sentText = String(body);
    parseJson(request, request.sentText, done);
  });
  app.addHook("preHandler", async (request) => {
    if (webhook === null) throw new ApiError("not_found");
    checkSignature(request, webhook);
  });

  registerEndpoint(app, billingChanged, async ({ body: { data }, db, now }) => {
    const { email, ...record } = data;
    await keepBilling(db, storedEmail(email), record, now);
    return undefined;
  });
}
