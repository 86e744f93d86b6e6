import { describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { completeCourse } from "../harness/learner";
import { button } from "../harness/page-parts";
import { context, page, seen, server, startSite, visit } from "../harness/visit";

startSite();

async function open(path: string, who: Parameters<typeof visit>[0] = {}): Promise<void> {
  await visit(who);
  await page.goto(path, { waitUntil: "networkidle" });
}

describe("the home page", () => {
  const begun = [
    "seo-basics",
    "marketing-analytics-basics",
    "content-marketing-basics",
    "utm-tags-done-right",
    "title-tags-that-earn-clicks",
  ];
  const block = () => page.getByRole("region", { name: "Continue learning" });
  const links = () => block().getByRole("link");
  const courses = async () => (await page.getByRole("heading", { name: "Start here" }).boundingBox())?.y;

  it("shows learners what they are learning, so that they can continue", async () => {
    await open("/academy/");
    const before = await courses();
    await context.close();

    await visit({ email: "paid@academy.test" });
    await completeCourse(context, "content-marketing-basics");
    for (const slug of begun)
      await context.request.post(`/academy/private/api/v2/courses/en/${slug}/enroll/`, { data: {} });
    await page.goto("/academy/");
    await block().waitFor();
    expect(await links().count()).toBe(3);
    // It replaces a picture, so the content below has not moved.
    expect(await courses()).toBe(before);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await button("Show all").click();
    expect(await links().count()).toBe(4);
    await button("Show fewer").click();
    await block().getByText("Completed", { exact: true }).click();
    await block()
      .getByRole("link", { name: /^Content marketing/ })
      .waitFor();
    expect(await links().count()).toBe(1);
    await block().getByText("In progress", { exact: true }).click();
    await block()
      .getByRole("link", { name: /^Marketing analytics|^SEO basics/ })
      .first()
      .waitFor();
    await button("Show all").click();
    await block().getByRole("link", { name: "SEO basics" }).click();
    await page.waitForURL("**/academy/courses/seo-basics/");
    await page.getByRole("link", { name: /Start course|Continue where you left off/ }).click();
    await page.waitForURL("**/academy/courses/seo-basics/lessons/**");
    expect(seen.complaints).toEqual([]);
  });

  it("shows none of this to visitors and to learners who have started nothing", async () => {
    await open("/academy/");
    expect(await block().count()).toBe(0);
    expect(seen.requests.filter((path) => path.includes("in-progress"))).toEqual([]);
    await context.close();
    await open("/academy/", { email: "trial@academy.test" });
    await expect.poll(() => seen.requests.filter((path) => path.includes("in-progress"))).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    expect(await block().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
  });

  it.each([
    ["the search API", "localhost", "/academy/public/api/v1/search"],
    ["the list of courses, on the Japanese site", "ja.localhost", "/academy/public/api/v2/courses-list/"],
  ])("has popular courses of %s, loaded when someone scrolls near", async (_, host, path) => {
    // With the English interface on both hosts.
    await open("/academy/language/en/?returnTo=%2Facademy%2F", { origin: `http://${host}:${server.port}` });
    const asked = () => seen.requests.filter((url) => url.startsWith(path));
    expect(asked()).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "Popular courses" }).waitFor();
    const popular = page
      .locator("main section", { has: page.getByRole("heading", { name: "Popular courses" }) })
      .last();
    const toSeo = popular.locator('a[href$="/courses/seo-basics/"]');
    await toSeo.waitFor();
    expect(asked()).toHaveLength(1);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await toSeo.click();
    await page.waitForURL("**/academy/courses/seo-basics/");
    expect(seen.complaints).toEqual([]);
  });
});

describe("who teaches", () => {
  const experts = () =>
    page.locator("main section", { has: page.getByRole("heading", { name: "Meet the instructors" }) });

  it("is on the home page, loaded when someone scrolls near; without reviews, the page does not mention them", async () => {
    await open("/academy/");
    const asked = () => seen.requests.filter((url) => url.includes("/v2/settings/en/"));
    expect(asked()).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await experts().getByRole("heading", { name: "Mara Lindqvist" }).waitFor();
    await experts().getByText("Technical SEO lead").waitFor();
    expect(await experts().getByRole("listitem").count()).toBe(5);
    expect(await page.getByRole("heading", { name: "What learners say" }).count()).toBe(0);
    expect(asked()).toHaveLength(1);
    await holds(page);
    expect(seen.complaints).toEqual([]);
  });
});
