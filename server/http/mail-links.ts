import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database";
import { addLink, findLink, type Link } from "../mail/queries/links";
import { addMail, mailsSince, type NewMail } from "../mail/queries/mails";
import type { LinkKind, MailKind } from "../mail/schema";
import { ApiError } from "./api-error";
import { mailPlace } from "./mail-place";
import { hashOf } from "./session-cookie";

/** Mails that may be asked for to one address within an hour; for more, the answer is the same and no mail is sent. */
const maxMails = 5;
const hour = 60 * 60 * 1000;

/** Whether an address gets no more mails within this hour. @param kind counts only these */
export const hasHadMany = async (tx: Database, email: string, now: Date, kind?: MailKind): Promise<boolean> =>
  (await mailsSince(tx, email, new Date(now.getTime() - hour), kind)) >= maxMails;

/**
 * Adds a mail, with its link, unless the address has had many within the last hour.
 * @param counted which mails count: all, or those of this kind. A warning must not be left out because somebody has
 * asked for other mails.
 */
export async function addMailWithin(
  tx: Database,
  wanted: Pick<NewMail, "kind" | "email"> & { link: Omit<Parameters<typeof addLink>[1], "email" | "createdAt"> | null },
  request: FastifyRequest,
  now: Date,
  counted: "all" | "own kind" = "all",
): Promise<void> {
  const { kind, email, link } = wanted;
  if (await hasHadMany(tx, email, now, counted === "all" ? undefined : kind)) return;
  const linkId = link && (await addLink(tx, { ...link, email, createdAt: now }));
  await addMail(tx, { kind, email, ...mailPlace(request), linkId }, now);
}

/**
 * A link within its time. It may have been used: if the answer to that was lost, the call is made again, and who
 * proves to be the same gets the same answer.
 * @throws {ApiError} `link_used`, `link_expired`; an unknown one has expired long ago, or a newer mail replaced it
 */
export async function linkInTime(db: Database, kind: LinkKind, token: string, now: Date): Promise<Link> {
  const link = await findLink(db, kind, hashOf(token));
  if (!link?.expiresAt || link.expiresAt <= now) throw new ApiError(link?.usedAt ? "link_used" : "link_expired");
  return link;
}
