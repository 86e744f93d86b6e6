// @vitest-environment happy-dom
/** What the controls around every page send, what they are marked with, and when parts of the frame are there. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { Page } from "../../src/components/Page";
import { LessonEnd } from "../../src/courses/lesson/LessonEnd";
import { StepNote } from "../../src/courses/lesson/StepNote";
import { StepView } from "../../src/courses/lesson/StepView";
import { AccountArea } from "../../src/shell/AccountArea";
import { Footer } from "../../src/shell/Footer";
import { Header } from "../../src/shell/Header";
import { MessagesBell, Notices } from "../../src/shell/Notices";
import { Search } from "../../src/shell/SearchForm";
import { Shell } from "../../src/shell/Shell";
import { Shortcuts } from "../../src/shell/Shortcuts";
import { TrialBanner } from "../../src/shell/TrialBanner";
import { Undelivered } from "../../src/shell/Undelivered";
import { openPage, viewAt } from "../drivers/page";
import { stubActor, stubInState, WithAcademy, WithSession } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});
async function open(view: ReactElement): Promise<void> {
  close();
  ({ close } = await openPage(view));
}
const sent: AnyEventObject[] = [];
afterEach(() => {
  sent.length = 0;
});
/** An actor in a state, with a tag, or that takes an event of this name, which hears what its view sends. */
const actorIn = (is: string, context: object = {}) => {
  const known = { messages: [], toasts: [], profile: null, scheme: "system", ...context };
  return stubInState({ context: known, is: [is], hear: (event) => sent.push(event) });
};

describe("the footer", () => {
  const openFooter = (consent = "", scheme = "system", isDemo = false) =>
    open(
      <WithSession
        appearance={actorIn("", { scheme })}
        consent={actorIn(consent)}
        notices={actorIn("")}
        shortcuts={actorIn("")}
      >
        <OnSite isDemo={isDemo}>
          <Footer />
        </OnSite>
      </WithSession>,
    );

  it("changes the appearance", async () => {
    await openFooter();
    const options = screen.getAllByRole<HTMLInputElement>("radio");
    expect(options.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ["appearance", "system", true],
      ["appearance", "light", false],
      ["appearance", "dark", false],
    ]);
    fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(sent).toEqual([{ type: "scheme.choose", scheme: "dark" }]);
  });

  it("counts visits only after it was agreed to", async () => {
    await openFooter("");
    const box = screen.getByRole<HTMLInputElement>("checkbox");
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    expect(sent).toEqual([{ type: "consent.give" }]);
    // The box stands apart from its name.
    expect(box.closest("label")?.textContent).toMatch(/^ \S/);
  });

  it("opens the messages", async () => {
    await openFooter();
    fireEvent.click(screen.getByRole("button", { name: "Messages" }));
    expect(sent).toEqual([{ type: "messages.open" }]);
  });

  it.each([true, false])("says that a site is a demo if it is one: %s", async (isDemo) => {
    await openFooter("", "system", isDemo);
    expect(screen.queryAllByText("This is a demo", { exact: false })).toHaveLength(isDemo ? 1 : 0);
  });
});

describe("the account in the header", () => {
  const openAccount = (profile: object, address = "/academy/courses/") =>
    open(<WithSession profile={profile}>{viewAt(address, <AccountArea />)}</WithSession>);

  it("begins with the initial of the name, or of the address", async () => {
    await openAccount(actorIn("", { profile: { name: "ada", email: "b@example.org" } }));
    expect(document.querySelector("[aria-hidden=true]")?.textContent).toBe("A");
    await openAccount(actorIn("", { profile: { name: "", email: "b@example.org" } }));
    expect(document.querySelector("[aria-hidden=true]")?.textContent).toBe("B");
    await openAccount(actorIn("", { profile: { name: "𝒜da", email: "" } }));
    expect(document.querySelector("[aria-hidden=true]")?.textContent).toBe("𝒜");
  });

  it("leads to the sign-in, which leads to itself without returning to itself", async () => {
    const target = () => screen.getByRole("link").getAttribute("href");
    await openAccount(actorIn("visitor"), "/academy/courses/?search=seo");
    expect(target()).toBe(`/academy/sign-in/?returnTo=${encodeURIComponent("/academy/courses/?search=seo")}`);
    await openAccount(actorIn("visitor"), "/academy/sign-in/?returnTo=%2Facademy%2F");
    expect(target()).toBe("/academy/sign-in/?returnTo=%2Facademy%2F");
  });
});

