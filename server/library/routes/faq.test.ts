import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faq } from "../../../contract/library/faq";
import type { ContentLocale } from "../../../contract/primitives";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("frequently asked questions, on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const groups = async (locale: ContentLocale) =>
    (await server.visitor.call(faq.list, { params: { locale } })).body.data;

  it("are answered in groups, in the order of the file", async () => {
    expect(await groups("en")).toEqual([
      {
        id: "learning",
        title: "Learning",
        language: "en",
        entries: [
          {
            id: "what-it-costs",
            question: "What does it cost?",
            answer: '<p><strong>Nothing.</strong> See the <a href="/academy/terms/">terms</a>.</p>',
            language: "en",
          },
          {
            id: "how-long",
            question: "How long does it take?",
            answer: "<p>As long as you like.</p>",
            language: "en",
          },
        ],
      },
      {
        id: "exams",
        title: "Exams",
        language: "en",
        entries: [{ id: "again", question: "Can I try again?", answer: "<p>Yes.</p>", language: "en" }],
      },
    ]);
  });

  it("are translated one by one; the rest is English and labeled as English (R52)", async () => {
    const labels = (await groups("de")).flatMap(({ title, language, entries }) => [
      `${title} ${language}`,
      ...entries.map((entry) => `${entry.question} ${entry.language}`),
    ]);
    expect(labels).toEqual([
      "Lernen de",
      "What does it cost? en",
      "Wie lange dauert es? de",
      "Exams en",
      "Can I try again? en",
    ]);
    expect(await groups("fr")).toEqual(await groups("en"));
  });
});
