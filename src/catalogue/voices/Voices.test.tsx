// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { createActor, fromPromise, type PromiseActorLogic } from "xstate";
import type { HomeSettings } from "../../../contract/catalogue/site";
import type { Failure } from "../../../contract/errors";
import { type Asked, articleMachine, type Loaded } from "../../../machines/library/article";
import type { UiLanguage } from "../../i18n/languages";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { type Site, SiteContext } from "../../screens/site-context";
import { Voices } from "./Voices";

const nothing: HomeSettings = { topExperts: [], reviews: [], bannerSettings: { isShown: false } };
const ada = { id: "ada", name: "Ada", role: "Engineer", line: "Begins with the question." };

/** The component, which requests its settings. */
async function open(loadArticle: PromiseActorLogic<Loaded, Asked>, language: UiLanguage = "en"): Promise<HTMLElement> {
  const actor = createActor(articleMachine.provide({ actors: { loadArticle } }), {
    input: { kind: "home", locale: "en", slug: null },
  }).start();
  const { container } = render(
    <I18nextProvider i18n={await createStrictI18n(language)}>
      <SiteContext.Provider value={{ locale: "en", language } as Site}>
        <Voices actor={actor} />
      </SiteContext.Provider>
    </I18nextProvider>,
  );
  return container;
}
/** The component with these settings, once they have loaded. */
async function shown(set: Partial<HomeSettings>, language?: UiLanguage): Promise<HTMLElement> {
  const document = { ...nothing, ...set };
  const container = await open(
    fromPromise<Loaded, Asked>(async () => ({ article: { kind: "home", document }, now: "" })),
    language,
  );
  await expect.poll(() => container.querySelector("[aria-busy]")).toBeNull();
  return container;
}
const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

describe("the editors' part of the home page", () => {
  afterEach(cleanup);

  it("says if it failed to load, and is requested again", async () => {
    let asked = 0;
    const loadArticle = fromPromise<Loaded, Asked>(async () => {
      asked += 1;
      if (asked === 1) throw { code: "network", status: 0 } satisfies Failure;
      return { article: { kind: "home", document: { ...nothing, topExperts: [ada] } }, now: "" };
    });
    await open(loadArticle);
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("We couldn’t load part of this page");
    expect(notice.textContent).toContain((await createStrictI18n("en")).t("failure.network"));
    screen.getByRole("button", { name: "Try again" }).click();
    await screen.findByRole("heading", { name: "Ada" });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("renders nothing if nothing is set", async () => {
    expect((await shown({})).childNodes).toHaveLength(0);
  });

  it("is busy until its settings are known", async () => {
    const container = await open(fromPromise<Loaded, Asked>(() => new Promise(() => undefined)));
    expect(container.querySelector("[aria-busy=true]")?.textContent).toBe("Loading…");
  });

  it("renders nothing if there are no settings", async () => {
    const nowhere: Failure = { code: "not_found", status: 404 };
    const container = await open(fromPromise<Loaded, Asked>(() => Promise.reject(nowhere)));
    await expect.poll(() => container.childNodes).toHaveLength(0);
  });

  it("leaves out a hidden banner and missing reviews", async () => {
    await shown({ topExperts: [ada], bannerSettings: { isShown: false, title: "Later" } });
    expect(headings()).toEqual(["Meet the instructors", "Ada"]);
  });

  it("shows reviews even if there is nothing else", async () => {
    await shown({
      reviews: [
        { name: "Rae", text: "Good." },
        { name: "Rae", text: "Short." },
      ],
    });
    expect(headings()).toHaveLength(1);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Good.Rae", "Short.Rae"]);
  });

  it("is rendered as text, even if it looks like markup", async () => {
    const hostile = '<img src="x" onerror="alert(1)"><script>alert(2)</script>';
    const container = await shown({
      topExperts: [{ ...ada, line: hostile }],
      reviews: [{ name: hostile, text: hostile }],
      bannerSettings: { isShown: true, title: hostile, text: hostile },
    });
    expect(container.querySelector("img, script")).toBeNull();
    expect(container.querySelector("blockquote")?.textContent).toBe(hostile);
    expect(screen.getAllByText(hostile)).toHaveLength(5);
  });

  it("links to other sites as well, and to a place within a page", async () => {
    for (const href of ["https://example.org/", "/academy/faq/#cost"]) {
      await shown({ bannerSettings: { isShown: true, title: "News", link: { href, label: "Read" } } });
      expect(screen.getByRole("link", { name: "Read" }).getAttribute("href")).toBe(href);
      cleanup();
    }
  });

  it("is labeled with its language if the interface has another", async () => {
    const container = await shown({ topExperts: [ada], reviews: [{ name: "Rae", text: "Good." }] }, "pl");
    expect(headings()[0]).toBe("Kto tu uczy");
    expect([...container.querySelectorAll("li")].map(({ lang }) => lang)).toEqual(["en", "en"]);
  });
});
