import { assign, sendTo, setup } from "xstate";
import type { Permissions } from "../../contract/account/session";
import type { ScreenMeta } from "../shared/events";

/** A key with `false` is not allowed (R25). */
export type AllowedLanguages = Record<string, boolean>;

/** A section's language rules: a default, and layers over it (specification, section 6). */
export interface SectionLanguages {
  allowed: AllowedLanguages;
  byPermission: { permission: keyof Permissions; allowed: AllowedLanguages }[];
  specialRights: AllowedLanguages;
  /** Absolute address of the page that replaces a language that is not allowed, and that page's language. */
  redirect: { url: string; locale: string } | null;
}

/** The first truthy permission is layered over the default; special rights add a layer. */
export function allowedLanguages(
  section: SectionLanguages,
  permissions: Permissions | null,
  specialRights: boolean,
): AllowedLanguages {
  const layer = permissions && section.byPermission.find(({ permission }) => permissions[permission]);
  return { ...section.allowed, ...layer?.allowed, ...(specialRights ? section.specialRights : {}) };
}

interface Context {
  page: { url: string; locale: string; section: SectionLanguages } | null;
  account: { permissions: Permissions | null; specialRights: boolean } | null;
}
type Event =
  | { type: "page.opened"; url: string; locale: string; section: SectionLanguages }
  | { type: "profile.settled"; profile: { permissions: Permissions } | null; specialRights: boolean };

const isAllowed = ({ page, account }: Context, locale: string): boolean =>
  page !== null &&
  account !== null &&
  allowedLanguages(page.section, account.permissions, account.specialRights)[locale] === true;

/** Whether the page may be read in the language of the address; decided after the profile and after `sst.access` (R24). */
export const localeGateMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as "busy" | "failed", meta: {} as ScreenMeta },
  actions: {
    leave: sendTo(
      ({ system }) => system.get("academy"),
      ({ context }) => ({ type: "site.leave", url: context.page?.section.redirect?.url ?? "" }),
    ),
    sayNotFound: sendTo(
      ({ system }) => system.get("academy"),
      () => ({ type: "page.refused" }),
    ),
  },
  guards: {
    isUndecidable: ({ context }) => context.page === null || context.account === null,
    isLocaleAllowed: ({ context }) => isAllowed(context, context.page?.locale ?? ""),
    hasUsefulRedirect: ({ context }) => {
      const redirect = context.page?.section.redirect;
      return Boolean(redirect && redirect.url !== context.page?.url && isAllowed(context, redirect.locale));
    },
  },
}).createMachine({
  id: "localeGate",
  description: "Sends away from languages that a section does not exist in.",
  context: { page: null, account: null },
  initial: "waiting",
  on: {
    "page.opened": {
      target: ".deciding",
      actions: assign({ page: ({ event: { url, locale, section } }) => ({ url, locale, section }) }),
    },
    "profile.settled": {
      target: ".deciding",
      actions: assign({
        account: ({ event }) => ({
          permissions: event.profile?.permissions ?? null,
          specialRights: event.specialRights,
        }),
      }),
    },
  },
  states: {
    waiting: {
      description: "The profile has not settled, or no page is open.",
      meta: { screen: "none", requirements: ["S2.localeCheck", "R24"] },
      tags: "busy",
    },
    deciding: {
      description: "Checks the address's language against the section's layers.",
      always: [
        { guard: "isUndecidable", target: "waiting" },
        { guard: "isLocaleAllowed", target: "allowed" },
        { guard: "hasUsefulRedirect", target: "redirecting" },
        { target: "notFound" },
      ],
    },
    allowed: {
      description: "The page is shown.",
      meta: { screen: "none", requirements: ["S5.languages", "R25"] },
    },
    redirecting: {
      description: "The browser leaves for the section's own target.",
      meta: { screen: "RedirectSpinner", requirements: ["S2.localeCheck", "S8.locale", "R24", "R26"] },
      tags: "busy",
      entry: "leave",
    },
    notFound: {
      description: "No target is allowed either: the not-found page.",
      meta: { screen: "NotFound", requirements: ["S2.localeCheck", "S8.locale", "R24"] },
      tags: "failed",
      entry: "sayNotFound",
    },
  },
});
