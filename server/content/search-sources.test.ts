import { beforeAll, describe, expect, it } from "vitest";
import type { SearchSource } from "../search/write-index";
import { fixtureContent } from "../testing/test-server";
import { buildContent } from "./build";
import { checkFolder } from "./check-folder";
import { searchSources } from "./search-sources";

let all: SearchSource[];
beforeAll(async () => {
  const content = await checkFolder(fixtureContent);
  all = searchSources(content, buildContent(content));
});

describe("the search sources", () => {
  const sourceOf = (kind: string, locale: string, isIt: (title: string) => boolean) =>
    all.find((one) => one.kind === kind && one.locale === locale && isIt(one.title));

  it("of a lesson have the texts of its steps, but not the questions of its quizzes", () => {
    expect(sourceOf("lesson", "en", (title) => title === "Watch and read")).toEqual({
      kind: "lesson",
      itemId: 90101,
      locale: "en",
      type: "lesson",
      title: "Watch and read",
      keywords: [],
      description: "A video and a text.",
      body: expect.stringMatching(/^Part one\nA clip\nSaid in full\.\nA text\nA heading A B 1 2/),
      categories: expect.any(Array),
      timing: expect.any(Number),
      position: expect.any(Number),
    });
    const alone = sourceOf("lesson", "en", (title) => title === "A lesson that stands alone");
    expect(alone).toMatchObject({ itemId: 90501, description: "One clip and one question." });
    expect(alone?.keywords).toContain("Know one more thing");
    expect(alone?.body).toContain("Watch it and check yourself.");
    expect(alone?.body).toContain("Said in full.");
    expect(alone?.body).not.toContain("Is one enough?");
  });

  it("of an exam have its topics, of a template its synonyms and steps, of a question its answer", () => {
    const exam = sourceOf("exam", "en", (title) => title === "First exam");
    expect(exam?.keywords).toEqual(expect.arrayContaining(["Watching", "Checking"]));
    expect(exam?.body).toBe("");
    expect(sourceOf("template", "en", (title) => title === "First template")).toMatchObject({
      itemId: 9601,
      description: "A plan to fill in.",
      body: "A plan for weeks.\nOpen it\nFill it in\nKeep it",
    });
    const question = sourceOf("question", "en", (title) => title === "What does it cost?");
    expect(question?.body).toBe("Nothing. See the terms.");
    const german = all.filter(({ kind, locale }) => kind === "question" && locale === "de");
    expect(german.map(({ title }) => title)).toEqual(["Wie lange dauert es?"]);
    expect(german[0]?.itemId).toBe(sourceOf("question", "en", (title) => title.startsWith("How long"))?.itemId);
  });

  it("are everything published in each of its languages", () => {
    const isOfApi = ({ kind }: { kind: string }) => ["course", "webinar", "glossary-term"].includes(kind);
    const keysOf = (some: readonly SearchSource[]) =>
      some.map(({ kind, itemId, locale }) => `${kind} ${itemId} ${locale}`);
    expect(keysOf(all.filter((one) => !isOfApi(one) && one.kind !== "question")).sort()).toMatchInlineSnapshot(`
      [
        "exam 105 en",
        "exam 70 en",
        "exam 911 en",
        "exam 912 en",
        "lesson 90101 de",
        "lesson 90101 en",
        "lesson 90102 de",
        "lesson 90102 en",
        "lesson 90201 en",
        "lesson 90501 en",
        "lesson 90601 en",
        "lesson 90601 es",
        "lesson 90601 ja",
        "template 9601 de",
        "template 9601 en",
        "template 9602 en",
      ]
    `);
    expect(keysOf(all.filter(isOfApi))).toEqual([
      "course 906 en",
      "course 906 es",
      "course 906 ja",
      "course 902 en",
      "course 901 de",
      "course 901 en",
      "course 905 en",
      "webinar 9502 en",
      "webinar 9501 de",
      "webinar 9501 en",
      "glossary-term 9901 en",
      "glossary-term 9901 de",
      "glossary-term 9903 en",
      "glossary-term 9903 fr",
      "glossary-term 9903 ja",
      "glossary-term 9904 en",
      "glossary-term 9904 ja",
      "glossary-term 9902 en",
    ]);
  });

  it("is plain text, with topics, people and outcomes as keywords", () => {
    expect(all.find(({ itemId, locale }) => itemId === 906 && locale === "es")).toEqual({
      kind: "course",
      itemId: 906,
      locale: "es",
      type: "base",
      title: "Analítica web desde cero",
      keywords: ["Analítica", "Ann Author", "Saber qué es una sesión"],
      description: "Leer los números de un sitio sin engañarse.",
      body: [
        "Recuentos, sesiones y lo que esconden. También la medición del año.",
        "Qué se cuenta",
        "Sesiones y usuarios",
        "Por qué dos herramientas nunca coinciden.",
      ].join("\n"),
      categories: ["analytics"],
      timing: 2000,
      position: 5,
    });
    expect(all.find(({ itemId }) => itemId === 905)?.type).toBe("standAloneLesson");
    expect(all.find(({ itemId }) => itemId === 9502)).toMatchObject({
      type: "webinar",
      keywords: ["Café trade", "Analytics", "Ann Author", "Plan an opening"],
      body: "How to open a shop.",
      timing: 3600,
    });
    expect(all.find(({ itemId, locale }) => itemId === 9901 && locale === "en")).toEqual({
      kind: "glossary-term",
      itemId: 9901,
      locale: "en",
      type: "glossaryTerm",
      title: "Anchor text",
      keywords: ["link label", "Basics"],
      description: "The words of a link that one can click.",
      body: "What stands in the link. An example Elsewhere",
      categories: ["basics"],
      timing: 0,
      position: 0,
    });
  });
});
