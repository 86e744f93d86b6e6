import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { bannerLimits, type OwnSettings, type SiteSettings, siteSettings } from "../../contract/account/site-settings";
import type { ContentLocale } from "../../contract/primitives";
import { administrator, administratorHere, editorHere, fakeActor, signedIn, signedOut } from "../testing";
import { siteSettingsMachine } from "./site-settings";
import { formOf, isChangedIn, maxLengths, mistakesIn, type SettingsForm, settingsOf } from "./site-settings-form";

const contentBanner = { isShown: true, title: "Old news", text: "Still there." };
const given = (own: Partial<SiteSettings> = {}): SiteSettings => ({
  locale: "en",
  revision: "first",
  content: { banner: contentBanner, reviews: [{ id: "r", name: "Rae", text: "Good." }] },
  own: { banner: null, hiddenReviews: [] },
  bannerChange: null,
  reviewsChange: null,
  ...own,
});
const own: OwnSettings = { banner: { isShown: true, title: "News", text: "Still there." }, hiddenReviews: [] };

function page() {
  const load = fakeActor<SiteSettings, { locale: ContentLocale }>();
  const save = fakeActor<SiteSettings, OwnSettings & { locale: ContentLocale; revision: string; key: string }>();
  const logic = siteSettingsMachine.provide({ actors: { loadSiteSettings: load.logic, saveSiteSettings: save.logic } });
  const actor = createActor(logic, { input: { language: "en", languages: ["en", "de"] } });
  const addresses: unknown[] = [];
  actor.on("query.changed", ({ query }) => addresses.push(query));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const fill = (changed: Partial<SettingsForm>) =>
    actor.send({ type: "form.change", form: { ...(context().draft?.form as SettingsForm), ...changed } });
  const send = (type: "settings.save" | "settings.undo" | "settings.discard" | "screen.reopened") =>
    actor.send({ type });
  return { actor, load, save, fill, send, context, addresses, state: () => actor.getSnapshot().value };
}
async function shown(settings = given()) {
  const opened = page();
  opened.actor.send(administratorHere);
  await opened.load.answer(settings);
  return opened;
}
/** With a title of one’s own filled in. */
async function filled() {
  const opened = await shown();
  opened.fill({ source: "own", title: "News" });
  return opened;
}

describe("the settings of the home page", () => {
  it.each([
    [editorHere, "forbidden"],
    [signedIn, "forbidden"],
    [signedOut, "signedOut"],
  ])("are for administrators only (R62)", (session, state) => {
    const { actor, state: current, load } = page();
    actor.send(session);
    expect([current(), load.inputs()]).toEqual([state, []]);
  });

  it("begin an own banner with what the content says, and save it with what it is based on", async () => {
    const { save, send, state } = await filled();
    send("settings.save");
    expect(save.inputs()).toEqual([{ ...own, locale: "en", revision: "first", key: "seed.siteSettings.0" }]);
    await save.answer(given({ revision: "second", own }));
    expect(state()).toEqual({ open: "saved" });
  });

  it("can be undone after saving, with another key, and that again", async () => {
    const { save, send, state } = await filled();
    send("settings.save");
    await save.answer(given({ revision: "second", own }));
    send("settings.undo");
    expect(save.inputs().at(-1)).toEqual({
      banner: null,
      hiddenReviews: [],
      locale: "en",
      revision: "second",
      key: "seed.siteSettings.1",
    });
    await save.answer(given({ revision: "first" }));
    send("settings.undo");
    expect(save.inputs().at(-1)).toMatchObject({ ...own, key: "seed.siteSettings.2" });
    expect(state()).toEqual({ open: "saving" });
  });

  it("keep what was filled in when somebody else was faster, and show what is there now", async () => {
    const { save, load, send, state, context } = await filled();
    send("settings.save");
    const others = given({ revision: "other", own: { banner: { isShown: false }, hiddenReviews: ["r"] } });
    await save.fail("conflict", 409);
    await load.answer(others);
    expect([state(), context().settings, context().draft?.form.title]).toEqual([{ open: "conflict" }, others, "News"]);
    send("settings.save");
    expect(save.inputs().at(-1)).toEqual({ ...own, locale: "en", revision: "other", key: "seed.siteSettings.1" });
  });

  it("take over what somebody else has set if one wants that", async () => {
    const { save, load, send, state, context } = await filled();
    send("settings.save");
    await save.fail("conflict", 409);
    await load.answer(given({ revision: "other", own: { banner: { isShown: false }, hiddenReviews: [] } }));
    send("settings.discard");
    expect([state(), context().draft?.form.isShown]).toEqual([{ open: "shown" }, false]);
  });

  it("say so on coming back if somebody else has set something while it was filled in", async () => {
    const { load, send, state, context } = await filled();
    send("screen.reopened");
    await load.answer(given());
    expect([state(), context().draft?.form.title]).toEqual([{ open: "shown" }, "News"]);
    send("screen.reopened");
    await load.answer(given({ revision: "other", own: { banner: { isShown: false }, hiddenReviews: [] } }));
    expect([state(), context().draft?.form.title]).toEqual([{ open: "conflict" }, "News"]);
  });

  it("show what somebody else has set if nothing is filled in", async () => {
    const { load, send, state, context } = await shown();
    send("screen.reopened");
    await load.answer(given({ revision: "other", own }));
    expect([state(), context().draft?.form.title]).toEqual([{ open: "shown" }, "News"]);
  });

  it("stay with a language while something is filled in for it", async () => {
    const { actor, load, context, addresses, send, state } = await filled();
    actor.send({ type: "language.choose", language: "de" });
    expect([addresses, context().language]).toEqual([[], "en"]);
    // Back and Forward.
    actor.send({ type: "address.changed", language: "de" });
    expect([addresses, context().draft?.form.title]).toEqual([[{ language: "en" }], "News"]);
    send("settings.discard");
    actor.send({ type: "language.choose", language: "de" });
    expect([addresses.at(-1), load.inputs().at(-1), state()]).toEqual([
      { language: "de" },
      { locale: "de" },
      { open: "loading" },
    ]);
  });

  it("keep what is filled in when the session ends while it is saved, for the same person", async () => {
    const { actor, save, load, send, context, state } = await filled();
    send("settings.save");
    await save.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    actor.send({ ...administratorHere, seed: "next" });
    await load.answer(given());
    expect([context().draft?.form.title, context().seed]).toEqual(["News", "next"]);
  });

  it("show nobody what someone else has filled in", async () => {
    const { actor, load, context } = await filled();
    actor.send(signedOut);
    actor.send({ ...administratorHere, learner: { ...administrator, id: 77 } });
    await load.answer(given());
    expect(context().draft?.form.title).toBe("Old news");
  });

  it("say that the site does not have a language, and ask the server nothing", async () => {
    const { actor, load, state } = await shown();
    actor.send({ type: "address.changed", language: "xx" });
    expect([state(), load.inputs()]).toEqual([{ open: "unknown" }, [{ locale: "en" }]]);
  });

  it("are tried again with the same key, and with another one after a change", async () => {
    const { save, send, fill } = await filled();
    send("settings.save");
    await save.fail("network");
    send("settings.save");
    await save.fail("network");
    fill({ title: "Other news" });
    send("settings.save");
    expect(save.inputs().map(({ key }) => key)).toEqual([
      "seed.siteSettings.0",
      "seed.siteSettings.0",
      "seed.siteSettings.1",
    ]);
  });

  it("are not saved if nothing has changed", async () => {
    const { save, send, fill } = await shown();
    send("settings.save");
    fill({ title: "not used" });
    send("settings.save");
    expect(save.inputs()).toEqual([]);
  });
});

