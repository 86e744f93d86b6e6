import type { infer as Infer } from "zod/mini";
import {
  _default,
  array,
  discriminatedUnion,
  int,
  literal,
  nullable,
  object,
  optional,
  safeParse,
  string,
} from "zod/mini";
import { Answer } from "../../contract/courses/questions";
import type { Failure } from "../../contract/errors";
import { isRefusal } from "../../machines/shared/failure";
import { inTurn } from "./secure-context";
import { device, readJson } from "./storage";
import { keptEvent, undeliveredKey } from "./undelivered-place";

const place = { locale: string(), slug: string() };
/** What a learner did that a server has to be told, in the terms of the call that tells it. */
const Command = discriminatedUnion("kind", [
  object({
    kind: literal("examAnswer"),
    ...place,
    moduleId: optional(int()),
    attemptId: int(),
    questionId: string(),
    answer: Answer,
  }),
  object({ kind: literal("quizAnswer"), ...place, stepId: int(), questionId: string(), answer: Answer }),
  object({ kind: literal("stepDone"), ...place, stepId: int() }),
  object({ kind: literal("feedback"), message: string(), url: string() }),
]);
export type Command = Infer<typeof Command>;

/** The form of what is stored; another version is dropped. */
const Entry = object({
  version: literal(1),
  command: Command,
  /** The idempotency key: the same for every try to send it (R18). */
  key: string(),
  /** Milliseconds since 1970; of two commands about one thing the later one has the greater stamp. */
  stamp: int(),
  /** Path and query of the page that it was given on. */
  page: string(),
  /** Why the server rejected it; null while it is waiting to be sent. */
  refusal: _default(
    nullable(
      object({ code: string(), status: int(), fields: optional(array(object({ path: string(), message: string() }))) }),
    ),
    null,
  ),
});
type Entry = Infer<typeof Entry>;
type Kind = Command["kind"];
export type CommandOf<K extends Kind> = Extract<Command, { kind: K }>;

/** A command that the server is not known to have. */
export interface Undelivered<C extends Command = Command> extends Omit<Entry, "version" | "command" | "refusal"> {
  command: C;
  /** Why the server refused it; null while it is still to be sent. */
  refusal: Failure | null;
}

/** The exam, or one of its modules, as its key on the device names it. */
export const examTargetName = ({ slug, moduleId }: { slug: string; moduleId?: number | undefined }): string =>
  moduleId === undefined ? slug : `${slug}.${moduleId}`;

const thingOf = (command: Command, key: string): (string | number)[] => {
  switch (command.kind) {
    case "examAnswer":
      return [examTargetName(command), command.attemptId, command.questionId];
    case "quizAnswer":
      return [command.slug, command.stepId, command.questionId];
    case "stepDone":
      return [command.slug, command.stepId];
    // Each message is one of its own.
    case "feedback":
      return [key];
  }
};
/** Where the command about one thing is kept: another about the same thing takes its place. */
const nameOf = (learnerId: number, command: Command, key: string): string =>
  undeliveredKey(learnerId) + [command.kind, ...thingOf(command, key)].map(encodeURIComponent).join("/");

const decode = (value: unknown): Undelivered | null => {
  const { data } = safeParse(Entry, value);
  if (!data) return null;
  const { command, key, stamp, page, refusal } = data;
  return { command, key, stamp, page, refusal: refusal as Failure | null };
};
const read = (name: string): Undelivered | null => readJson(device, name, decode);
const write = (name: string, entry: Undelivered): void => device.write(name, JSON.stringify({ version: 1, ...entry }));

const announceKept = () => globalThis.dispatchEvent?.(new Event(keptEvent));

/** The keys that stood on the device at some time, as far as this page knows. */
const stored = new Set<string>();

/** The page that is open, as entries name theirs; nothing where there is no browser. */
export function openPage(): string {
  const { pathname = "", search = "" } = globalThis.location ?? {};
  return pathname + search;
}

/** The page that delivers a command itself; a message is sent from any. */
const pageOf = (command: Command): string => (command.kind === "feedback" ? "" : openPage());

/**
 * Keeps a command on the device until the server has it, in place of an earlier one about the same thing. Kept again
 * with the same key, it is to be sent once more.
 */
