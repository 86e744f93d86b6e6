// @vitest-environment happy-dom
/** What no machine's own view shows: the frame around every page, and pages that only consist of links and words. */
import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { snapshotOf } from "statechart-testing/accessibility/snapshot";
import { afterEach, describe, expect, it } from "vitest";
import { HomePage } from "../../src/catalogue/home/HomePage";
import { EducationPage } from "../../src/library/education/EducationPage";
import { AccountArea } from "../../src/shell/AccountArea";
import { Footer } from "../../src/shell/Footer";
import { Header } from "../../src/shell/Header";
import { NotFoundPage } from "../../src/shell/not-found/NotFoundPage";
import { OfflineNotice } from "../../src/shell/OfflineNotice";
import { openPage } from "../drivers/page";
import { stubActor, WithAcademy, WithSession } from "./stub-actors";

let close = () => {};
afterEach(() => close());

async function open(view: ReactElement): Promise<readonly string[]> {
  ({ close } = await openPage(view));
  return snapshotOf(document.body).lines;
}

/** The links in an element, each with where it leads. */
const linksIn = (element: HTMLElement): [string, string | null][] =>
  within(element)
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.getAttribute("aria-label") ?? link.textContent ?? "", link.getAttribute("href")]);

/** The links below a heading. */
function linksBelow(heading: string): [string, string | null][] {
  const { parentElement } = screen.getByRole("heading", { name: heading, hidden: true });
  return linksIn(parentElement as HTMLElement);
}

const state = (value: string, context: object = {}) =>
  stubActor({ context, children: {}, hasTag: (tag: string) => tag === value, matches: (one: string) => one === value });
const here = "/academy/under-test/";
/** The test's router has no page at this address: for it, the open page is the root. */
const openDialog = (hash: string) => `/#${hash}`;

const topics: [string, string][] = [
  ["Courses", "/academy/courses/"],
  ["Advertising", "/academy/courses/advertising/"],
  ["Career", "/academy/courses/career/"],
  ["Content marketing", "/academy/courses/content-marketing/"],
  ["Digital marketing", "/academy/courses/digital-marketing/"],
  ["AI", "/academy/courses/ai/"],
  ["Marketing analytics", "/academy/courses/marketing-analytics/"],
  ["SEO", "/academy/courses/seo/"],
  ["Semrush tools", "/academy/courses/semrush-tools/"],
  ["Social media", "/academy/courses/social-media/"],
];
const formats: [string, string][] = [
  ["Single lessons", "/academy/lessons/"],
  ["Series", "/academy/series/"],
  ["Webinars", "/academy/webinars/"],
  ["Get started with SEO", "/academy/onboarding/seo/"],
];
const exams: [string, string][] = [
  ["Certification", "/academy/certification/"],
  ["Agency partner exams", "/academy/agency-partners-exams/"],
  ["My certificates", "/academy/certification/my-certificates/"],
];

