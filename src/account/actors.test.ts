// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, setup } from "xstate";
import { describeCallActors, listenTo, outputOf, stubServices } from "../api/actors.testing";
import * as preferences from "../device/preferences";
import { watchingKept } from "../device/watching-kept";
import { readConsent } from "../telemetry/analytics";
import { createInspectors, type Inspectors } from "../telemetry/inspectors";
import { localSink } from "../telemetry/local-sink";
import {
  academyActors,
  accountDataActors,
  accountDeletionActors,
  appearanceActors,
  billingActors,
  consentActors,
  profileActors,
  promoCodeActors,
  sessionsActors,
  shortcutsActors,
  signInActors,
  trialBannerActors,
} from "./actors";
import { planActors } from "./plan-actors";
import {
  emailChangeActors,
  emailConfirmationActors,
  forgottenPasswordActors,
  newEmailActors,
  newPasswordActors,
  passwordChangeActors,
  registrationActors,
} from "./registration-actors";
import { reportsActors } from "./report-actors";

beforeEach(() => localSink.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

describeCallActors("an actor of the profile", profileActors, { session: ["loadProfile", "updateName", "signOut"] });
describeCallActors("an actor of one's data", accountDataActors, { session: ["exportData"] });
describeCallActors("an actor of an account's deletion", accountDeletionActors, { session: ["deleteAccount"] });
describeCallActors("an actor of promo codes", promoCodeActors, { session: ["applyPromo"] });
describeCallActors("an actor of billing", billingActors, { session: ["loadBilling"] });
describeCallActors("an actor of one's sessions", sessionsActors, {
  sessions: ["loadSessions", "endSession", "endOtherSessions"],
});
describeCallActors("an actor of an address's change", emailChangeActors, { registration: ["requestEmailChange"] });
describeCallActors("an actor of a new address", newEmailActors, { registration: ["confirmNewEmail"] }, ["readLink"]);
describeCallActors("an actor of the plan", planActors, { session: ["loadPlan", "startTrial"] });
describeCallActors("an actor of the sign-in", signInActors, { session: ["signIn", "loadLoginState"] });
describeCallActors("an actor of registering", registrationActors, { registration: ["register"] });
describeCallActors("an actor of a forgotten password", forgottenPasswordActors, { registration: ["requestPassword"] });
describeCallActors("an actor of a password's change", passwordChangeActors, { registration: ["changePassword"] });
describeCallActors("an actor of a new password", newPasswordActors, { registration: ["savePassword"] }, ["readLink"]);
describeCallActors(
  "an actor of an address's confirmation",
  emailConfirmationActors,
  { registration: ["confirmEmail"] },
  ["readLink"],
);
describeCallActors("an actor of the trial banner", trialBannerActors, {}, ["readShownFlag"]);
describeCallActors("an actor of the appearance", appearanceActors, {}, ["readScheme"]);
describeCallActors("an actor of the consent", () => consentActors(), {}, ["readConsent", "countTransitions"]);
describeCallActors("an actor of shortcuts", shortcutsActors, {}, ["readSwitch", "watchKeys"]);
describeCallActors("an actor of the academy", academyActors, {}, ["watchKept", "watchConnection"]);
describeCallActors("an actor of reports", reportsActors, {}, ["watchReports"]);

describe("the link of a mail", () => {
  afterEach(() => {
    location.hash = "";
  });

  it("is read from the fragment of the address", async () => {
    const token = "t".repeat(43);
    location.hash = `#${token}`;
    expect(await outputOf(newPasswordActors(stubServices().get).actors.readLink)).toBe(token);
    location.hash = "#main";
    expect(await outputOf(emailConfirmationActors(stubServices().get).actors.readLink)).toBe("");
  });
});

describe("this device", () => {
  it("saves one's data as a file of this name", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:data");
    const data = { profile: { name: "Ada" } };
    accountDataActors(stubServices().get).actions.saveFile(undefined, { name: "academy.json", data: data as never });
    expect(saved).toEqual(["academy.json"]);
    const [blob] = made.mock.calls[0] ?? [];
    expect(blob instanceof Blob && JSON.parse(await blob.text())).toEqual(data);
  });

  it("knows in this tab whether the trial banner was shown", async () => {
    const { actors, actions } = trialBannerActors();
    expect(await outputOf(actors.readShownFlag)).toBe(false);
    actions.writeShownFlag();
    expect(await outputOf(actors.readShownFlag)).toBe(true);
    expect(preferences.readTrialShown()).toBe(true);
  });

  it("shows the chosen appearance", async () => {
    const { actors, actions } = appearanceActors();
    actions.applyScheme(undefined, "dark");
    expect(await outputOf(actors.readScheme)).toBe("dark");
    actions.applyScheme(undefined, "system");
    expect(await outputOf(actors.readScheme)).toBe("system");
  });

  it("remembers whether shortcuts are on, and reports keys until they are off", async () => {
    const { actors, actions } = shortcutsActors();
    expect(await outputOf(actors.readSwitch)).toBe(true);
    actions.rememberSwitch(undefined, false);
    expect(await outputOf(actors.readSwitch)).toBe(false);
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const { heard, stop } = listenTo(actors.watchKeys);
    press("g");
    stop();
    press("h");
    expect(heard).toEqual([{ type: "key.press", key: "g" }]);
  });

  it("presses the control of a shortcut", () => {
    document.body.innerHTML = "<button data-shortcut=next></button>";
    const button = document.querySelector("button");
    const pressed = vi.fn();
    button?.addEventListener("click", pressed);
    vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
    shortcutsActors().actions.pressControl(undefined, "next");
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe("the connection", () => {
  const set = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

  it("is reported when it is lost and restored, until nobody listens", () => {
    set(true);
    const { heard, stop } = listenTo(academyActors().actors.watchConnection);
    expect(heard).toEqual([]);
    set(false);
    dispatchEvent(new Event("offline"));
    const asked = set(true);
    dispatchEvent(new Event("online"));
    stop();
    asked.mockClear();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect(asked).not.toHaveBeenCalled();
    expect(heard).toEqual([{ type: "connection.lost" }, { type: "connection.restored" }]);
  });

  it("is reported at once if there is none", () => {
    set(false);
    expect(listenTo(academyActors().actors.watchConnection).heard).toEqual([{ type: "connection.lost" }]);
  });

  it("is needed for what this device keeps", () => {
    expect(academyActors().actors.watchKept).toBe(watchingKept);
  });
});

describe("counting", () => {
  // There is no server that could issue a token.
  beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch"))));
  afterEach(() => vi.unstubAllGlobals());

  const counted = () => ({ inspectors: createInspectors(), locale: "de" });

  it("needs an answer, except on a site that counts nothing", async () => {
    expect(await outputOf(consentActors().actors.readConsent)).toBe(false);
    expect(await outputOf(consentActors(counted()).actors.readConsent)).toBeNull();
    const { actions } = consentActors(counted());
    actions.rememberConsent(undefined, true);
    expect(await outputOf(consentActors(counted()).actors.readConsent)).toBe(true);
    actions.rememberConsent(undefined, false);
    expect(readConsent()).toBe(false);
  });

  it("is reported only with a consent", async () => {
    const { actions } = consentActors(counted());
    const entry = { type: "page", path: "/academy/" } as const;
    actions.report(undefined, entry);
    await new Promise((resolve) => setTimeout(resolve));
    actions.rememberConsent(undefined, true);
    actions.report(undefined, { ...entry, path: "/academy/faq/" });
    await expect.poll(() => localSink.reports()).toEqual([{ ...entry, path: "/academy/faq/" }]);
  });

  const door = setup({}).createMachine({
    id: "door",
    initial: "open",
    states: { open: { on: { close: "closed" } }, closed: { on: { open: "open" } } },
  });
  const openPage = (inspectors: Inspectors) => {
    const running = createActor(door);
    inspectors.add(running);
    inspectors.show(running);
    return running.start();
  };
  const transitions = () => localSink.reports().flatMap((report) => (report.type === "step" ? report.transitions : []));

  it("counts the transitions of the page's machines until it ends", async () => {
    consentActors().actions.rememberConsent(undefined, true);
    const { inspectors, locale } = counted();
    const watch = vi.spyOn(inspectors, "watch");
    const running = openPage(inspectors);
    const { stop } = listenTo(consentActors({ inspectors, locale }).actors.countTransitions);
    await expect.poll(() => watch.mock.calls.length).toBe(1);
    running.send({ type: "close" });
    await expect.poll(transitions).toEqual(["door.open close"]);
    running.send({ type: "open" });
    await expect.poll(transitions).toEqual(["door.open close", "door.closed open"]);
    stop();
    running.send({ type: "close" });
    dispatchEvent(new Event("pagehide"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(transitions()).toHaveLength(2);
    expect(localSink.reports().at(-1)).toMatchObject({ left: [{ state: "door.closed" }], leftPage: false });
  });

  it("includes what happened before its code has loaded, if the visitor has agreed before", async () => {
    consentActors().actions.rememberConsent(undefined, true);
    const inspectors = createInspectors(true);
    const running = openPage(inspectors);
    running.send({ type: "close" });
    const { stop } = listenTo(consentActors({ inspectors, locale: "de" }).actors.countTransitions);
    await expect.poll(transitions).toEqual(["door.open close"]);
    stop();
  });

  it("includes the states that a visitor leaves the page in, before what is left to send is sent", async () => {
    consentActors().actions.rememberConsent(undefined, true);
    const { inspectors, locale } = counted();
    const watch = vi.spyOn(inspectors, "watch");
    const { stop } = listenTo(consentActors({ inspectors, locale }).actors.countTransitions);
    await expect.poll(() => watch.mock.calls.length).toBe(1);
    openPage(inspectors);
    await expect.poll(() => localSink.reports()).toHaveLength(1);
    dispatchEvent(new Event("pagehide"));
    stop();
    const stored: unknown = JSON.parse(sessionStorage.getItem("academy.reports") ?? "");
    expect(stored).toMatchObject([{ entered: ["door.open"] }, { left: [{ state: "door.open" }], leftPage: true }]);
  });

  it("does not begin after it has ended, and keeps nothing then", async () => {
    const inspectors = createInspectors(true);
    const watch = vi.spyOn(inspectors, "watch");
    listenTo(consentActors({ inspectors, locale: "de" }).actors.countTransitions).stop();
    await expect.poll(() => inspectors.forNew()).toBeUndefined();
    expect(watch).not.toHaveBeenCalled();
  });

  it("ends when another tab withdraws the consent", () => {
    const { heard, stop } = listenTo(consentActors().actors.countTransitions);
    localStorage.setItem("academy.consent", "false");
    dispatchEvent(new StorageEvent("storage"));
    expect(heard).toEqual([{ type: "consent.refuse" }]);
    stop();
    dispatchEvent(new StorageEvent("storage"));
    expect(heard).toHaveLength(1);
  });
});

describe("reports", () => {
  it("are shown at once and whenever they change, until nobody looks; and can be removed", () => {
    const { heard, stop } = listenTo(reportsActors().actors.watchReports);
    const report = { type: "page", path: "/academy/" } as const;
    localSink.take(report);
    reportsActors().actions.clearReports();
    stop();
    localSink.take(report);
    expect(heard).toEqual([[], [report], []].map((reports) => ({ type: "reports.changed", reports })));
  });
});
