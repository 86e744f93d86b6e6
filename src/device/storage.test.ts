import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import type { Call } from "../api/call";
import { createServices } from "../api/services";
import { orderKey } from "./command-order";
import { draftKey } from "./feedback-draft-place";
import { noteDraftsKey } from "./note-draft-place";
import * as playerPreferences from "./player-preferences";
import * as preferences from "./preferences";
import { device, readJson, tab } from "./storage";
import { keepCommand } from "./undelivered";
import { forgetUndelivered, keptEvent, undeliveredKey } from "./undelivered-place";

/** A browser's storage in memory. */
function area(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const forbidden = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

beforeEach(() => {
  vi.stubGlobal("localStorage", area());
  vi.stubGlobal("sessionStorage", area());
  vi.stubGlobal("location", { pathname: "/academy/", search: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("storage", () => {
  it("keeps device and tab storage separate", () => {
    device.write("a", "1");
    expect(device.read("a")).toBe("1");
    expect(tab.read("a")).toBeNull();
    device.remove("a");
    expect(device.read("a")).toBeNull();
  });

  it.each([
    ["forbids everything", { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ["does not exist", undefined],
  ])("works without it when the browser %s", (_, broken) => {
    vi.stubGlobal("localStorage", broken);
    expect(() => device.write("a", "1")).not.toThrow();
    expect(device.read("a")).toBeNull();
    expect(() => device.remove("a")).not.toThrow();
    expect(playerPreferences.readRate()).toBe(1);
  });

  it("works without it when the browser's storage is full", () => {
    vi.stubGlobal("localStorage", { ...area(), setItem: forbidden });
    playerPreferences.rememberRate(2);
    expect(playerPreferences.readRate()).toBe(1);
  });

  it("reads JSON that is missing, broken or foreign as nothing", () => {
    const number = (value: unknown) => (typeof value === "number" ? value : null);
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", "{");
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", '"1"');
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", "1");
    expect(readJson(device, "a", number)).toBe(1);
    expect(readJson(device, "missing", () => "decoded")).toBeNull();
  });

  it("has names that never change: under another one, what browsers keep would be lost", () => {
    playerPreferences.rememberRate(2);
    preferences.rememberIntent("seo");
    expect(localStorage.getItem("academy.rate")).toBe("2");
    expect(sessionStorage.getItem("academy.intent")).toBe("seo");
    expect([preferences.recordingKey, orderKey, draftKey, noteDraftsKey(7), undeliveredKey(7), keptEvent]).toEqual([
      "academy.recording",
      "academy.command-order",
      "academy.feedback",
      "academy.notes.7",
      "academy.undelivered/7/",
      "academy:kept",
    ]);
  });

  it("forgets an unsent message when its author signs out", async () => {
    tab.write(draftKey, "{}");
    const { session } = createServices((async () => undefined) as unknown as Call);
    await session.signOut();
    expect(tab.read(draftKey)).toBeNull();
  });
});

describe("what the browser remembers", () => {
  it("the speed, within what is on offer", () => {
    playerPreferences.rememberRate(1.5);
    expect(playerPreferences.readRate()).toBe(1.5);
  });

  it.each([0.5, 2])("the speed %s, the limit", (rate) => {
    playerPreferences.rememberRate(rate);
    expect(playerPreferences.readRate()).toBe(rate);
  });

  it.each(["16", "0", "-1", '"fast"', '"1.5"', "null", "NaN"])("normal speed if %s is stored", (text) => {
    device.write("academy.rate", text);
    expect(playerPreferences.readRate()).toBe(1);
  });

  it("what is shown with a video, and what is unknown as usual", () => {
    expect(playerPreferences.readDisplay()).toEqual({ captions: true, captionSize: "medium", transcript: false });
    const chosen = { captions: false, captionSize: "large", transcript: true } as const;
    playerPreferences.rememberDisplay(chosen);
    expect(playerPreferences.readDisplay()).toEqual(chosen);
  });

  it.each(["null", "1", "[]", '{"captionSize":"huge","captions":0,"transcript":"yes"}', "{"])(
    "captions of medium size without the transcript if %s is stored",
    (text) => {
      device.write("academy.player", text);
      expect(playerPreferences.readDisplay()).toEqual({ captions: true, captionSize: "medium", transcript: false });
    },
  );

  it("that captions are read aloud, only if someone wanted it", () => {
    expect(playerPreferences.readNarration()).toBe(false);
    playerPreferences.rememberNarration(true);
    expect(playerPreferences.readNarration()).toBe(true);
    playerPreferences.rememberNarration(false);
    expect(playerPreferences.readNarration()).toBe(false);
  });

  it("the request to enroll in one course, returned once", () => {
    preferences.rememberIntent("seo");
    expect(preferences.takeIntent("ads")).toBe(false);
    expect(preferences.takeIntent("seo")).toBe(true);
    expect(preferences.takeIntent("seo")).toBe(false);
  });

  it("that the trial was offered, under the specification's name, for this browser session", () => {
    expect(preferences.readTrialShown()).toBe(false);
    preferences.writeTrialShown();
    expect(preferences.readTrialShown()).toBe(true);
    expect(sessionStorage.getItem("pop-shown-try-for-free")).toBe("1");
  });
});

describe("a deleted account", () => {
  const step = { kind: "stepDone", locale: "en", slug: "seo", stepId: 5 } as const;

  it("leaves none of its data on the device once the server has deleted it, but all other data", async () => {
    keepCommand(7, step, "k1");
    keepCommand(7, { ...step, stepId: 6 }, "k2");
    keepCommand(77, step, "k3");
    device.write("academy.rate", "2");
    const refusal = { code: "wrong_confirmation", status: 403 };
    const { session } = createServices((async (_: Endpoint, { body }: { body: { confirmation: string } }) => {
      if (body.confirmation !== "right") throw refusal;
    }) as unknown as Call);
    await expect(session.deleteAccount({ confirmation: "wrong", learnerId: 7 })).rejects.toEqual(refusal);
    expect(localStorage.length).toBe(5);
    await session.deleteAccount({ confirmation: "right", learnerId: 7 });
    expect(localStorage.length).toBe(2);
    expect(device.keys(undeliveredKey(77))).toHaveLength(1);
    expect(device.read("academy.rate")).toBe("2");
  });

  it("is removed as far as the browser allows", () => {
    vi.stubGlobal("localStorage", {
      get length() {
        return forbidden();
      },
    });
    expect(() => forgetUndelivered(7)).not.toThrow();
  });
});
