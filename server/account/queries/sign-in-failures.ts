import { and, desc, eq, gt, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { signInFailure } from "../schema/accounts";

/** Who is guessing, and at what. */
export interface Guesser {
  /** The target: the email of a sign-in, or another secret of an account. */
  subject: string;
  /** The source: an address, a known device, or the account itself. */
  source: string;
  /** The network of the address; null if the source is not an address: then only its own guesses count. */
  network: string | null;
}

/** Too many wrong guesses. */
export interface Lock {
  /** Until the next guess is allowed. */
  seconds: number;
  /** The period in which the wrong guesses were made, in seconds: the lock began within it. */
  windowSeconds: number;
}

/** The decision about a guess before it is checked. */
export type Begun =
  /** It may be checked; `id` is its row. */
  | { kind: "begun"; id: number }
  /** There were too many wrong guesses. */
  | ({ kind: "wait" } & Lock)
  /** Too many other guesses are being checked; the decision depends on their outcome. */
  | { kind: "busy" };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The window in which wrong guesses count, in milliseconds, and the maximum number. */
const bySource = { most: 5, window: 15 * minute };
const byAddress = { most: 20, window: 15 * minute };
/** For one email over all addresses; beyond it each network has one guess a day. */
const bySubject = { most: 100, window: hour };
const networkWindow = 24 * hour;
/** A guess that takes longer belongs to a process that has died, in milliseconds. */
const pendingWindow = 15 * second;

const { email, address, network, isPending, failedAt } = signInFailure;

/** Wrong guesses, and guesses under way that others recorded. */
const counting = (own: number, window: number, now: Date): SQL | undefined =>
  and(
    ne(signInFailure.id, own),
    or(
      and(eq(isPending, false), gt(failedAt, new Date(now.getTime() - window))),
      and(eq(isPending, true), gt(failedAt, new Date(now.getTime() - pendingWindow))),
    ),
  );

/** Seconds until a past failure is older than the window. */
const untilOver = (then: Date, window: number, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() + window - now.getTime()) / second));

interface Limit {
  most: number;
  window: number;
}

type State = "free" | "busy" | Lock;
const isLock = (state: State): state is Lock => typeof state === "object";
const longer = (one: Lock, other: Lock): Lock => (one.seconds >= other.seconds ? one : other);

/** The verdict of a limit: allowed, how long to wait, or undecided until guesses under way finish. */
async function stateOf(
  db: Database,
  which: SQL | undefined,
  { most, window }: Limit,
  own: number,
  now: Date,
): Promise<State> {
  const rows = await db
    .select({ isPending, failedAt })
    .from(signInFailure)
    .where(and(which, counting(own, window, now)))
    // Failures come first: the last failure read is the one whose expiry frees a slot.
    .orderBy(isPending, desc(failedAt))
    .limit(most);
  const last = rows[most - 1];
  if (!last) return "free";
  return last.isPending ? "busy" : { seconds: untilOver(last.failedAt, window, now), windowSeconds: window / second };
}

/**
 * An account that is being guessed at from many addresses: known devices and new networks still get in, networks that
 * have failed do not. Busy: a guess from the same network is being checked.
 */
async function stateUnderAttack(db: Database, guesser: Guesser, own: number, now: Date): Promise<State> {
  const total = await stateOf(db, eq(email, guesser.subject), bySubject, own, now);
  if (total === "free") return "free";
  const ofNetwork = and(eq(email, guesser.subject), eq(network, guesser.network ?? ""));
  const state = await stateOf(db, ofNetwork, { most: 1, window: networkWindow }, own, now);
  if (!isLock(state) || !isLock(total)) return state;
  return longer(state, total) === state ? total : state;
}

async function stateFor(db: Database, guesser: Guesser, own: number, now: Date): Promise<State> {
  const ofSource = and(eq(email, guesser.subject), eq(address, guesser.source));
  const states = [await stateOf(db, ofSource, bySource, own, now)];
  if (guesser.network !== null) {
    states.push(await stateOf(db, eq(address, guesser.source), byAddress, own, now));
    states.push(await stateUnderAttack(db, guesser, own, now));
  }
  const waits = states.filter(isLock);
  if (waits.length > 0) return waits.reduce(longer);
  return states.includes("busy") ? "busy" : "free";
}

/**
 * Records that a guess is being checked, unless there were too many wrong ones (record 26): at most 5 from one source
 * in 15 minutes, 20 from one address, and for an email with more than 100 in an hour, one a day from each network. The
 * guess is recorded before others are counted, so parallel guesses are all counted, also across processes.
 */
export async function beginGuess(db: Database, guesser: Guesser, now: Date): Promise<Begun> {
  const values = {
    email: guesser.subject,
    address: guesser.source,
    network: guesser.network ?? "",
    isPending: true,
    failedAt: now,
  };
  const [row] = await db.insert(signInFailure).values(values).returning({ id: signInFailure.id });
  if (!row) throw new Error("The guess was not recorded.");
  const state = await stateFor(db, guesser, row.id, now);
  if (state === "free") return { kind: "begun", id: row.id };
  await dropGuess(db, row.id);
  return state === "busy" ? { kind: "busy" } : { kind: "wait", ...state };
}

/** The guess was wrong: it counts. */
export async function failGuess(db: Database, id: number): Promise<void> {
  await db.update(signInFailure).set({ isPending: false }).where(eq(signInFailure.id, id));
}

/** The guess was right, or its outcome is unknown: it does not count. */
export async function dropGuess(db: Database, id: number): Promise<void> {
  await db.delete(signInFailure).where(eq(signInFailure.id, id));
}

/** The guess was right: this source's wrong guesses are cleared, other sources' are not. */
export async function forgiveGuesses(db: Database, id: number, { subject, source }: Guesser): Promise<void> {
  await db
    .delete(signInFailure)
    .where(or(eq(signInFailure.id, id), and(eq(email, subject), eq(address, source), eq(isPending, false))));
}

/** An account has a new password: the wrong guesses of a source at the old one are cleared. */
export async function forgetGuesses(
  db: Database,
  { subject, source }: Pick<Guesser, "subject" | "source">,
): Promise<void> {
  await db.delete(signInFailure).where(and(eq(email, subject), eq(address, source), eq(isPending, false)));
}

/** An account is deleted: nothing says any more that somebody guessed at it. */
export async function forgetSubject(db: Database, subject: string): Promise<void> {
  await db.delete(signInFailure).where(eq(email, subject));
}
