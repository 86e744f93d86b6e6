// @vitest-environment happy-dom
/** What the planned tests of the settings do not show: content without anything, and what each field may say. */
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { SiteSettings } from "../../contract/account/site-settings";
import type { Failure } from "../../contract/errors";
import { formOf, type SettingsForm } from "../../machines/account/site-settings-form";
import { SiteSettingsFields } from "../../src/account/administration/SiteSettingsFields";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";
import { OnSite } from "../shared/with-parts";
import { settingsOf } from "./site-settings.testing";

let close = () => {};
afterEach(() => close());
async function open(settings: SiteSettings, filled: Partial<SettingsForm> = {}, failure: Failure | null = null) {
  const form = { ...formOf(settings), ...filled };
  const actor = stubActor({
    context: { failure },
    children: {},
    hasTag: (tag: string) => tag === "incomplete" && failure === null,
    matches: (state: { open: string }) => failure !== null && state.open === "notSaved",
    can: () => true,
  });
  ({ close } = await openPage(
    <OnSite>
      <SiteSettingsFields actor={actor as never} settings={settings} form={form} />
    </OnSite>,
  ));
}
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

describe("the settings of the home page", () => {
  it("say that the content shows neither a banner nor a review", async () => {
    await open(settingsOf("de", { content: { banner: { isShown: false, title: "Later" }, reviews: [] } }));
    expect(screen.getByText("The content shows no banner.")).toBeTruthy();
    expect(screen.getByText("The content has no reviews in this language.")).toBeTruthy();
    expect(alerts()).toEqual([]);
  });

  it("say that the person who has set something has no account any more", async () => {
    const change = { at: "2026-02-28T09:30:00.000Z", by: null };
    await open(settingsOf("en", { bannerChange: change }));
    expect(
      screen.getByText("Set on February 28, 2026 at 9:30 AM UTC by an account that no longer exists."),
    ).toBeTruthy();
  });

  it.each<[Partial<SettingsForm>, string]>([
    [{ title: "" }, "A banner that’s shown needs a title."],
    [{ title: "x".repeat(121) }, "Use at most 120 characters."],
    [{ text: "x".repeat(601) }, "Use at most 600 characters."],
    [{ href: "" }, "Enter where the link leads, or remove its text."],
    [
      { href: "javascript:alert(1)" },
      "Enter a path that begins with a single slash, or an address that begins with https://.",
    ],
    [{ label: "" }, "Enter the text of the link, or remove the link."],
    [{ label: "x".repeat(61) }, "Use at most 60 characters."],
  ])("say at the field what is wrong: %j", async (filled, said) => {
    await open(settingsOf("en"), { source: "own", ...filled });
    expect(alerts()).toEqual([said]);
  });

  it.each(["title", "text", "link.href", "link.label"])(
    "say at the field that the server rejects %s",
    async (field) => {
      const fields = [{ path: `body.banner.${field}`, message: "contains an invalid character" }];
      await open(settingsOf("en"), { source: "own" }, { code: "invalid", status: 400, fields });
      expect(alerts()).toEqual(["This contains a character that can’t be saved. Type it again."]);
    },
  );

  it("say so beside the button if it is about no field", async () => {
    await open(settingsOf("en"), { source: "own" }, { code: "invalid", status: 400, fields: [] });
    expect(alerts()[0]).toContain("We couldn’t save the settings");
  });
});