describe("the form of the settings", () => {
  const form: SettingsForm = { ...formOf(given()), source: "own" };

  it.each<[Partial<SettingsForm>, object]>([
    [{}, {}],
    [{ title: " " }, { title: "missing" }],
    [{ title: " ", isShown: false }, {}],
    [{ title: "é".repeat(120) }, {}],
    [{ title: "x".repeat(121) }, { title: "long" }],
    [{ text: "x".repeat(601) }, { text: "long" }],
    [{ label: "Read" }, { href: "missing" }],
    [{ href: "/academy/faq/" }, { label: "missing" }],
    [{ href: " " }, {}],
    [{ href: `/${"x".repeat(2000)}`, label: "Read" }, { href: "long" }],
    [{ href: "/", label: "x".repeat(61) }, { label: "long" }],
    [{ href: "https://example.org/a?b=c#d", label: "Read" }, {}],
    ...["javascript:alert(1)", "//example.org", "/\\example.org", "http://example.org", "example.org", "/a b"].map(
      (href): [Partial<SettingsForm>, object] => [{ href, label: "Read" }, { href: "invalid" }],
    ),
    [{ source: "content", title: "" }, {}],
  ])("with %j has the mistakes %j", (changed, mistakes) => {
    expect(mistakesIn({ ...form, ...changed })).toEqual(mistakes);
    // The contract refuses the same, except a label without an address, which would set nothing.
    const isNothing = changed.label !== undefined && changed.href === undefined;
    const { success } = siteSettings.save.body.safeParse({ ...settingsOf({ ...form, ...changed }), revision: "1" });
    expect(success).toBe(isNothing || Object.keys(mistakes).length === 0);
  });

  it("has the lengths of the contract", () => expect(maxLengths).toEqual(bannerLimits));

  it("leaves out what is empty", () => {
    const empty = { ...form, title: "", text: " ", isShown: false };
    expect(settingsOf(empty)).toEqual({ banner: { isShown: false }, hiddenReviews: [] });
    const linked = { ...form, href: " /academy/ ", label: " Go " };
    expect(settingsOf(linked).banner).toMatchObject({ link: { href: "/academy/", label: "Go" } });
  });

  it("changes nothing as it is, in whatever order the reviews were hidden", () => {
    const settings = given({ own: { ...own, hiddenReviews: ["b", "a"] } });
    expect(isChangedIn(formOf(settings), settings)).toBe(false);
    expect(isChangedIn({ ...formOf(settings), hiddenReviews: [] }, settings)).toBe(true);
    expect(isChangedIn({ ...formOf(settings), label: "Read" }, settings)).toBe(true);
  });
});
