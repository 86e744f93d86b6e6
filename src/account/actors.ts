import { fromCallback, fromPromise } from "xstate";
import type { PersonalData } from "../../contract/account/session";
import type { Scheme } from "../../machines/account/appearance";
import type { Report } from "../../machines/account/consent";
import type { ShortcutControl } from "../../machines/account/shortcuts";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { saveJson } from "../device/download";
import * as preferences from "../device/preferences";
import { watchingKept } from "../device/watching-kept";
import { flushReports, readConsent, rememberConsent, report, watchRefusal } from "../telemetry/analytics";
import type { Inspectors } from "../telemetry/inspectors";
import type { TransitionCounter } from "../telemetry/transitions";
import { applyScheme, readScheme } from "./api/appearance";
import { pressControl, readSwitch, rememberSwitch, watchKeys } from "./api/shortcuts";

export const profileActors = (get: GetServices) => ({
  actors: callActors(get, "session", "loadProfile", "updateName", "signOut"),
});

export const accountDataActors = (get: GetServices) => ({
  actors: callActors(get, "session", "exportData"),
  actions: {
    saveFile: (_: unknown, { name, data }: { name: string; data: PersonalData }) => saveJson(name, data),
  },
});

export const accountDeletionActors = (get: GetServices) => ({
  actors: callActors(get, "session", "deleteAccount"),
});

export const sessionsActors = (get: GetServices) => ({
  actors: callActors(get, "sessions", "loadSessions", "endSession", "endOtherSessions"),
});

export const promoCodeActors = (get: GetServices) => ({
  actors: callActors(get, "session", "applyPromo"),
});

export const billingActors = (get: GetServices) => ({
  actors: callActors(get, "session", "loadBilling"),
});

export const trialBannerActors = () => ({
  actors: { readShownFlag: fromPromise(async () => preferences.readTrialShown()) },
  actions: { writeShownFlag: preferences.writeTrialShown },
});

export const appearanceActors = () => ({
  actors: { readScheme: fromPromise(async () => readScheme()) },
  actions: { applyScheme: (_: unknown, scheme: Scheme) => applyScheme(scheme) },
});

/** What is counted on a page: what its machines do, and the page's language. */
export interface Counted {
  inspectors: Inspectors;
  locale: string;
}

export const consentActors = (counted?: Counted) => ({
  actors: {
    // A site that counts nothing needs no consent.
    readConsent: fromPromise(async () => (counted ? readConsent() : false)),
    countTransitions: fromCallback(({ sendBack }) => {
      const end = new AbortController();
      const { signal } = end;
      watchRefusal(() => sendBack({ type: "consent.refuse" }), signal);
      let counter: TransitionCounter | undefined;
      const leave = () => {
        counter?.leavePage(performance.now());
        flushReports();
      };
      addEventListener("pagehide", leave, { signal });
      const count = async () => {
        const { countTransitions } = await import("../telemetry/transitions");
        if (!counted || signal.aborted) return;
        const { inspectors: watched, locale } = counted;
        counter = countTransitions({ locale, report });
        const stop = watched.watch(counter);
        signal.addEventListener("abort", stop);
      };
      // If its code does not load, nothing is counted.
      count()
        .catch(() => undefined)
        .finally(() => counted?.inspectors.giveUp());
      return () => end.abort();
    }),
  },
  actions: {
    rememberConsent: (_: unknown, given: boolean) => rememberConsent(given),
    report: (_: unknown, entry: Report) => report(entry),
  },
});

export const shortcutsActors = () => ({
  actors: {
    readSwitch: fromPromise(async () => readSwitch()),
    watchKeys: fromCallback(({ sendBack }) => watchKeys((key) => sendBack({ type: "key.press", key }))),
  },
  actions: {
    rememberSwitch: (_: unknown, on: boolean) => rememberSwitch(on),
    pressControl: (_: unknown, control: ShortcutControl | undefined) => pressControl(control),
  },
});

export const academyActors = () => ({
  actors: {
    watchKept: watchingKept,
    watchConnection: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: navigator.onLine ? "connection.restored" : "connection.lost" });
      addEventListener("online", report);
      addEventListener("offline", report);
      if (!navigator.onLine) report();
      return () => {
        removeEventListener("online", report);
        removeEventListener("offline", report);
      };
    }),
  },
});

export const signInActors = (get: GetServices) => ({
  actors: callActors(get, "session", "signIn", "loadLoginState"),
});