describe("the header", () => {
  const openHeader = (profile: object = state("visitor", { profile: null })) =>
    open(
      <WithSession profile={profile} notices={state("", { messages: [], unread: 0 })}>
        <Header />
      </WithSession>,
    );

  it("leads to the home page, three sections, and all of them in a menu that a button opens", async () => {
    await openHeader();
    const banner = screen.getByRole("banner");
    expect(within(banner).getByRole("link", { name: "Academy" }).getAttribute("href")).toBe("/academy/");
    const nav = screen.getByRole("navigation", { name: "Main" });
    expect(linksIn(nav).slice(0, 3)).toEqual([
      ["Courses", "/academy/courses/"],
      ["Webinars", "/academy/webinars/"],
      ["Certification", "/academy/certification/"],
    ]);
    expect(linksBelow("Topics")).toEqual(topics);
    expect(linksBelow("Ways to learn")).toEqual(formats);
    expect(linksBelow("Exams")).toEqual(exams);
    expect(linksBelow("Resources")).toEqual([
      ["Templates", "/academy/templates/"],
      ["Glossary", "/academy/digital-marketing-glossary/"],
      ["Questions and answers", "/academy/faq/"],
      ["For education", "/academy/semrush-for-education/"],
      ["My learning", "/academy/my-learning/"],
    ]);
    const opener = screen.getByRole("button", { name: "More: All sections" });
    expect(document.getElementById(opener.getAttribute("popovertarget") ?? "")?.getAttribute("popover")).toBe("auto");
  });

  it.each([
    ["learners", { name: "Ada", permissions: {} }],
    ["those who may be learners", null],
  ])("leads %s to their learning first", async (_, profile) => {
    await openHeader(state("", { profile }));
    expect(linksIn(screen.getByRole("navigation", { name: "Main" })).slice(0, 2)).toEqual([
      ["My learning", "/academy/my-learning/"],
      ["Courses", "/academy/courses/"],
    ]);
  });

  it("offers the menus in every language, marks the current one, and says which language each name is in", async () => {
    await openHeader();
    expect(screen.getByRole("button", { name: "EN, Language: English" })).toBeTruthy();
    const links = linksBelow("Site language");
    expect(links).toHaveLength(14);
    expect(links).toContainEqual(["Deutsch", `/academy/language/de/?returnTo=${encodeURIComponent(here)}`]);
    const german = screen.getAllByRole("link", { name: "Deutsch", hidden: true }).at(-1);
    expect([german?.getAttribute("lang"), german?.getAttribute("aria-current")]).toEqual(["de", null]);
    const english = screen.getAllByRole("link", { name: "English", hidden: true }).at(-1);
    expect(english?.getAttribute("aria-current")).toBe("true");
  });
});

describe("the account in the header", () => {
  const openAccount = (profile: object) =>
    open(
      <WithSession profile={profile}>
        <AccountArea />
      </WithSession>,
    );

  it("leads visitors to the sign-in, and from there back to the page", async () => {
    expect(await openAccount(state("visitor", { profile: null }))).toEqual([
      `link “Sign in” → /academy/sign-in/?returnTo=${encodeURIComponent(here)}`,
    ]);
  });
  it("leads learners to their profile, by name or else by address", async () => {
    expect(await openAccount(state("known", { profile: { name: "Ada", email: "ada@example.org" } }))).toEqual([
      "link “Profile: Ada” → /academy/profile/",
    ]);
    close();
    expect(await openAccount(state("known", { profile: { name: "", email: "ada@example.org" } }))).toEqual([
      "link “Profile: ada@example.org” → /academy/profile/",
    ]);
  });
  it("says that nobody knows who is signed in, and asks again", async () => {
    const sent: unknown[] = [];
    const failed = { ...state("failed", { profile: null }), send: (event: unknown) => sent.push(event) };
    expect(await openAccount(failed)).toEqual(["button “Sign-in status unknown. Try again”"]);
    fireEvent.click(screen.getByRole("button"));
    expect(sent).toEqual([{ type: "profile.retry" }]);
  });
  it("shows nothing while that is being asked", async () => {
    expect(await openAccount(state("loading", { profile: null }))).toEqual([]);
  });
});

