// @vitest-environment happy-dom
/** What the planned tests of the account's pages do not show: they run on one site, and read no spaces. */
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { profileOf } from "../../machines/testing";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import ShortcutsDialog from "../../src/account/shortcuts/ShortcutsDialog";
import { SignInPage } from "../../src/account/sign-in/SignInPage";
import { paths } from "../../src/paths/paths";
import { openPage } from "../drivers/page";
import { stubActor, WithSession } from "../shared/stub-actors";
import { OnSite } from "../shared/with-parts";

let close = () => {};
afterEach(() => close());
async function open(view: ReactElement): Promise<void> {
  ({ close } = await openPage(view));
}
const stateOf = (state: string, context: object, hear?: (event: AnyEventObject) => void) =>
  stubActor({ context, children: {}, hasTag: () => false, matches: (one: unknown) => one === state }, hear);

describe("the profile", () => {
  const openProfile = (data: object, profile: object) =>
    open(
      <WithSession profile={profile}>
        <ProfilePage actor={data as never} />
      </WithSession>,
    );
  const nothing = { failure: null, fileName: "", uncertain: false };

  it("takes a name without the spaces around it", async () => {
    const sent: AnyEventObject[] = [];
    const context = { profile: profileOf(7), failure: null, refreshFailure: null };
    await openProfile(
      stateOf("ready", nothing),
      stateOf("ready", context, (event) => sent.push(event)),
    );
    const field = screen.getByRole("textbox", { name: "Name" });
    fireEvent.change(field, { target: { value: "  Ada Lovelace " } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    expect(sent).toEqual([{ type: "name.submit", name: "Ada Lovelace" }]);
  });

  it.each([
    ["academy.courses.edit", true],
    ["academy.admin", true],
    ["academy.locale.en", false],
  ])("leads staff to drafts and administration, and nobody else: %s %s", async (permission, leads) => {
    const profile = profileOf(7);
    const permissions = { ...profile.permissions, [permission]: true };
    const context = { profile: { ...profile, permissions }, failure: null, refreshFailure: null };
    await openProfile(stateOf("ready", nothing), stateOf("ready", context));
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs.includes(paths.editing)).toBe(leads);
    expect(hrefs.includes(paths.administration)).toBe(leads);
    expect(hrefs).toContain(paths.myCertificates);
  });

  it.each([true, false])("says after the session has ended what that may mean: %s", async (uncertain) => {
    await openProfile(stateOf("sessionEnded", { ...nothing, uncertain }), stateOf("anonymous", { profile: null }));
    const said = screen.getByRole("status").textContent ?? "";
    expect(said).toContain("Your session has ended");
    expect(said.includes("Your account may have been deleted")).toBe(uncertain);
  });
});

it.each([true, false])("the sign-in warns visitors of a demo, and only them: %s", async (isDemo) => {
  const context = { email: "", password: "", elsewhere: null, problem: null, failure: null };
  await open(
    <OnSite isDemo={isDemo}>
      <SignInPage actor={stateOf("entering", context) as never} />
    </OnSite>,
  );
  expect(screen.queryAllByText("This is a demo")).toHaveLength(isDemo ? 1 : 0);
});

it("the switch for shortcuts stands apart from its name, and says what it does", async () => {
  const sent: AnyEventObject[] = [];
  const actor = stateOf("on", {}, (event) => sent.push(event));
  await open(<ShortcutsDialog actor={actor as never} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  expect(box.closest("label")?.textContent).toMatch(/^ \S/);
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).not.toBe("");
  const wanted = box.checked ? "keys.turnOff" : "keys.turnOn";
  fireEvent.click(box);
  expect(sent).toEqual([{ type: wanted }]);
});
