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
import { commandOrder, nextNumber } from "./command-order";
import { inTurn } from "./secure-context";
import { device, readJson } from "./storage";
import { keptEvent, undeliveredKey } from "./undelivered-place";

const place = { locale: string(), slug: string() };
/** A learner's command that still has to reach the server, in the terms of its API call. */
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

/** Version of the stored format; other versions are dropped. */
const Entry = object({
  version: literal(1),
  command: Command,
  /** The idempotency key: the same for every try to send it (R18). */
  key: string(),
  /** Its number in the device's sequence of commands: the later one has the greater stamp. */
  stamp: int(),
  /** Path and query of the page that it was issued on. */
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

/** A command that the server may not have. */
export interface Undelivered<C extends Command = Command> extends Omit<Entry, "version" | "command" | "refusal"> {
  command: C;
  /** Why the server rejected it; null while it is waiting to be sent. */
  refusal: Failure | null;
}

/** The exam or module, as named in its storage key. */
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
    // Each message is a separate subject.
    case "feedback":
      return [key];
  }
};
/** The storage key for a subject: a later command about the same subject replaces the earlier one. */
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

/** The keys that this page has seen on the device. */
const stored = new Set<string>();

/** The open page, in the form that entries use; empty outside of browsers. */
export function openPage(): string {
  const { pathname = "", search = "" } = globalThis.location ?? {};
  return pathname + search;
}

/** The page that delivers a command itself; any page sends a message. */
const pageOf = (command: Command): string => (command.kind === "feedback" ? "" : openPage());

/**
 * Stores a command on the device until the server has it, replacing an earlier one about the same subject. If it is
 * stored again with the same key, it will be sent again.
 */
export function keepCommand(learnerId: number, command: Command, key: string, page = pageOf(command)): void {
  const name = nameOf(learnerId, command, key);
  const before = read(name);
  if (before?.key === key && !before.refusal) return;
  const stamp = nextNumber(before?.stamp);
  write(name, { command, key, stamp, page, refusal: null });
  if (read(name)?.key === key) stored.add(key);
  announceKept();
}

/** Removes a command, unless another one about the same subject has replaced it. */
export function forgetCommand(learnerId: number, command: Command, key: string): void {
  const name = nameOf(learnerId, command, key);
  if (read(name)?.key === key) device.remove(name);
}

/** Records that the server rejected a command: it is not sent again automatically. */
function refuseCommand(learnerId: number, command: Command, key: string, refusal: Failure): void {
  const name = nameOf(learnerId, command, key);
  const kept = read(name);
  if (kept?.key !== key) return;
  write(name, { ...kept, refusal });
  announceKept();
}

/**
 * All commands of a learner that the server may not have, in the order in which they were issued. Unreadable ones are
 * dropped.
 */
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

/** The same for one kind. */
export const readCommands = <K extends Kind>(learnerId: number, kind: K): Undelivered<CommandOf<K>>[] =>
  readUndelivered(learnerId).filter((entry): entry is Undelivered<CommandOf<K>> => entry.command.kind === kind);

/**
 * Whether a command still has to be sent: not if another tab has delivered it or stored a later one about the same
 * subject. What the device could not store always has to be sent.
 */
const isCurrent = (learnerId: number, command: Command, key: string): boolean =>
  !stored.has(key) || read(nameOf(learnerId, command, key))?.key === key;

/** Sends a command; `order` says when it was given, whenever it is sent. */
type Send<T> = (order: string) => Promise<T>;

/**
 * Sends a command and forgets it once it is acknowledged.
 * @throws {Failure} of the call; the command stays on the device, and a rejected one is not sent again automatically
 */
export async function deliver<T>(learnerId: number, command: Command, key: string, send: Send<T>): Promise<T> {
  const entry = read(nameOf(learnerId, command, key));
  try {
    const reply = await send(commandOrder(entry?.key === key ? entry.stamp : undefined));
    forgetCommand(learnerId, command, key);
    return reply;
  } catch (thrown) {
    const failure = thrown as Failure;
    if (isRefusal(failure)) refuseCommand(learnerId, command, key, failure);
    throw failure;
  }
}

/** Stores a command on the device and delivers it. */
export function keepAndDeliver<T>(learnerId: number, command: Command, key: string, send: Send<T>): Promise<T> {
  keepCommand(learnerId, command, key);
  return deliver(learnerId, command, key, send);
}

/**
 * Delivers a command unless it is out of date, one tab after the other: of two answers to one question, the server gets
 * the later one last (L3).
 * @returns whether it was sent
 * @throws {Failure} as `deliver`
 */
export const deliverInTurn = (
  learnerId: number,
  command: Command,
  key: string,
  send: Send<unknown>,
): Promise<boolean> =>
  inTurn(nameOf(learnerId, command, key), async () => {
    if (!isCurrent(learnerId, command, key)) return false;
    await deliver(learnerId, command, key, send);
    return true;
  });

/** What another tab did with a command of this learner. */
export type Change = { type: "kept" | "gone"; entry: Undelivered };

/** Reports every command that another tab stores or finishes, until the signal aborts. */
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