it("the footer leads to everything in the academy", async () => {
  await open(
    <WithSession
      appearance={state("", { scheme: "light" })}
      consent={state("given")}
      notices={state("")}
      shortcuts={state("")}
    >
      <Footer />
    </WithSession>,
  );
  expect(screen.getByRole("contentinfo", { name: "About this site" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to main site" }).getAttribute("href")).toBe("/");
  expect(linksBelow("Learn")).toEqual([...topics, ...formats]);
  expect(linksBelow("Prove it")).toEqual([
    ...exams,
    ["My learning", "/academy/my-learning/"],
    ["Profile", "/academy/profile/"],
  ]);
  expect(linksBelow("Reference")).toEqual([
    ["Glossary", "/academy/digital-marketing-glossary/"],
    ["Templates", "/academy/templates/"],
    ["Questions and answers", "/academy/faq/"],
    ["Search", "/academy/search/"],
  ]);
  expect(linksBelow("About")).toEqual([
    ["For education", "/academy/semrush-for-education/"],
    ["Terms", "/academy/terms/"],
    ["Feedback", openDialog("feedback")],
    ["What we count", openDialog("counted")],
  ]);
  const chosen = screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual(["light"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

it.each([
  ["academy.admin", true],
  ["academy.courses.edit", true],
  ["academy.student", false],
])("menu and footer lead to administration and flows with the permission %s: %s", async (permission, isLed) => {
  const permissions = { "academy.admin": false, "academy.courses.edit": false, [permission]: true };
  await open(
    <WithSession
      profile={state("known", { profile: { name: "Ada", permissions } })}
      appearance={state("", { scheme: "light" })}
      notices={state("", { messages: [], unread: 0 })}
      consent={state("given")}
    >
      <Header />
      <Footer />
    </WithSession>,
  );
  for (const heading of ["Resources", "About"]) {
    const both = [
      ["Administration", "/academy/administration/"],
      ["Site flows", "/academy/flows/"],
    ];
    const found = linksBelow(heading).filter(([, href]) => both.some(([, wanted]) => wanted === href));
    expect(found, heading).toEqual(isLed ? both : []);
  }
});

it("a page that does not exist says so, and searches the courses without scripts", async () => {
  expect(await open(<NotFoundPage />)).toEqual([
    "main [tabindex=-1]",
    "  heading “Page not found” [level=1]",
    "  text: There’s nothing at this address. The page may have moved, or the link may have a typo. Search for what you need, or browse the courses.",
    "  search",
    "    searchbox “Search courses”",
    "    button “Search”",
    "  link “See all courses” → /academy/courses/",
  ]);
  const form = screen.getByRole<HTMLFormElement>("search");
  expect([form.getAttribute("action"), form.method, screen.getByRole<HTMLInputElement>("searchbox").name]).toEqual([
    "/academy/courses/",
    "get",
    "search",
  ]);
});

it("the page for education leads on to the courses, the series, the templates, and the answers", async () => {
  const lines = await open(<EducationPage />);
  expect(lines).toContain("  heading “For teachers and students” [level=1]");
  expect(lines).toContain("  heading “What’s here for your class” [level=2]");
  expect(lines).toContain("    listitem");
  expect(linksIn(screen.getByRole("main"))).toEqual([
    ["Ask for student accounts", openDialog("feedback")],
    ["See all courses", "/academy/courses/"],
    ["See all series", "/academy/series/"],
    ["See all templates", "/academy/templates/"],
    ["Questions and answers", "/academy/faq/"],
  ]);
});

it("the home page leads to the courses, the topics, and the onboarding, and says how it works", async () => {
  const catalogue = state("", { cards: [], progress: [], failure: null });
  await open(
    <WithSession profile={state("anonymous", { profile: null })}>
      <HomePage actor={catalogue as never} />
    </WithSession>,
  );
  const headings = screen.getAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings.slice(0, 2)).toEqual([
    "H1 Learn marketing that holds up when someone asks how you know.",
    "H2 Start here",
  ]);
  expect(headings).toEqual(expect.arrayContaining(["H3 Learn in small steps", "H3 Stop anywhere", "H3 Prove it"]));
  const links = linksIn(screen.getByRole("main"));
  expect(links).toContainEqual(["Browse courses", "/academy/courses/"]);
  expect(links).toContainEqual(["All courses", "/academy/courses/"]);
  expect(links).toContainEqual(["Get started with SEO", "/academy/onboarding/seo/"]);
  expect(linksBelow("Pick a topic")).toEqual(topics.slice(1));
});

it.each([
  [
    "offline",
    [
      "status: You’re offline. Your answers, notes, completed steps, and messages are saved on this device and will be sent when you’re back online.",
    ],
  ],
  ["online", []],
])("a visitor who is %s is told what happens to their work", async (value, lines) => {
  const academy = stubActor({ children: {}, hasTag: (tag: string) => tag === value });
  expect(
    await open(
      <WithAcademy academy={academy}>
        <OfflineNotice />
      </WithAcademy>,
    ),
  ).toEqual(lines);
});
