import { describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { page, seen } from "../harness/visit";
import { glossary, heading, link, open, startSiteWithArticles, waiting } from "./articles.testing";

startSiteWithArticles();

const field = () => page.getByRole("searchbox", { name: "Search the glossary" });
const found = (text: string) => page.getByRole("status").getByText(text, { exact: true });
const query = () => new URL(page.url()).search;

describe("the glossary", () => {
  it("finds terms by words and by letters, and its address shows both", async () => {
    await open(glossary);
    await found("4 terms").waitFor();
    await field().fill("LÍNK");
    await found("1 term").waitFor();
    await expect.poll(query, waiting).toBe("?search=L%C3%8DNK");
    await link("S").click();
    await found("No terms match").waitFor();
    expect(new URLSearchParams(query()).get("letter")).toBe("S");
    expect(await field().inputValue()).toBe("LÍNK");
    await holds(page);
    await page.getByRole("button", { name: "Show all terms" }).click();
    await found("4 terms").waitFor();
    await expect.poll(query, waiting).toBe("");

    await link("S").click();
    await link("Search term").waitFor();
    expect(await link("S").getAttribute("aria-current")).toBeTruthy();
    expect(await link("All").getAttribute("aria-current")).toBeNull();
    await page.goBack();
    await found("4 terms").waitFor();
    expect(seen.complaints).toEqual([]);
    expect(seen.requests.filter((url) => url.includes("/glossary/"))).toEqual([]);
  });

  it("opens with the search in its address, links to a term, and back to its letter", async () => {
    await open(`${glossary}?search=link`);
    await found("1 term").waitFor();
    await link("Anchor text").click();
    await heading("Anchor text").waitFor();
    await link("Landing page").waitFor();
    await link("More terms under A").click();
    await found("1 term").waitFor();
    expect(query()).toBe("?letter=A");
    expect(await field().inputValue()).toBe("");
    expect(seen.complaints).toEqual([]);
  });

  it("can be read, searched, and filtered without scripts", async () => {
    await open(glossary, { script: false });
    expect(await page.getByRole("main").locator("section li").count()).toBe(4);
    await field().fill("visit");
    await field().press("Enter");
    await page.waitForURL(/search=visit/);
    expect(await page.getByRole("main").locator("section li").count()).toBe(1);
    await page.goto(glossary);
    await link("#").click();
    await page.waitForURL(/letter=%23/);
    await link("404 page").click();
    await heading("404 page").waitFor();
    await page.getByText("It says so, and leads on.").waitFor();
  });

  it("is grouped in Japanese by rows of the syllabary, and marks what is not translated", async () => {
    await open(glossary, { host: "ja.localhost", language: "en" });
    const letters = await page.getByRole("main").locator("nav li a").allTextContents();
    expect([...letters].sort()).toEqual(["#", "A", "All", "か", "ら"]);
    const english = page.getByRole("listitem").filter({ hasText: "Anchor text" });
    await english.getByText("English", { exact: true }).waitFor();
    // Shown only if it differs from the page's language: here someone reads the Japanese pages in English.
    expect(await english.locator("[lang]").count()).toBe(0);
    const japanese = page.getByRole("listitem").filter({ hasText: "検索語" });
    expect(await japanese.locator("[lang=ja]").count()).toBe(2);
    await page.getByRole("main").getByRole("link", { name: "Anchor text" }).click();
    await page.getByText("This text isn’t translated yet, so it’s shown in English.").waitFor();
  });
});
