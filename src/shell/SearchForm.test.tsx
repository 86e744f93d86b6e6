// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnyActorRef } from "xstate";
import type { Failure } from "../../contract/errors";
import type { Suggestion } from "../../machines/catalogue/search/context";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { createScreens } from "../screens/screens";
import { type Site, SiteContext } from "../screens/site-context";
import { Search } from "./SearchForm";

const suggestion = (id: number, overrides: Partial<Suggestion> = {}): Suggestion => ({
  id: `course ${id}`,
  kind: "course",
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  language: "en",
  highlights: {
    title: [
      { text: "Course ", hit: false },
      { text: String(id), hit: true },
    ],
    content: [],
  },
  partOf: null,
  ...overrides,
});

describe("the search in the header", () => {
  let asked: { query: string; languages: string[] }[];
  let reply: Suggestion[] | Failure;
  let opened: string[];
  let started: AnyActorRef[];
  beforeEach(async () => {
    asked = [];
    reply = [suggestion(1), suggestion(2)];
    opened = [];
    started = [];
    const everything = async (query: (typeof asked)[number]) => {
      asked.push(query);
      if (!Array.isArray(reply)) throw reply;
      return { data: reply, total: 40 };
    };
    const screens = createScreens({
      get: (async () => ({ everything })) as unknown as Parameters<typeof createScreens>[0]["get"],
      link: (actor) => {
        started.push(actor);
        actor.on("navigation.requested", ({ href }: { href: string }) => opened.push(href));
        return { show: () => undefined, end: () => undefined };
      },
    });
    const site: Partial<Site> = { screens, locale: "de" };
    render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <SiteContext.Provider value={site as Site}>
          <Search />
          <button type="button">Elsewhere</button>
        </SiteContext.Provider>
      </I18nextProvider>,
    );
  });
  afterEach(cleanup);

  const plain = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search Academy" });
  const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Search Academy" });
  const option = (name: string) => screen.findByRole("option", { name: (full) => full.startsWith(name) });
  const gone = (role: string) => expect.poll(() => screen.queryByRole(role)).toBeNull();
  async function searchFor(words: string): Promise<HTMLInputElement> {
    await userEvent.click(plain());
    const input = await field();
    await userEvent.type(input, words);
    return input;
  }

  it("is a plain form until it is focused", () => {
    const form = plain().form as HTMLFormElement;
    expect([form.getAttribute("action"), form.method, plain().name]).toEqual(["/academy/search/", "get", "search"]);
    expect(started).toEqual([]);
  });

  it("takes over the same field with its text and focus", async () => {
    const before = plain();
    // As when the page's code loads after the first keystrokes.
    before.value = "se";
    before.focus();
    const after = await field();
    expect(after).toBe(before);
    expect(document.activeElement).toBe(before);
    expect(after.value).toBe("se");
    await option("Course 1");
    expect(asked).toEqual([{ query: "se", limit: 6, languages: ["de", "en"] }]);
    expect(started).toHaveLength(1);
  });

  it("marks the search words, says how many results there are, and opens the one chosen with arrows and Enter", async () => {
    const input = await searchFor("course");
    const first = await option("Course 1");
    expect(first.querySelector("mark")?.textContent).toBe("1");
    expect(screen.getByRole("status").textContent).toContain("40 results.");
    expect(input.getAttribute("aria-expanded")).toBe("true");
    expect(input.getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    expect(input.hasAttribute("aria-activedescendant")).toBe(false);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(input.getAttribute("aria-activedescendant")).toBe((await option("Course 2")).id);
    expect((await option("Course 2")).getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect(opened).toEqual(["/academy/courses/course-2/"]);
    expect(input.value).toBe("");
    await gone("listbox");
    expect(document.activeElement).toBe(input);
  });

  it("opens all results on Enter if nothing is selected", async () => {
    await searchFor("course");
    await option("Course 1");
    await userEvent.keyboard("{Enter}");
    expect(opened).toEqual(["/academy/search/?search=course"]);
    await gone("listbox");
  });

  it("opens them with the button below the list too", async () => {
    const input = await searchFor("course");
    await option("Course 1");
    screen.getByRole("button", { name: "See all results" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(opened).toEqual(["/academy/search/?search=course"]);
    expect(document.activeElement).toBe(input);
    await gone("listbox");
  });

  it("leaves Enter and arrows to an input method that composes a word", async () => {
    const input = await searchFor("course");
    await option("Course 1");
    fireEvent.keyDown(input, { key: "ArrowDown", isComposing: true });
    fireEvent.keyDown(input, { key: "Escape", isComposing: true });
    expect(input.hasAttribute("aria-activedescendant")).toBe(false);
    expect(screen.getByRole("listbox")).toBeTruthy();
  });

  it("closes the list on Escape from a button beside or below the field, which then has the focus", async () => {
    const input = await searchFor("seo");
    for (const name of ["Clear search", "See all results"]) {
      fireEvent.click(input);
      await option("Course 1");
      screen.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Escape}");
      await gone("listbox");
      expect([document.activeElement, input.value]).toEqual([input, "seo"]);
    }
  });

  it("closes the list on Escape and reopens it on click; a second Escape clears the field", async () => {
    const input = await searchFor("course");
    await option("Course 1");
    await userEvent.keyboard("{Escape}");
    await gone("listbox");
    expect(input.value).toBe("course");
    await userEvent.click(input);
    await option("Course 1");
    await userEvent.keyboard("{Escape}{Escape}");
    expect(input.value).toBe("");
    expect(asked).toHaveLength(1);
  });

  it("closes the list when the focus leaves the form, but not within it", async () => {
    await searchFor("course");
    await option("Course 1");
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Clear search" }));
    expect(screen.getByRole("listbox")).toBeTruthy();
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await gone("listbox");
  });

  it("opens what is clicked, and leaves opening a new tab to the browser", async () => {
    await searchFor("course");
    const link = await option("Course 2");
    const isLeft = fireEvent.click(link, { ctrlKey: true });
    expect([isLeft, opened]).toEqual([true, []]);
    await userEvent.click(link);
    expect(opened).toEqual(["/academy/courses/course-2/"]);
  });

  it("moves the focus to the field after clearing it", async () => {
    const input = await searchFor("course");
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(input.value).toBe("");
    expect(document.activeElement).toBe(input);
  });

  it("says that nothing was found", async () => {
    reply = [];
    await searchFor(" xyzzy ");
    await expect.poll(() => screen.getByRole("status").textContent).toContain("No results for “xyzzy”");
    expect((await field()).getAttribute("aria-expanded")).toBe("false");
  });

  it("says why it failed, and moves the focus to the field after another try", async () => {
    reply = { code: "unavailable", status: 503 };
    const input = await searchFor("course");
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t run your search");
    reply = [suggestion(1)];
    // By keyboard, the button has the focus and disappears.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try again" }));
    await userEvent.keyboard("{Enter}");
    await option("Course 1");
    expect(document.activeElement).toBe(input);
  });

  it("names the kind of each result, what it is a part of, and a different language", async () => {
    reply = [suggestion(1, { kind: "lesson", partOf: "SEO basics" }), suggestion(2, { language: "de" })];
    await searchFor("course");
    const lesson = await option("Course 1 Lesson SEO basics English");
    expect(lesson.getAttribute("lang")).toBe("en");
    expect((await option("Course 2")).textContent).toBe("Course 2Course");
  });
});
