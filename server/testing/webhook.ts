import { createHmac } from "node:crypto";

/** A secret for tests, as Standard Webhooks writes it. */
export const webhookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/**
 * The headers of a signed webhook, computed from the text of Standard Webhooks and not by the library that checks them:
 * HMAC-SHA256 over id, time in seconds, and body, with a dot between them.
 */
export function signedHeaders(
  body: string,
  { id = "msg_1", at = Date.now(), secret = webhookSecret }: { id?: string; at?: number; secret?: string } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
