import type { FastifyRequest } from "fastify";
import type { CommandOrder } from "../db/queries/command-order";
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
