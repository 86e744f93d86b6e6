// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConsent, rememberConsent, report, watchRefusal } from "./analytics";
import { localSink } from "./local-sink";

// Files share what they load, so another one may have counted something.
beforeEach(() => {
  localStorage.clear();
  localSink.clear();
});
afterEach(() => localSink.clear());

const soon = () => new Promise((done) => setTimeout(done, 20));

describe("what is counted", () => {
  it("is nothing before consent, and nothing after a refusal", async () => {
    report({ type: "page", path: "/academy/" });
    await soon();
    expect([readConsent(), localSink.reports()]).toEqual([null, []]);
    rememberConsent(false);
    report({ type: "page", path: "/academy/" });
    await soon();
    expect([readConsent(), localSink.reports()]).toEqual([false, []]);
  });

  it("stays until the consent is withdrawn; reports in progress are dropped", async () => {
    rememberConsent(true);
    report({ type: "page", path: "/academy/" });
    await expect.poll(() => localSink.reports()).toEqual([{ type: "page", path: "/academy/" }]);
    report({ type: "page", path: "/academy/courses/" });
    rememberConsent(false);
    await soon();
    expect(localSink.reports()).toEqual([]);
    expect(sessionStorage.getItem("academy.reports")).toBeNull();
  });

  it("ends when another tab withdraws the consent, while something listens", () => {
    rememberConsent(true);
    let refusals = 0;
    const end = new AbortController();
    watchRefusal(() => {
      refusals += 1;
    }, end.signal);
    dispatchEvent(new Event("storage"));
    expect(refusals).toBe(0);
    localStorage.setItem("academy.consent", "false");
    dispatchEvent(new Event("storage"));
    expect(refusals).toBe(1);
    end.abort();
    dispatchEvent(new Event("storage"));
    expect(refusals).toBe(1);
  });
});
