// @vitest-environment happy-dom
/**
 * What browsers send for a form without scripts, and how much fits into its fields; and what machines read of times.
 * Planned tests see what people notice, which are none of these.
 */
import { fireEvent } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { profileOf } from "../../machines/testing";
import DeleteAccountDialog from "../../src/account/profile/DeleteAccountDialog";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import { PromoCode } from "../../src/account/profile/PromoCode";
import { SignInPage } from "../../src/account/sign-in/SignInPage";
import { CataloguePage } from "../../src/catalogue/catalogue/CataloguePage";
import { CourseCards } from "../../src/catalogue/catalogue/CourseCards";
import { SearchResultsPage } from "../../src/catalogue/search-results/SearchResultsPage";
import { QuestionForm } from "../../src/components/QuestionForm";
import { CourseIntro } from "../../src/courses/course-landing/CourseIntro";
import { RatingStars } from "../../src/courses/course-landing/RatingStars";
import { MyNotes } from "../../src/courses/my-learning/MyNotes";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { EpisodeCards } from "../../src/courses/series/EpisodeCards";
import { SchedulePage } from "../../src/engagement/schedule/SchedulePage";
import { GlossaryPage } from "../../src/library/glossary/GlossaryPage";
import { TermsPage } from "../../src/library/terms/TermsPage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import { Search } from "../../src/shell/SearchForm";
import { onboardingStep } from "../courses/onboarding.model";
import { episodeSummary } from "../courses/series.model";
import { openPage } from "../drivers/page";
import { documents } from "../library/article.model";
import { termCard } from "../library/glossary.model";
import { terms } from "./demo-content";
import { course, courseCard } from "./samples";
import { stubInState, WithSession } from "./stub-actors";
import { OnSite, siteWithParts } from "./with-parts";

let close = () => {};
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});
async function open(view: ReactElement): Promise<void> {
  close();
  ({ close } = await openPage(<OnSite screens={siteWithParts().screens}>{view}</OnSite>));
}
const sent: AnyEventObject[] = [];
afterEach(() => {
  sent.length = 0;
});
const actorIn = (context: object, ...is: string[]) =>
  stubInState({ context, is, hear: (event) => sent.push(event) }) as never;

/** How the forms of a view are sent, and their fields. */
async function formsOf(view: ReactElement): Promise<string[]> {
  await open(view);
  const said = (element: Element, names: string[]) =>
    names.flatMap((name) => (element.hasAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : [])).join(" ");
  return [...document.querySelectorAll("form")].flatMap((form) => [
    said(form, ["method", "action"]),
    ...[...form.querySelectorAll("input, textarea")].map((field) => `  ${said(field, ["name", "value", "maxlength"])}`),
  ]);
}