export function keepCommand(learnerId: number, command: Command, key: string, page = pageOf(command)): void {
  const name = nameOf(learnerId, command, key);
  const before = read(name);
  if (before?.key === key && !before.refusal) return;
  const stamp = Math.max(Date.now(), (before?.stamp ?? 0) + 1);
  write(name, { command, key, stamp, page, refusal: null });
  if (read(name)?.key === key) stored.add(key);
  announceKept();
}

/** Forgets a command, unless another one about the same thing has taken its place meanwhile. */
export function forgetCommand(learnerId: number, command: Command, key: string): void {
  const name = nameOf(learnerId, command, key);
  if (read(name)?.key === key) device.remove(name);
}

/** Notes that the server refused a command: it is not sent again by itself. */
function refuseCommand(learnerId: number, command: Command, key: string, refusal: Failure): void {
  const name = nameOf(learnerId, command, key);
  const kept = read(name);
  if (kept?.key !== key) return;
  write(name, { ...kept, refusal });
  announceKept();
}

/** Everything of a learner that the server is not known to have, in the order in which it was given. What cannot be read is dropped. */
export function readUndelivered(learnerId: number): Undelivered[] {
  const entries: Undelivered[] = [];
  for (const name of device.keys(undeliveredKey(learnerId))) {
    const entry = read(name);
    if (entry) entries.push(entry);
    else device.remove(name);
  }
  for (const { key } of entries) stored.add(key);
  return entries.sort((one, other) => one.stamp - other.stamp);
}

/** The same of one kind. */
export const readCommands = <K extends Kind>(learnerId: number, kind: K): Undelivered<CommandOf<K>>[] =>
  readUndelivered(learnerId).filter((entry): entry is Undelivered<CommandOf<K>> => entry.command.kind === kind);

/**
 * Whether a command is still to be sent: not where another tab has delivered it, or has kept a later one about the same
 * thing. What the device could not keep always is.
 */
const isCurrent = (learnerId: number, command: Command, key: string): boolean =>
  !stored.has(key) || read(nameOf(learnerId, command, key))?.key === key;

/**
 * Sends a command and forgets it once it is acknowledged.
 * @throws {Failure} of the call; the command stays on the device, and one that was refused is not sent again by itself
 */
export async function deliver<T>(learnerId: number, command: Command, key: string, send: () => Promise<T>): Promise<T> {
  try {
    const reply = await send();
    forgetCommand(learnerId, command, key);
    return reply;
  } catch (thrown) {
    const failure = thrown as Failure;
    if (isRefusal(failure)) refuseCommand(learnerId, command, key, failure);
    throw failure;
  }
}

/** Keeps a command on the device, and delivers it. */
export function keepAndDeliver<T>(
  learnerId: number,
  command: Command,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  keepCommand(learnerId, command, key);
  return deliver(learnerId, command, key, send);
}

/**
 * Delivers a command unless it is no longer current, one tab after the other: of two answers to one question the later
 * one is the one that the server gets last (L3).
 * @returns whether it was sent
 * @throws {Failure} as `deliver`
 */
export const deliverInTurn = (
  learnerId: number,
  command: Command,
  key: string,
  send: () => Promise<unknown>,
): Promise<boolean> =>
  inTurn(nameOf(learnerId, command, key), async () => {
    if (!isCurrent(learnerId, command, key)) return false;
    await deliver(learnerId, command, key, send);
    return true;
  });

/** What another tab did with a command of this learner. */
export type Change = { type: "kept" | "gone"; entry: Undelivered };

/** Tells of every command that another tab keeps or is done with, until the signal ends it. */
export function watchUndelivered(learnerId: number, report: (change: Change) => void, signal: AbortSignal): void {
  const parse = (text: string | null): Undelivered | null => {
    try {
      return text === null ? null : decode(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (!key?.startsWith(undeliveredKey(learnerId))) return;
    const entry = parse(newValue ?? oldValue);
    if (!entry) return;
    if (newValue !== null) stored.add(entry.key);
    report({ type: newValue === null ? "gone" : "kept", entry });
  };
  addEventListener("storage", onStorage, { signal });
}