describe("the header", () => {
  const openHeader = (address: string) =>
    open(
      <WithSession profile={actorIn("")} notices={actorIn("")}>
        {viewAt(address, <Header />)}
      </WithSession>,
    );

  it("offers other languages, but not for series, which learners read in one", async () => {
    await openHeader("/academy/courses/?search=seo");
    const [menu] = screen.getAllByRole("button", { name: "EN, Language: English" });
    expect(menu?.textContent).toContain("EN");
    expect(screen.getByRole("link", { name: "Deutsch", hidden: true }).getAttribute("href")).toBe(
      `/academy/language/de/?returnTo=${encodeURIComponent("/academy/courses/?search=seo")}`,
    );
    await openHeader("/academy/series/audits/");
    expect(screen.queryAllByRole("button", { name: /Language: English/ })).toEqual([]);
  });

  it("opens the messages", async () => {
    await open(
      <WithSession notices={actorIn("", { messages: [{ isRead: true }] })}>
        <MessagesBell />
      </WithSession>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Messages" }));
    expect(sent).toEqual([{ type: "messages.open" }]);
  });
});

describe("the frame", () => {
  const openFrame = (address: string, differs: object = {}) =>
    open(
      <WithSession profile={actorIn("")} notices={actorIn("")}>
        <OnSite {...differs}>
          {viewAt(
            address,
            <Shell>
              <Page>Words</Page>
            </Shell>,
          )}
        </OnSite>
      </WithSession>,
    );

  it("says that a session is being recorded, and only then", async () => {
    const session = { subscribe: () => () => undefined, count: () => 3, session: () => ({}), discard: () => undefined };
    await openFrame("/academy/courses/", { recorder: session });
    await waitFor(() => expect(screen.getByRole("complementary").textContent).toContain("3"));
    await openFrame("/academy/courses/");
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("shows no list of shortcuts, no trial, and no messages unless they are open", async () => {
    await openFrame("/academy/courses/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.querySelector("[data-part=trialBanner]")).toBeNull();
    expect(document.querySelector("[data-toasts]")).toBeNull();
  });
});

it("the list of shortcuts and that of the messages open as dialogs", async () => {
  await open(
    <WithSession shortcuts={actorIn("open")} notices={actorIn("open")}>
      <Shortcuts />
    </WithSession>,
  );
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy());
  await open(
    <WithSession notices={actorIn("open")}>
      <Notices />
    </WithSession>,
  );
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Messages" })).toBeTruthy());
  await open(
    <WithSession>
      <Shortcuts />
      <Notices />
    </WithSession>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("the offer of a trial leads to the learner's plan, and can be closed (R57)", async () => {
  await open(
    <WithSession trialBanner={actorIn("visible")}>
      <TrialBanner />
    </WithSession>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/academy/profile/#plan");
  const band = document.querySelector<HTMLElement>("[data-part=trialBanner]");
  fireEvent.click(within(band as HTMLElement).getByRole("button"));
  expect(sent).toEqual([{ type: "banner.close" }]);
});

it.each([
  ["undelivered", [{ id: "delivery", input: null }]],
  ["online", []],
])("what this device keeps is delivered on every page, if there is anything: %s", async (tag, parts) => {
  const { opened, screens } = siteWithParts();
  await open(
    <WithAcademy academy={stubActor({ children: {}, hasTag: (one: string) => one === tag })}>
      <OnSite screens={screens}>
        <Undelivered />
      </OnSite>
    </WithAcademy>,
  );
  await waitFor(() => expect(opened).toEqual(parts));
});

it("shortcuts find their controls", async () => {
  const found = () =>
    [...document.querySelectorAll("[data-shortcut]")].map((control) => [
      control.getAttribute("data-shortcut"),
      control.getAttribute("aria-label") ?? control.textContent?.trim(),
    ]);
  const step = { id: 1, number: 2, title: "Step", seconds: 0, done: false, type: "text", html: "" };
  const known = { step, structure: null, number: 1, stepNumber: 2, slug: "seo", locale: "en" };
  const { screens } = siteWithParts();
  await open(
    <OnSite screens={screens}>
      <StepView actor={actorIn("active", known) as never} />
    </OnSite>,
  );
  expect(found()).toEqual([
    ["previous", "Previous"],
    ["next", "Next"],
  ]);
  for (const control of document.querySelectorAll("[data-shortcut]")) fireEvent.click(control);
  expect(sent).toEqual([{ type: "step.open", step: 1 }, { type: "step.continue" }]);
  const structure = { course: { url: "/", examSlug: null }, lessons: [], progress: { stepsCount: 3 } };
  const end = { ...actorIn("lessonCompleted", { structure, number: 1 }) };
  const snapshot = { ...end.getSnapshot(), can: () => true };
  await open(
    <OnSite screens={screens}>
      <LessonEnd actor={{ ...end, getSnapshot: () => snapshot } as never} />
    </OnSite>,
  );
  expect(found()).toEqual([["next", "Next lesson"]]);
  await open(<StepNote actor={actorIn("", { note: "", bookmarked: false, theirs: null }) as never} />);
  expect(found()).toEqual([["bookmark", ""]]);
  await open(
    <OnSite screens={screens}>
      <Search />
    </OnSite>,
  );
  expect(found()).toEqual([["search", "Search Academy"]]);
  await open(
    <WithSession appearance={actorIn("", { scheme: "system" })}>
      <Footer />
    </WithSession>,
  );
  expect(found()).toEqual([["messages", "Messages"]]);
});
