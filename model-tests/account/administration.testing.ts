import type { AdminUser, AdminUserDetails } from "../../contract/account/admin";
import type { AuditEntry } from "../../contract/account/audit";
import type { AdminPromoCode } from "../../contract/account/promo-codes";
import type { AdminRating, CourseRatings } from "../../contract/account/ratings";
import { permissions } from "../../machines/testing";

const at = "2026-02-28T09:30:00.000Z";

/** An account as administrators see it. */
export const accountOf = (id: number, own: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: `person${id}@academy.test`,
  name: `Person ${id}`,
  permissions,
  specialRights: false,
  paidStatus: "free",
  productGroup: "free",
  plan: { kind: "free", until: null },
  promo: null,
  createdAt: at,
  ...own,
});

/** A promo code as administrators see it: SPRING-7 for the id 7. */
export const promoCodeOf = (id: number, own: Partial<AdminPromoCode> = {}): AdminPromoCode => ({
  id,
  code: `SPRING-${id}`,
  state: "usable",
  plusDays: 30,
  usesLeft: null,
  expiresAt: null,
  redemptions: 2,
  createdAt: at,
  ...own,
});

/** A rating as administrators see it: of the account 7 and the course 901, with one star. */
export const ratingOf = (id: number, own: Partial<AdminRating> = {}): AdminRating => ({
  id,
  learner: { id: 7, email: "person7@academy.test", name: "Person 7" },
  course: { id: 901, slug: "seo-basics", title: "SEO basics" },
  stars: 1,
  ratedAt: at,
  ...own,
});

/** How the course 901 is rated. */
export const courseRatingsOf = (own: Partial<CourseRatings> = {}): CourseRatings => ({
  id: 901,
  slug: "seo-basics",
  title: "SEO basics",
  count: 5,
  average: 4.2,
  byStars: [1, 0, 0, 0, 4],
  isShown: true,
  ...own,
});

/** An entry of the audit log: the administrator 10 has changed the account 7. */
export const entryOf = (id: number, own: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  action: "account-changed",
  actor: { id: 10, email: "ada@academy.test", name: "Ada" },
  target: { kind: "account", id: "7", email: "person7@academy.test" },
  before: { "academy.student": false },
  after: { "academy.student": true },
  network: "192.0.2.0/24",
  ...own,
});

/** The account 7 with a session and an entry. */
export const detailsOf = (own: Partial<AdminUserDetails> = {}): AdminUserDetails => ({
  ...accountOf(7),
  sessions: [{ id: 3, browser: "Firefox", system: "Windows", network: "192.0.2.0/24", signedInAt: at, usedAt: at }],
  otherSessions: 1,
  administrators: 2,
  audit: [entryOf(1)],
  ...own,
});
