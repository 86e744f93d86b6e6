import type { FastifyReply } from "fastify";
import type { Account } from "../account/queries/accounts";
import { type Action, type Actor, refusal, visitor } from "../account/rules/access";
import type { Catalogue, CatalogueItem } from "../content/catalogue";
import type { ItemKind } from "../content/documents";
import { ApiError } from "../http/api-error";

/** The published items of a kind, by position. */
export const publishedItems = <K extends ItemKind>(catalogue: Catalogue, kind: K): CatalogueItem<K>[] =>
  catalogue.items(kind).filter(({ status }) => status === "published");

/**
 * Returns what was looked up if the actor may do this with it.
 * @throws {ApiError} `not_found`, also for a draft that the actor must not know about
 */
export function authorize<T extends { status: "draft" | "published" }>(
  entry: T | undefined,
  actor: Actor,
  action: Action,
): T {
  const refused = entry ? refusal(actor, action, { status: entry.status }) : "not_found";
  if (!entry || refused) throw new ApiError(refused ?? "not_found");
  return entry;
}

/** The parts of a call that identify the caller and set cache headers. */
interface Requester {
  optionalAccount(): Promise<Account | null>;
  reply: FastifyReply;
}

/**
 * Returns what was looked up, for a reply that is the same for everyone: published items need no session lookup. Drafts
 * are for editors (R10), and then no cache may keep the reply.
 * @throws {ApiError} `not_found`, also for a draft that the caller must not know about
 */
export async function authorizeRead<T extends { status: "draft" | "published" }>(
  entry: T | undefined,
  { optionalAccount, reply }: Requester,
  action: Action,
): Promise<T> {
  if (entry?.status !== "draft") return authorize(entry, visitor, action);
  const found = authorize(entry, (await optionalAccount()) ?? visitor, action);
  reply.header("cache-control", "no-store");
  return found;
}

/**
 * The item with a slug or id, if the actor may do this with it.
 * @throws {ApiError} `not_found`, also for a draft that the actor must not know about
 */
export function itemFor<K extends ItemKind>(
  catalogue: Catalogue,
  actor: Actor,
  kind: K,
  key: string | number,
  action: Action = "item.read",
): CatalogueItem<K> {
  return authorize(catalogue.item(kind, key), actor, action);
}

/** One page of a list, and the total number of items. */
export const pageOf = <T, R>(
  all: readonly T[],
  { page, limit }: { page: number; limit: number },
  map: (one: T) => R,
) => ({
  data: all.slice((page - 1) * limit, page * limit).map(map),
  total: all.length,
});

/** A whole list. */
export const asList = <R>(data: R[]): { data: R[]; total: number } => ({ data, total: data.length });
