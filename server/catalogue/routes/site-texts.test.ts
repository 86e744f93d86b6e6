import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../contract/catalogue/site";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("the site's texts on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const settings = async (query: Record<string, string> = {}, locale: "en" | "de" | "fr" = "en") =>
    (await server.visitor.call(site.settings, { params: { locale }, query })).body;

  it("returns settings that have a value", async () => {
    expect(await settings()).toEqual({
      data: [
        { group: "home", key: "metaTitle", value: "Academy" },
        { group: "home", key: "reviews", value: [{ name: "Rae Reader", role: "Reader", text: "<b>Good.</b>" }] },
        {
          group: "home",
          key: "topExperts",
          value: [{ id: "ann-author", name: "Ann Author", role: "Teacher", line: "Asks first." }],
        },
        {
          group: "home",
          key: "bannerSettings",
          value: { isShown: true, title: "News", link: { href: "/academy/faq/", label: "Read" } },
        },
      ],
      total: 4,
    });
    expect(await settings({ group: "banner" })).toEqual({ data: [], total: 0 });
    expect((await settings({ group: "home", key: "metaTitle" })).total).toBe(1);
  });

  it("overrides the English settings with a language's own", async () => {
    const { data } = await settings({}, "de");
    expect(data.map(({ key, value }) => [key, typeof value === "string" ? value : "…"])).toEqual([
      ["metaTitle", "Akademie"],
      ["reviews", "…"],
      ["topExperts", "…"],
      ["bannerSettings", "…"],
    ]);
    expect((await settings({ key: "topExperts" }, "de")).data[0]?.value).toEqual([
      { id: "ann-author", name: "Ann Author", role: "Lehrerin", line: "Asks first." },
    ]);
  });

  it("shows the terms, in English if they are not translated (R52)", async () => {
    const terms = async (locale: "de" | "fr") => (await server.visitor.call(site.terms, { params: { locale } })).body;
    expect(await terms("de")).toMatchObject({ title: "Nutzungsbedingungen", updatedAt: "2026-01-15", language: "de" });
    expect(await terms("fr")).toMatchObject({ title: "Terms and conditions", language: "en" });
    expect((await terms("fr")).content).toContain("<p>Learn.</p>");
  });
});