describe("a form is sent, and its fields have names and limits:", () => {
  const filters = { categories: ["seo"], duration: null, search: "links" };
  const topics = [{ id: "seo", title: "SEO" }];
  const list = { topic: null, filters, topics, cards: [], total: 0, progress: null };

  const catalogue = (context: object) => <CataloguePage actor={actorIn(context)} />;

  it("the filters of the courses", async () => {
    expect(await formsOf(catalogue({ ...list, shelf: "courses" }))).toEqual([
      "method=get action=/academy/courses/",
      "  name=search value=links maxlength=200",
      "  name=categories value=seo",
      "  name=duration value=",
      "  name=duration value=short",
      "  name=duration value=medium",
      "  name=duration value=long",
    ]);
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    expect(sent).toEqual([{ type: "filters.change", filters }]);
  });

  it("the filters of other lists, as far as these have any", async () => {
    expect(await formsOf(catalogue({ ...list, shelf: "webinars" }))).toEqual([
      "method=get action=/academy/webinars/",
      "  name=categories value=seo",
    ]);
    expect(await formsOf(catalogue({ ...list, shelf: "templates" }))).toEqual([
      "method=get action=/academy/templates/",
      "  name=search value=links maxlength=200",
      "  name=categories value=seo",
    ]);
    expect(await formsOf(catalogue({ ...list, shelf: "courses", topic: "seo" }))).toEqual([
      "method=get action=/academy/courses/seo/",
      "  name=search value=links maxlength=200",
      "  name=duration value=",
      "  name=duration value=short",
      "  name=duration value=medium",
      "  name=duration value=long",
    ]);
  });

  it("the search of its own page, and that of every page", async () => {
    const counts = [{ kind: "glossary-term", count: 3 }];
    const found = { words: "links", kind: null, cards: [], total: 3, counts };
    expect(await formsOf(<SearchResultsPage actor={actorIn(found)} />)).toEqual([
      "method=get action=/academy/search/",
      "  name=search value=links maxlength=200",
      "  name=kind value=",
      "  name=kind value=glossary-term",
    ]);
    expect(await formsOf(<Search />)).toEqual(["action=/academy/search/", "  name=search maxlength=200"]);
    expect(document.querySelector("input")?.getAttribute("enterkeyhint")).toBe("search");
  });

  it("the search of the glossary keeps the letter", async () => {
    const glossary = (letter: string | null) =>
      formsOf(
        <GlossaryPage actor={actorIn({ terms: [termCard(1, "A", terms.anchor)], filter: { letter, search: "an" } })} />,
      );
    const [form, search] = [
      "method=get action=/academy/digital-marketing-glossary/",
      "  name=search value=an maxlength=200",
    ];
    expect(await glossary("A")).toEqual([form, search, "  name=letter value=A"]);
    expect(await glossary(null)).toEqual([form, search]);
    // Typing already filters the list.
    expect(fireEvent.submit(document.querySelector("form") as HTMLFormElement)).toBe(false);
  });

  it("the sign-in", async () => {
    const context = { email: "ada@example.org", password: "", elsewhere: null, problem: null };
    expect(await formsOf(<SignInPage actor={actorIn(context)} />)).toEqual([
      "method=post action=/academy/sign-in/",
      "  name=email value=ada@example.org maxlength=254",
      "  name=password value= maxlength=200",
    ]);
    expect(fireEvent.submit(document.querySelector("form") as HTMLFormElement)).toBe(false);
    expect(sent).toEqual([{ type: "credentials.submit" }]);
  });

  it("the profile", async () => {
    const profile = actorIn({ profile: profileOf(7), refreshFailure: null });
    const data = actorIn({ fileName: "", uncertain: false });
    const forms = await formsOf(
      <WithSession profile={profile}>
        <ProfilePage actor={data} />
      </WithSession>,
    );
    const { email, name } = profileOf(7);
    expect(forms).toEqual(["", `  value=${email}`, `  name=name value=${name} maxlength=100`]);
  });

  it("a promo code, whose length its own machine limits", async () => {
    const forms = await formsOf(
      <WithSession profile={actorIn({ profile: null })}>
        <PromoCode actor={actorIn({ code: "SPRING", appliedCode: null })} />
      </WithSession>,
    );
    expect(forms).toEqual(["method=post", "  name=promo value=SPRING"]);
    const field = document.querySelector("input");
    expect(["autocapitalize", "spellcheck"].map((name) => field?.getAttribute(name))).toEqual(["characters", "false"]);
    expect(fireEvent.submit(document.querySelector("form") as HTMLFormElement)).toBe(false);
    expect(sent).toEqual([{ type: "code.submit" }]);
  });

  it("the deletion of the account", async () => {
    const actor = actorIn({ confirmation: "secret", unanswered: false });
    expect(await formsOf(<DeleteAccountDialog actor={actor} email="ada@example.org" />)).toEqual([
      "method=post",
      "  name=confirmation value=secret maxlength=254",
    ]);
    // The button is outside of its form.
    const form = document.querySelector("form") as HTMLFormElement;
    expect(document.querySelector("button[type=submit]")?.getAttribute("form")).toBe(form.id);
    expect(fireEvent.submit(form)).toBe(false);
    expect(sent).toEqual([{ type: "deletion.confirm" }]);
  });

  it("a rating: five stars of one group", async () => {
    const [form, ...stars] = await formsOf(<RatingStars actor={actorIn({ draft: 0, stars: 3 }, "rateable")} />);
    expect([form, ...stars.map((one) => one.replace(/ {2}name=\S+/, ""))]).toEqual([
      "",
      " value=1",
      " value=2",
      " value=3",
      " value=4",
      " value=5",
    ]);
    const inputs = [...document.querySelectorAll<HTMLInputElement>("input")];
    expect(inputs.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(1);
    expect(fireEvent.submit(document.querySelector("form") as HTMLFormElement)).toBe(false);
    expect(sent).toEqual([{ type: "rating.save" }]);
  });

  it("questions: one group of answers for each", async () => {
    const fields = async (question: object) => {
      await open(<QuestionForm question={question as never} answer={[]} onAnswer={() => undefined} />);
      return [...document.querySelectorAll("input")].map((field) =>
        [field.type, field.name, field.getAttribute("maxlength"), field.getAttribute("autocomplete")].join(" "),
      );
    };
    const options = [{ id: "a", text: "A" }];
    expect(await fields({ id: "q1", type: "single", text: "?", options })).toEqual(["radio question-q1  "]);
    expect(await fields({ id: "q2", type: "multiple", text: "?", options })).toEqual(["checkbox question-q2  "]);
    expect(await fields({ id: "q3", type: "text", text: "?", options: [] })).toEqual(["text  500 off"]);
    expect(document.querySelector("[data-question]")?.getAttribute("data-question")).toBe("q3");
  });

  it("the filter of the notes: one group", async () => {
    await open(<MyNotes actor={actorIn({ notes: [], unsaved: [], filter: "all", target: null })} />);
    const names = [...document.querySelectorAll("input")].map(({ name, type }) => `${type} ${name}`);
    expect(names).toEqual(["radio my-notes", "radio my-notes", "radio my-notes"]);
  });
});

describe("a time is readable for machines:", () => {
  const times = async (view: ReactElement) => {
    await open(view);
    return [...document.querySelectorAll("time")].map((time) => time.getAttribute("datetime"));
  };
  const article = (kind: "terms" | "webinar") =>
    actorIn({ asked: { kind, locale: "en", slug: "seo" }, article: { kind, document: documents[kind] } });
  const eventType = { slug: "intro", title: "Introduction", description: "?", minutes: 90, bookingUrl: "/" };
  const startsAt = "2026-03-01T10:00:00.000Z";

  it.each<[string, ReactElement, string[]]>([
    ["of a course", <CourseIntro key="" course={{ ...course, timing: 5400 }} />, ["PT1H30M0S"]],
    [
      "of a webinar in a list",
      <CourseCards key="" cards={[{ ...courseCard(1), startsAt }]} progress={null} hasProgress />,
      [startsAt],
    ],
    ["of a webinar", <WebinarPage key="" actor={article("webinar")} />, [documents.webinar.startsAt, "PT1H0M0S"]],
    ["of a meeting", <SchedulePage key="" actor={actorIn({ eventType, slug: "intro" })} />, ["PT1H30M0S"]],
    ["of the terms", <TermsPage key="" actor={article("terms")} />, [documents.terms.updatedAt]],
    [
      "of a step of the onboarding",
      <OnboardingStep key="" actor={actorIn({})} step={{ ...onboardingStep(1), timing: 90 }} />,
      ["PT0H1M30S"],
    ],
    [
      "of an episode",
      <EpisodeCards
        key=""
        actor={actorIn({ progress: null })}
        series={
          {
            slug: "audits",
            motif: "chart",
            background: "#dff0f2",
            episodes: [{ ...episodeSummary, timing: 90 }],
          } as never
        }
      />,
      ["PT0H1M30S"],
    ],
  ])("%s", async (_, view, expected) => {
    expect(await times(view)).toEqual(expected);
  });
});
