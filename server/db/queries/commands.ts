import { and, eq, lte, sql } from "drizzle-orm";
import { type Account, accountColumns, toAccount } from "../../account/queries/accounts";
import { isOpenThen, openAt } from "../../account/queries/sessions";
import { account, commandOrder, idempotencyKey, session } from "../../account/schema/accounts";
import { compiled } from "../compiled";
import type { Database } from "../database";
import type { CommandOrder } from "./command-order";

/** A command as its request describes it. */
export interface Beginning {
  /** The session that gives it. */
  tokenHash: string;
  now: Date;
  /** Whether other commands of the account wait until this one ends. */
  isLocked: boolean;
  /** The key that its response will be stored under; null without one. */
  claim: { key: string; requestHash: string } | null;
  /** Its order among the commands that replace what it replaces; null if it replaces nothing. */
  order: (CommandOrder & { subject: string }) | null;
}

/** What is known once a command has begun. */
interface Begun {
  /** The caller; locked, it stays as it is here until the command ends. */
  account: Account;
  /** When the session was last used, as far as that is stored. */
  usedAt: Date;
  /** Whether the key is new, so that the command has to run. */
  isNew: boolean;
  /** Whether a later command of the same device about the subject has arrived before. */
  isSuperseded: boolean;
}

type Field = keyof typeof accountColumns;
const fields = Object.keys(accountColumns) as Field[];

/** A value in the select list of an insert, by the name of its column and of its placeholder, with its type. */
const value = (column: string, placeholder: string, type: string) =>
  sql`${sql.placeholder(placeholder)}::${sql.raw(type)}`.as(column);

/** What a beginning consists of. */
interface Shape {
  isLocked: boolean;
  isClaimed: boolean;
  isOrdered: boolean;
}

const statementOf = ({ isLocked, isClaimed, isOrdered }: Shape) =>
  compiled((tx) => {
    const owner = tx
      .select({ ...accountColumns, usedAt: session.usedAt })
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .where(and(eq(session.tokenHash, sql.placeholder("tokenHash")), isOpenThen));
    const caller = tx.$with("caller").as(isLocked ? owner.for("no key update", { of: account }) : owner);
    const claimed =
      isClaimed &&
      tx.$with("claimed").as(
        tx
          .insert(idempotencyKey)
          .select(
            tx
              .select({
                accountId: caller.id,
                key: value("key", "key", "text"),
                requestHash: value("request_hash", "requestHash", "text"),
                reply: sql`null::json`.as("reply"),
                createdAt: value("created_at", "instant", "timestamptz"),
              })
              .from(caller),
          )
          .onConflictDoNothing()
          .returning({ key: idempotencyKey.key }),
      );
    const ordered =
      isOrdered &&
      tx.$with("ordered").as(
        tx
          .insert(commandOrder)
          .select(
            tx
              .select({
                accountId: caller.id,
                subject: value("subject", "subject", "text"),
                device: value("device", "device", "text"),
                number: value("number", "number", "bigint"),
                arrivedAt: value("arrived_at", "instant", "timestamptz"),
              })
              .from(caller)
              // A repeat does nothing again.
              .where(claimed ? sql`exists (select from ${claimed})` : undefined),
          )
          .onConflictDoUpdate({
            target: [commandOrder.accountId, commandOrder.subject, commandOrder.device],
            set: { number: sql`excluded.number`, arrivedAt: sql`excluded.arrived_at` },
            setWhere: lte(commandOrder.number, sql`excluded.number`),
          })
          .returning({ number: commandOrder.number }),
      );
    return tx
      .with(...[caller, claimed, ordered].filter((part) => part !== false))
      .select({
        account: Object.fromEntries(fields.map((field) => [field, caller[field]])) as Pick<typeof caller, Field>,
        usedAt: caller.usedAt,
        isNew: claimed ? sql<boolean>`exists (select from ${claimed})` : sql<boolean>`true`,
        isLatest: ordered ? sql<boolean>`exists (select from ${ordered})` : sql<boolean>`true`,
      })
      .from(caller);
  });

const statements = new Map<string, ReturnType<typeof statementOf>>();

/** The statement of this shape, made on first use. */
function statementFor(shape: Shape): ReturnType<typeof statementOf> {
  const key = JSON.stringify(shape);
  const statement = statements.get(key) ?? statementOf(shape);
  statements.set(key, statement);
  return statement;
}

/**
 * Begins a command in its transaction, in one statement: finds the session's account, locks it, claims the key, and
 * records the command as the latest about its subject unless a later one was. If another transaction holds the account
 * or the key, this one waits until that one ends; the row that it waited for is then read again, and so are the key and
 * the order, which are written here. **All other tables are seen as they were before the wait**: what a command depends
 * on has to be read in a later statement.
 * @returns null if the session has ended or its account is gone
 */
export async function beginCommand(
  tx: Database,
  { tokenHash, now, isLocked, claim, order }: Beginning,
): Promise<Begun | null> {
  const begin = statementFor({ isLocked, isClaimed: claim !== null, isOrdered: order !== null });
  const [row] = await begin(tx, { tokenHash, ...openAt(now), instant: now.toISOString(), ...claim, ...order });
  if (!row) return null;
  const { usedAt, isNew, isLatest } = row;
  return { account: toAccount(row.account), usedAt, isNew, isSuperseded: !isLatest };
}
