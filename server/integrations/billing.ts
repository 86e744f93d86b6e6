import { z } from "zod/mini";
import { PaidStatus, ProductGroup } from "../../contract/account/session";
import { endpoint } from "../../contract/endpoint";
import { ApiError } from "../http/api-error";
import type { HttpIntegration, PeerContext } from "./http-integration";

/**
 * What a billing system says about the customer with an email address. `revision` grows with every change of that
 * customer: of two records, the one with the greater revision is the newer one, in whatever order they arrive.
 */
const BillingRecord = z.object({
  revision: z.int().check(z.minimum(1)),
  paidStatus: PaidStatus,
  productGroup: ProductGroup,
  trafficType: z._default(z.string().check(z.maxLength(100)), ""),
});
export type BillingRecord = z.infer<typeof BillingRecord>;

/** A change that a billing system reports, in the form that Standard Webhooks gives bodies. */
const BillingChange = z.object({
  type: z.literal("billing.changed"),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.extend(BillingRecord, { email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)) }),
});
export type BillingChange = z.infer<typeof BillingChange>;

/** Where a billing system reports changes. Between two servers, so it is no call of the site's API. */
export const billingChanged = endpoint({
  id: "billing.changed",
  method: "POST",
  path: "/academy/api/billing/changes/",
  summary: "A signed report that a customer's record has changed. It can be repeated, and come in any order.",
  access: "public",
  body: BillingChange,
  reply: null,
});

/** An external billing system. */
export interface BillingIntegration {
  /**
   * @param email of the customer, in lower case
   * @returns what the system says about them; null if they are not a customer
   * @throws {ApiError} `unavailable`
   */
  recordOf(email: string, context: PeerContext): Promise<BillingRecord | null>;
}

/** @param url the address of the system: `{url}/customers` is asked */
export const createBillingIntegration = (integration: HttpIntegration, url: string): BillingIntegration => ({
  async recordOf(email, context) {
    const address = `${url.replace(/\/$/, "")}/customers`;
    const asked = { method: "GET", url: address, query: { email }, reply: BillingRecord, context } as const;
    return integration.ask(asked).catch((thrown: unknown) => {
      if (thrown instanceof ApiError && thrown.code === "not_found") return null;
      throw thrown;
    });
  },
});
