import type { Billing, Plan } from "../../../contract/account/session";
import { type Actor, roleOf } from "./access";

/** The plan that content belongs to: everybody studies what is free (R55). */
export type ContentPlan = "free" | "plus";

/** Who may have a plan; a visitor has none. */
export interface PlanHolder extends Actor {
  paidStatus?: Billing["paidStatus"];
  trialUntil?: Date | null;
  plusUntil?: Date | null;
}

/** How long a trial lasts that the academy gives (R57). */
export const trialDays = 7;

const isAhead = (end: Date | null | undefined, now: Date): end is Date => end != null && end > now;

/**
 * Why an account may study academy-plus at an instant, and until when; `free` if it may not. Of a trial and a grant, the
 * one that lasts longer counts.
 */
export function planOf(holder: PlanHolder, now: Date): { kind: Plan["kind"]; until: Date | null } {
  const { paidStatus = "", trialUntil, plusUntil } = holder;
  if (["editor", "admin"].includes(roleOf(holder))) return { kind: "staff", until: null };
  if (paidStatus === "paid" || paidStatus === "admin_paid") return { kind: "paid", until: null };
  // A trial of the main site: its end is not known here.
  if (paidStatus === "trial") return { kind: "trial", until: null };
  const trial = isAhead(trialUntil, now) ? trialUntil : null;
  const plus = isAhead(plusUntil, now) ? plusUntil : null;
  if (trial && (!plus || trial > plus)) return { kind: "trial", until: trial };
  return plus ? { kind: "plus", until: plus } : { kind: "free", until: null };
}

/** Where trials begin: at an address, or else here, if the academy may give them (R57). */
export type TrialOffer = { url: string | null; isGivenHere: boolean };

/** The trial that somebody is offered at an instant; none with a plan (R57). */
export function trialOf(holder: PlanHolder, { url, isGivenHere }: TrialOffer, now: Date): Plan["trial"] {
  if (planOf(holder, now).kind !== "free") return "none";
  if (url !== null) return "elsewhere";
  if (holder.trialUntil) return "had";
  return isGivenHere ? "here" : "none";
}

/**
 * Who may study academy-plus content (R55): paid accounts, those on trial, those with a grant by promo code,
 * administrators and editors.
 */
export const mayStudyPlus = (holder: PlanHolder, now: Date): boolean => planOf(holder, now).kind !== "free";

/** Whether content is of academy-plus and someone's plan does not include it. */
export const needsPlan = (plan: ContentPlan, holder: PlanHolder, now: Date): boolean =>
  plan === "plus" && !mayStudyPlus(holder, now);

/** What an account's billing says at an instant: a trial that the academy gave counts like one of the main site. */
export const paidStatusOf = ({ paidStatus, trialUntil }: Required<PlanHolder>, now: Date): Billing["paidStatus"] =>
  (paidStatus === "" || paidStatus === "free") && isAhead(trialUntil, now) ? "trial" : paidStatus;

/** How old what an external billing system has said may be, in milliseconds, before it is asked again. */
const billingAge = 60 * 60 * 1000;

/** Whether an external billing system need not be asked about an account: it reports changes, and reports get lost. */
export const isBillingKnown = ({ billingCheckedAt }: { billingCheckedAt: Date | null }, now: Date): boolean =>
  billingCheckedAt !== null && now.getTime() - billingCheckedAt.getTime() < billingAge;
