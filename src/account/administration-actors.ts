import { fromPromise } from "xstate";
import type { PromoCodeForm } from "../../machines/account/promo-code-creation";
import type { PromoCodeEnding } from "../../machines/account/promo-code-ending";
import type { RatingRemoval } from "../../machines/account/rating-removal";
import type { RightsChange } from "../../machines/account/rights-change";
import type { SessionsEnding } from "../../machines/account/sessions-ending";
import { callActors } from "../api/call-actors";
import { proofActors } from "../api/proof-actors";
import type { GetServices } from "../api/services";

export const accountListActors = (get: GetServices) => ({
  actors: { loadPage: callActors(get, "admin", "loadAccounts").loadAccounts },
});

export const auditLogActors = (get: GetServices) => ({
  actors: { loadPage: callActors(get, "admin", "loadAudit").loadAudit },
});

/** What is done with what was asked about. */
export interface Asked<Subject> {
  subject: Subject | null;
  key: string;
}

/** What a confirmed action is about. */
export const subjectOf = <Subject>({ subject }: Asked<Subject>): Subject => {
  if (subject === null) throw new Error("Nothing was asked about.");
  return subject;
};

export const rightsChangeActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<RightsChange> }) => {
      const { id, permissions, was } = subjectOf(input);
      return (await get("admin")).changeRights({ id, permissions, was, key: input.key });
    }),
    ...proofActors(get),
  },
});

export const sessionsEndingActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<SessionsEnding> }) =>
      (await get("admin")).endAccountSessions({ id: subjectOf(input).id, key: input.key }),
    ),
    ...proofActors(get),
  },
});

export const accountDetailsActors = (get: GetServices) => ({ actors: callActors(get, "admin", "loadAccount") });

export const promoCodeListActors = (get: GetServices) => ({
  actors: { loadPage: callActors(get, "admin", "loadPromoCodes").loadPromoCodes },
});

const numberOf = (digits: string): number => Number(digits.normalize("NFKC"));

export const promoCodeCreationActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<PromoCodeForm> }) => {
      const { code, days, uses, expires } = subjectOf(input);
      return (await get("admin")).addPromoCode({
        code: code.trim(),
        plusDays: numberOf(days),
        uses: uses.trim() === "" ? null : numberOf(uses),
        expiresOn: expires === "" ? null : expires,
        key: input.key,
      });
    }),
    ...proofActors(get),
  },
});

export const promoCodeEndingActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<PromoCodeEnding> }) => {
      const { id, isEnded } = subjectOf(input);
      return (await get("admin")).endPromoCode({ id, isEnded, key: input.key });
    }),
    ...proofActors(get),
  },
});

export const staffRatingsActors = (get: GetServices) => ({
  actors: { loadPage: callActors(get, "admin", "loadRatings").loadRatings },
});

export const ratingRemovalActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<RatingRemoval> }) => {
      const { account, course, id, isRemoved } = subjectOf(input);
      return (await get("admin")).removeRating({ account, course, id, isRemoved, key: input.key });
    }),
    ...proofActors(get),
  },
});
