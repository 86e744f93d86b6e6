import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database";
import { addMail } from "../mail/queries/mails";
import type { MailKind } from "../mail/schema";
import { mailPlace } from "./mail-place";

/**
 * Adds a mail that tells the owner of an account what has happened to it, where mails can be sent. It leaves when the
 * outbox is woken, after the transaction.
 * @param tx the transaction of what happened: both are stored, or neither is
 */
export async function tellOwner(
  tx: Database,
  request: FastifyRequest,
  { kind, email }: { kind: MailKind; email: string },
  now: Date,
): Promise<void> {
  if (request.server.academy.outbox === null) return;
  await addMail(tx, { kind, email, ...mailPlace(request), linkId: null }, now);
}
