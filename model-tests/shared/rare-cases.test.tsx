// @vitest-environment happy-dom
/** What views show in cases that the planned tests' samples do not have: a list without entries, a second kind, a field that was refused. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { profileOf } from "../../machines/testing";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import { CataloguePage } from "../../src/catalogue/catalogue/CataloguePage";
import { Suggestions } from "../../src/catalogue/search/Suggestions";
import { CertificateWays } from "../../src/certificates/certificates/CertificateWays";
import { Drafts } from "../../src/engagement/editing/Drafts";
import { Translations } from "../../src/engagement/editing/Translations";
import { FaqPage } from "../../src/library/faq/FaqPage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { Card } from "../../src/ui/Card";
import { suggestion } from "../catalogue/search.model";
import { certificate } from "../certificates/certificates.model";
import { documents } from "../library/article.model";
import { backgroundIn, closeView, iconsOf, open } from "./looks.testing";
import { stubNothingNear } from "./nothing-near.testing";
import { stubInState, WithSession } from "./stub-actors";

stubNothingNear();
afterEach(() => {
  closeView();
  vi.restoreAllMocks();
});

const actorIn = (context: object, is: readonly (string | object)[] = [], hear?: (event: AnyEventObject) => void) =>
  stubInState({ context, is, ...(hear && { hear }) }) as never;
const headings = (level: number) => screen.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);
const kindsOf = (of: ReactElement) => open(of).then(() => headings(3));

it("the editors' lists have a heading for each kind, in this order", async () => {
  const one = (kind: string) => ({
    kind,
    id: 1,
    slug: "a",
    title: `A ${kind}`,
    url: `/academy/${kind}/`,
    languages: [],
  });
  const all = ["glossaryTerm", "template", "webinar", "series", "exam", "course"].map(one) as never[];
  expect(await kindsOf(<Drafts drafts={all} />)).toEqual([
    "Courses and single lessons",
    "Exams",
    "Series",
    "Webinars",
    "Templates",
    "Glossary terms",
  ]);
  closeView();
  await open(<Translations translations={["template", "webinar", "course"].map(one) as never[]} />);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "A course",
    "A webinar",
    "A template",
  ]);
});

it("a webinar without speakers has no heading for them", async () => {
  const pageOf = (speakersInFull: readonly object[]) => {
    const webinar = { ...documents.webinar, speakersInFull };
    return (
      <WebinarPage
        actor={actorIn({
          asked: { kind: "webinar", locale: "en", slug: "a" },
          article: { kind: "webinar", document: webinar },
        })}
      />
    );
  };
  await open(pageOf([{ id: 1, name: "Ada", role: "Analyst", bio: "Counts." }]));
  const withSpeaker = headings(2);
  closeView();
  await open(pageOf([]));
  expect(withSpeaker).toHaveLength(headings(2).length + 1);
});

it("questions say in which language they are if it is another one, and only then", async () => {
  const pageOf = (language: string) => {
    const entries = [{ id: 1, question: "Why?", answer: "<p>So.</p>", language }];
    const groups = [{ id: 1, title: "Learning", language, entries }];
    return (
      <FaqPage actor={actorIn({ asked: { kind: "faq", locale: "en" }, article: { kind: "faq", document: groups } })} />
    );
  };
  const noteOf = async (language: string) => {
    await open(pageOf(language));
    const notes = screen.queryAllByText(/Deutsch|German/).length;
    closeView();
    return notes;
  };
  expect(await noteOf("en")).toBe(0);
  expect(await noteOf("de")).toBeGreaterThan(0);
});

it("a list in which nothing is found offers all of it", async () => {
  const heard: AnyEventObject[] = [];
  const filters = { categories: ["seo"], duration: "short", search: "links" };
  const list = { shelf: "courses", topic: null, filters, topics: [], cards: [], total: 0, progress: null };
  await open(<CataloguePage actor={actorIn(list, ["empty"], (event) => heard.push(event))} />);
  fireEvent.click(screen.getByRole("button", { name: /all courses/i }));
  expect(heard).toEqual([{ type: "filters.change", filters: { categories: [], duration: null, search: "" } }]);
});

it("a name that was refused says how names may be, and a failed call does not", async () => {
  const alertsAfter = async (code: string) => {
    const why = { code, status: code === "invalid" ? 422 : 503 };
    const profile = actorIn({ profile: profileOf(7), failure: why }, [{ ready: { account: "renameFailed" } }]);
    await open(
      <WithSession profile={profile}>
        <ProfilePage actor={actorIn({ uncertain: false })} />
      </WithSession>,
    );
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    closeView();
    return alerts;
  };
  const [refused, failed] = [await alertsAfter("invalid"), await alertsAfter("unavailable")];
  expect([refused.length, failed.length]).toEqual([1, 1]);
  expect(refused[0]).toContain("100 characters");
  expect(failed[0]).not.toContain("100 characters");
});

it("the selected suggestion is scrolled into view, and no other", async () => {
  const shown = vi.fn(function (this: Element) {
    return this.id;
  });
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(shown as never);
  const suggestions = [1, 2, 3].map((id) => ({ ...suggestion, id }));
  await open(<Suggestions actor={actorIn({ suggestions, total: 3, selected: 1, query: "a" }, ["open", "results"])} />);
  await waitFor(() => expect(screen.getAllByRole("option", { hidden: true })).toHaveLength(3));
  const [, second] = screen.getAllByRole("option", { hidden: true });
  expect(shown.mock.results.map(({ value }) => value)).toEqual([second?.id]);
});

describe("what only eyes can tell apart:", () => {
  it("the ways to use a certificate", async () => {
    const held = { ...certificate(1, null as never), hash: "abc" };
    const ways = (isExpired: boolean) => iconsOf(<CertificateWays certificate={held as never} isExpired={isExpired} />);
    expect(await ways(false)).toEqual(["download", "user", "certificate"]);
    close();
    expect(await ways(true)).toEqual(["download"]);
  });

  it("the grounds of cards", async () => {
    const card = ($tone: "surface" | "sunken" | "plain") => (
      <Card key={$tone} $tone={$tone}>
        {$tone}
      </Card>
    );
    expect(
      await backgroundIn(<div>{[card("surface"), card("sunken"), card("plain")]}</div>, "surface", "sunken", "plain"),
    ).toEqual(["surface", "sunken", "none"]);
  });
});
