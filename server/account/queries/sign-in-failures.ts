import { and, desc, eq, gt, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { signInFailure } from "../schema/accounts";

/** Who guesses at what. */
export interface Guesser {
  /** What is guessed at: the e-mail of a sign-in, or another secret of an account. */
  subject: string;
  /** Who guesses: an address, a known device, or the account itself. */
  source: string;
  /** The network around the address; null where the source is not an address: then only its own guesses count. */
  network: string | null;
}

/** Too many wrong guesses. */
export interface Lock {
  /** Until the next guess is taken. */
  seconds: number;
  /** Within how many seconds the wrong guesses were made: the lock began no longer ago. */
  windowSeconds: number;
}

/** What becomes of a guess before it is checked. */
export type Begun =
  /** It may be checked; `id` is its row. */
  | { kind: "begun"; id: number }
  /** There were too many wrong ones. */
  | ({ kind: "wait" } & Lock)
  /** Too many others are being checked; it depends on their outcome. */
  | { kind: "busy" };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Within how long wrong guesses count, in milliseconds, and how many there may be. */
const bySource = { most: 5, window: 15 * minute };
const byAddress = { most: 20, window: 15 * minute };
/** Of one e-mail over all addresses; beyond it each network has one guess a day. */
const bySubject = { most: 100, window: hour };
const networkWindow = 24 * hour;
/** A guess that takes longer belongs to a process that has died, in milliseconds. */
const pendingWindow = 15 * second;

const { email, address, network, isPending, failedAt } = signInFailure;

/** Wrong guesses, and guesses under way that were noted by others. */
const counting = (own: number, window: number, now: Date): SQL | undefined =>
  and(
    ne(signInFailure.id, own),
    or(
      and(eq(isPending, false), gt(failedAt, new Date(now.getTime() - window))),
      and(eq(isPending, true), gt(failedAt, new Date(now.getTime() - pendingWindow))),
    ),
  );

/** Seconds until a failure of then is older than the window. */
const untilOver = (then: Date, window: number, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() + window - now.getTime()) / second));

interface Limit {
  most: number;
  window: number;
}

type State = "free" | "busy" | Lock;
const isLock = (state: State): state is Lock => typeof state === "object";
const longer = (one: Lock, other: Lock): Lock => (one.seconds >= other.seconds ? one : other);

/** What a limit says: free, or how long to wait, or that guesses under way will decide. */
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
    // Failures first: of those, the last one that is read is the one whose age frees a place.
    .orderBy(isPending, desc(failedAt))
    .limit(most);
  const last = rows[most - 1];
  if (!last) return "free";
  return last.isPending ? "busy" : { seconds: untilOver(last.failedAt, window, now), windowSeconds: window / second };
}

/**
 * An account that many addresses guess at: known devices and new networks still get in, and those that have failed do
 * not. Busy: somebody of the same network is being checked.
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
 * Notes that a guess is being checked, unless there were too many wrong ones (record 26): 5 of one source in 15 minutes,
 * 20 of one address, and of an e-mail with more than 100 in an hour one a day of each network. It is noted before others
 * are counted, so of guesses in parallel, also in other processes, none goes unseen.
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
  if (!row) throw new Error("The guess was not noted.");
  const state = await stateFor(db, guesser, row.id, now);
  if (state === "free") return { kind: "begun", id: row.id };
  await dropGuess(db, row.id);
  return state === "busy" ? { kind: "busy" } : { kind: "wait", ...state };
}

/** The guess was wrong: it counts. */
export async function failGuess(db: Database, id: number): Promise<void> {
  await db.update(signInFailure).set({ isPending: false }).where(eq(signInFailure.id, id));
}

/** Nobody knows whether the guess was right, or it was: it does not count. */
export async function dropGuess(db: Database, id: number): Promise<void> {
  await db.delete(signInFailure).where(eq(signInFailure.id, id));
}

/**
 * The guess was right: this source's wrong ones are forgotten, other people's are not.
 */
export async function forgiveGuesses(db: Database, id: number, { subject, source }: Guesser): Promise<void> {
  await db
    .delete(signInFailure)
    .where(or(eq(signInFailure.id, id), and(eq(email, subject), eq(address, source), eq(isPending, false))));
}
