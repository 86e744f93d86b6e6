import { describe, expect, it } from "vitest";
import type { AnyActorLogic } from "xstate";
import { actorOf, describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import type { GetServices } from "../api/services";
import {
  accountDetailsActors,
  accountListActors,
  auditLogActors,
  promoCodeCreationActors,
  promoCodeEndingActors,
  promoCodeListActors,
  ratingRemovalActors,
  rightsChangeActors,
  sessionsEndingActors,
  staffRatingsActors,
} from "./administration-actors";

type ActorsOf = (get: GetServices) => { actors: Record<string, AnyActorLogic> };

const own = ["perform", "confirmByPasskey"];

describeCallActors("an actor of an account", accountDetailsActors, { admin: ["loadAccount"] });
describeCallActors("an actor of a change of rights", rightsChangeActors, { sessions: ["confirmSession"] }, own);
describeCallActors("an actor that ends sessions", sessionsEndingActors, { sessions: ["confirmSession"] }, own);
describeCallActors("an actor of the accounts", accountListActors, {}, ["loadPage"]);
describeCallActors("an actor of the audit log", auditLogActors, {}, ["loadPage"]);
describeCallActors("an actor of the promo codes", promoCodeListActors, {}, ["loadPage"]);
describeCallActors("an actor of a new promo code", promoCodeCreationActors, { sessions: ["confirmSession"] }, own);
describeCallActors("an actor that ends a promo code", promoCodeEndingActors, { sessions: ["confirmSession"] }, own);
describeCallActors("an actor of the ratings", staffRatingsActors, {}, ["loadPage"]);
describeCallActors("an actor that removes a rating", ratingRemovalActors, { sessions: ["confirmSession"] }, own);

describe.each([
  ["accounts", accountListActors, "admin.loadAccounts"],
  ["entries of the audit log", auditLogActors, "admin.loadAudit"],
  ["promo codes", promoCodeListActors, "admin.loadPromoCodes"],
  ["ratings", staffRatingsActors, "admin.loadRatings"],
] as const)("a page of the %s", (_, actorsOf, call) => {
  it("is what the query asks for, and the call ends with its state", async () => {
    const page = { data: [], next: null, previous: null };
    const { get, calls } = stubServices({ [call]: page });
    const input = { query: { search: "ada" } };
    expect(await outputOf(actorsOf(get).actors.loadPage, input)).toBe(page);
    expect(calls()).toEqual([[call, input]]);
    expect(await signalsAfterStop(actorsOf, "loadPage", input, [call])).toEqual([true]);
  });
});

describe("what administrators do to an account, to promo codes, and to ratings", () => {
  const permissions = { "academy.admin": true };
  const was = { "academy.admin": false };

  it.each([
    [
      "changes the rights that they have seen",
      rightsChangeActors,
      "admin.changeRights",
      { id: 7, email: "ada@academy.test", right: "academy.admin", permissions, was, sessions: 2, administrators: 1 },
      { id: 7, permissions, was, key: "key" },
    ],
    [
      "ends the account’s sessions",
      sessionsEndingActors,
      "admin.endAccountSessions",
      { id: 7, email: "ada@academy.test", sessions: 2 },
      { id: 7, key: "key" },
    ],
    [
      "adds a promo code as it was filled in",
      promoCodeCreationActors,
      "admin.addPromoCode",
      { code: " spring ", days: "３０", uses: " 5 ", expires: "2026-12-31" },
      { code: "spring", plusDays: 30, uses: 5, expiresOn: "2026-12-31", key: "key" },
    ],
    [
      "adds a promo code without limits where nothing was filled in",
      promoCodeCreationActors,
      "admin.addPromoCode",
      { code: "spring", days: "30", uses: " ", expires: "" },
      { code: "spring", plusDays: 30, uses: null, expiresOn: null, key: "key" },
    ],
    [
      "ends a promo code",
      promoCodeEndingActors,
      "admin.endPromoCode",
      { id: 7, code: "SPRING", redemptions: 2, isEnded: true },
      { id: 7, isEnded: true, key: "key" },
    ],
    [
      "removes the rating that they have seen",
      ratingRemovalActors,
      "admin.removeRating",
      { account: 7, email: "ada@academy.test", course: 901, title: "SEO", id: 5, stars: 1, isRemoved: true },
      { account: 7, course: 901, id: 5, isRemoved: true, key: "key" },
    ],
  ])("%s", async (_, actorsOf: ActorsOf, call, subject, sent) => {
    const { get, calls } = stubServices({ [call]: { sessionsEnded: 2 } });
    const perform = actorOf(actorsOf(get).actors, "perform");
    expect(await outputOf(perform, { subject, key: "key" })).toEqual({ sessionsEnded: 2 });
    expect(calls()).toEqual([[call, sent]]);
    // A command goes on: it was confirmed.
    expect(await signalsAfterStop(actorsOf, "perform", { subject, key: "key" }, [call])).toEqual([undefined]);
    await expect(outputOf(perform, { subject: null, key: "key" })).rejects.toThrow("Nothing was asked about.");
  });
});
