import type { FastifyInstance } from "fastify";
import { admin } from "../../../contract/account/admin";
import type { AdminPromoCode, NewPromoCode } from "../../../contract/account/promo-codes";
import { ApiError, invalid } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import {
  addPromoCode,
  countPromoCodes,
  endPromoCode,
  type ListedPromoCode,
  listPromoCodes,
  type PromoCode,
} from "../queries/promo-codes";
import { promoCodeOf, promoMistake, promoStateOf } from "../rules/promo";

const codeReply = (one: ListedPromoCode, now: Date): AdminPromoCode => ({
  id: one.id,
  code: one.code,
  state: promoStateOf(one, now),
  plusDays: one.plusDays,
  usesLeft: one.usesLeft,
  expiresAt: one.expiresAt?.toISOString() ?? null,
  redemptions: one.redemptions,
  createdAt: one.createdAt.toISOString(),
});

/** @throws {ApiError} 400 for a code or an expiry day that a new code must not have */
function readCode({ code: typed, plusDays, uses, expiresOn }: NewPromoCode, now: Date): PromoCode {
  const code = promoCodeOf(typed);
  const expiresAt = expiresOn === null ? null : new Date(`${expiresOn}T00:00:00Z`);
  const mistake = promoMistake({ code, expiresAt }, now);
  if (mistake) throw invalid(`body.${mistake.field}`, mistake.message);
  return { code, plusDays, usesLeft: uses, expiresAt };
}

/** What administrators do with promo codes (R58, R62). */
export async function adminPromoCodeRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, admin.promoCodes, async ({ db, now, query: { limit, before, after, ...filter } }) => {
    const page = await listPromoCodes(db, filter, { limit, before, after }, now);
    return {
      ...page,
      data: page.data.map((one) => codeReply(one, now)),
      total: await countPromoCodes(db, filter, now),
    };
  });

  registerEndpoint(app, admin.addPromoCode, async ({ body, db, now, request }) => {
    const added = await addPromoCode(db, readCode(body, now), auditSource(request), now);
    if (!added) throw new ApiError("promo_exists");
    return codeReply(added, now);
  });

  registerEndpoint(app, admin.endPromoCode, async ({ body: { isEnded }, db, now, params: { id }, request }) => {
    const ended = await endPromoCode(db, { id, isEnded }, auditSource(request), now);
    if (!ended) throw new ApiError("not_found");
    if (!ended.changed) throw new ApiError("conflict");
    return codeReply(ended.code, now);
  });
}
