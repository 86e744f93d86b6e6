import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database";
import { type CommandOrder, hasLater, recordOrder } from "../db/queries/command-order";
import { invalid } from "./api-error";

/**
 * The `Command-Order` of a request, or null without one: `<device>.<number>`.
 * @throws {ApiError} `invalid`
 */
export function orderOf(request: FastifyRequest): CommandOrder | null {
  const order = request.headers["command-order"];
  if (order === undefined) return null;
  const [, device, number] = /^([\w-]{8,64})\.(\d{1,15})$/.exec(String(order)) ?? [];
  if (!device || !number) throw invalid("headers.command-order", "must be a device's id, a dot, and a number");
  return { device, number: Number(number) };
}

/**
 * What a command is about. It `replaces` what earlier commands about the subject did, or is `within` a subject that
 * others replace.
 */
export type Subject = { replaces: string } | { within: string };

/**
 * Whether a later command of the same device about the subject has arrived before; otherwise, records this one if it
 * replaces. Between devices, and without a `Command-Order`, the order of arrival decides.
 */
export async function isSuperseded(
  tx: Database,
  { accountId, order, now }: { accountId: number; order: CommandOrder | null; now: Date },
  subject: Subject,
): Promise<boolean> {
  if (order === null) return false;
  if ("within" in subject) return hasLater(tx, { accountId, subject: subject.within }, order);
  return !(await recordOrder(tx, { accountId, subject: subject.replaces }, order, now));
}
