import { describe, expect, it } from "vitest";
import { describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import { waiting } from "../device/wait-until";
import { articleActors, glossaryActors, webinarRegistrationActors } from "./actors";

describeCallActors("an actor of the glossary", glossaryActors, { glossary: ["loadTerms"] });
describeCallActors(
  "an actor of a webinar",
  webinarRegistrationActors,
  { webinars: ["loadRegistration", "register", "unregister"] },
  ["waitUntil"],
);
describeCallActors("an actor of an article", articleActors, {}, ["loadArticle", "waitUntil"]);

describe("an article", () => {
  it.each([
    ["term", "seo", "glossary.loadTerm"],
    ["terms", null, "site.loadTerms"],
    ["faq", null, "faq.loadGroups"],
    ["home", null, "site.loadHome"],
    ["webinar", "live", "webinars.loadWebinar"],
    ["template", "brief", "templates.loadTemplate"],
  ])("%s: %s, %s, with the time at which it was loaded", async (kind, slug, call) => {
    const document = { title: kind };
    const asked = { kind, locale: "de", slug };
    const { get, calls } = stubServices({ [call]: document });
    const before = Date.now();
    const loaded = await outputOf(articleActors(get).actors.loadArticle, asked);
    expect(loaded).toEqual({ article: { kind, document }, now: expect.any(String) });
    const { now } = loaded as { now: string };
    expect(new Date(now).toISOString()).toBe(now);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
    expect(calls()).toEqual([[call, asked]]);
    expect(await signalsAfterStop(articleActors, "loadArticle", asked, [call])).toEqual([true]);
  });

  it("waits until the webinar begins", () => {
    expect(articleActors(stubServices().get).actors.waitUntil).toBe(waiting);
  });
});
