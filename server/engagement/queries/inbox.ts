import { and, count, desc, eq, isNotNull, isNull, like, lt, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { output } from "zod/mini";
import { cleanName } from "../../../contract/account/person-name";
import type { InboxFilters, InboxMessage } from "../../../contract/engagement/inbox";
import { account } from "../../account/schema/accounts";
import { contains, literal } from "../../db/contains";
import type { Database } from "../../db/database";
import { feedback } from "../schema";

export type Filters = output<typeof InboxFilters>;

const marker = alias(account, "marker");

/** Messages with the names of who sent them and who marked them. */
const messages = (db: Database) =>
  db
    .select({ message: feedback, sender: { name: account.name, email: account.email }, doneBy: marker.name })
    .from(feedback)
    .innerJoin(account, eq(account.id, feedback.accountId))
    .leftJoin(marker, eq(marker.id, feedback.doneBy));

type Row = Awaited<ReturnType<typeof messages>>[number];

const asMessage = ({ message: { id, message, url, language, sentAt, doneAt }, sender, doneBy }: Row): InboxMessage => ({
  id,
  text: message,
  url,
  language,
  sentAt: sentAt.toISOString(),
  sender: { name: cleanName(sender.name), email: sender.email },
  done: doneAt && { at: doneAt.toISOString(), by: doneBy === null ? null : cleanName(doneBy) },
});

const isNew = isNull(feedback.doneAt);
const inState: Record<Filters["state"], SQL | undefined> = {
  new: isNew,
  done: isNotNull(feedback.doneAt),
  all: undefined,
};

const matching = ({ state, search, language, page }: Filters): SQL | undefined => {
  const path = page?.split("?")[0];
  return and(
    inState[state],
    search === "" ? undefined : contains(feedback.message, search),
    language === undefined ? undefined : eq(feedback.language, language),
    path === undefined ? undefined : or(eq(feedback.url, path), like(feedback.url, `${literal(path)}?%`)),
  );
};

/** How many messages nobody has dealt with. */
export async function unreadMessages(db: Database): Promise<number> {
  const [counted] = await db.select({ unread: count() }).from(feedback).where(isNew);
  return counted?.unread ?? 0;
}

/** How many messages match the filters. */
export async function countMessages(db: Database, filters: Filters): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(feedback).where(matching(filters));
  return counted?.total ?? 0;
}

/** Messages that match the filters, newest first, from before a message on. */
export async function messagesBefore(
  db: Database,
  filters: Filters,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<InboxMessage[]> {
  const older = before === undefined ? undefined : lt(feedback.id, before);
  const rows = await messages(db)
    .where(and(matching(filters), older))
    .orderBy(desc(feedback.id))
    .limit(limit);
  return rows.map(asMessage);
}

/** A message; null if there is none with this id. */
export async function messageById(db: Database, id: number): Promise<InboxMessage | null> {
  const [row] = await messages(db).where(eq(feedback.id, id));
  return row ? asMessage(row) : null;
}

/** Marks a message as done, or as new again; one that already is stays as it is. */
export async function markMessage(
  tx: Database,
  id: number,
  { isDone, by, at }: { isDone: boolean; by: number; at: Date },
): Promise<void> {
  await tx
    .update(feedback)
    .set(isDone ? { doneAt: at, doneBy: by } : { doneAt: null, doneBy: null })
    .where(and(eq(feedback.id, id), isDone ? isNew : isNotNull(feedback.doneAt)));
}
