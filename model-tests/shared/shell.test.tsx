// @vitest-environment happy-dom
/** The frame of every page as a whole, and what visitors do in it. */
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { snapshotOf } from "statechart-testing/accessibility/snapshot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Page } from "../../src/components/Page";
import { SiteContext } from "../../src/screens/site-context";
import { Footer } from "../../src/shell/Footer";
import { LanguageMenu } from "../../src/shell/LanguageMenu";
import { MessagesBell, Notices } from "../../src/shell/Notices";
import { PageFailed } from "../../src/shell/PageFailed";
import { Shell } from "../../src/shell/Shell";
import { useSessionActors } from "../../src/shell/session";
import { openPage, site } from "../drivers/page";
import { stubActor, WithSession } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
afterEach(() => close());

async function open(view: ReactElement): Promise<string> {
  ({ close } = await openPage(view));
  return snapshotOf(document.body).lines.join("\n");
}
const state = (value: string, context: object = {}) =>
  stubActor({ context, children: {}, hasTag: (tag: string) => tag === value, matches: (one: string) => one === value });

describe("the frame", () => {
  const openFrame = (tag = "") =>
    open(
      <WithSession tag={tag} profile={state("anonymous", { profile: null })} notices={state("", { messages: [] })}>
        <Shell>
          <Page>Words</Page>
        </Shell>
      </WithSession>,
    );

  it("begins with a link that skips the header and leads to the page", async () => {
    await openFrame();
    const [first] = screen.getAllByRole("link");
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["Skip to content", "#content"]);
    expect(document.getElementById("content")).toBe(screen.getByRole("main"));
    expect(screen.getByRole("main").textContent).toBe("Words");
    const order = [...document.querySelectorAll("header, main, footer")].map(({ localName }) => localName);
    expect(order).toEqual(["header", "main", "footer"]);
  });

  it.each([
    ["refused", "Page not found"],
    ["leaving", "Loading…"],
  ])("shows something else instead of a page that is %s", async (tag, instead) => {
    const shown = await openFrame(tag);
    expect(shown).toContain(instead);
    expect(shown).not.toContain("Words");
  });

  it("says on every page that the visitor is offline", async () => {
    expect(await openFrame("offline")).toContain("status: You’re offline.");
  });
});

it("the footer changes what is counted, and lists the shortcuts", async () => {
  const sent: unknown[] = [];
  const hearing = (tag: string) => ({ ...state(tag), send: (event: unknown) => sent.push(event) });
  await open(
    <WithSession consent={hearing("given")} shortcuts={hearing("")}>
      <Footer />
    </WithSession>,
  );
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  expect(sent).toEqual([{ type: "consent.refuse" }, { type: "list.open" }]);
});

it("the language menu marks the language of the content, too", async () => {
  await open(
    <SiteContext value={{ ...site, origin: "https://www.semrush.com" }}>
      <LanguageMenu here="/academy/courses/" />
    </SiteContext>,
  );
  const current = [...document.querySelectorAll("a[aria-current]")].map((link) => link.getAttribute("href"));
  expect(current).toEqual([
    "https://www.semrush.com/academy/courses/",
    `/academy/language/en/?returnTo=${encodeURIComponent("/academy/courses/")}`,
  ]);
});

describe("messages", () => {
  const withMessages = (view: ReactElement, messages: object[], tag = "") =>
    open(<WithSession notices={state(tag, { messages, toasts: [] })}>{view}</WithSession>);
  const toasts = () => document.querySelectorAll("[data-toasts]").length;

  it("are said in a place that exists before them; it takes room only with them", async () => {
    await withMessages(<Notices />, []);
    expect([screen.getByRole("status").textContent, toasts()]).toEqual(["", 0]);
    close();
    await withMessages(<Notices />, [], "toasts");
    expect(toasts()).toBe(1);
  });

  it.each([
    ["no bell if there are none", [], []],
    ["a bell without a number if all are read", [{ isRead: true }], [["Messages", ""]]],
    ["their number on the bell", [{ isRead: true }, { isRead: false }], [["Messages, 1 unread", "1"]]],
  ])("%s", async (_, messages, bells) => {
    await withMessages(<MessagesBell />, messages);
    const shown = screen.queryAllByRole("button").map((bell) => [bell.getAttribute("aria-label"), bell.textContent]);
    expect(shown).toEqual(bells);
    expect(document.querySelectorAll("button > span")).toHaveLength(messages.filter((one) => !one.isRead).length);
  });
});

it("a page whose code did not load says so, and offers to load it again", async () => {
  const failed = (
    <OnSite screens={siteWithParts().screens}>
      <PageFailed />
    </OnSite>
  );
  expect(await open(failed)).toMatchInlineSnapshot(`
    "main [tabindex=-1]
      heading “This page stopped working” [level=1]
      text: It’s our fault, not yours, and everything you saved is safe. Reload the page. If that doesn’t help, come back in a few minutes.
      button “Reload page”"
  `);
});

const Parts = () => Object.keys(useSessionActors()).join();

it("a view of the academy's parts says what is wrong if the academy runs without them", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(open(<Parts />)).rejects.toThrow("The academy runs without its children.");
  quiet.mockRestore();
});
