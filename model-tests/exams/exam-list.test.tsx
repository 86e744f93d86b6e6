// @vitest-environment happy-dom
/** The lists of exams once both are known, the exams and where the learner stands: no planned test has both for long. */
import { snapshotOf } from "statechart-testing/accessibility/snapshot";
import { afterEach, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { examListMachine } from "../../machines/exams/exam-list";
import { signedIn, signedOut } from "../../machines/testing";
import { ExamListPage } from "../../src/exams/exam-list/ExamListPage";
import { openPage } from "../drivers/page";
import { every, exams } from "./exam-list.model";

let close = () => {};
afterEach(() => close());

/** What a list's page shows to a learner or a visitor, from the links below its introduction on. */
async function shown(list: "all" | "agencyPartners", session = signedIn): Promise<string[]> {
  const actor = createActor(
    examListMachine.provide({
      actors: {
        loadExams: fromPromise(async () => exams),
        loadStatuses: fromPromise(async () => every.output({ list })),
        waitUntil: fromPromise(() => new Promise<void>(() => undefined)),
      },
    }),
    { input: { locale: "en", list } },
  ).start();
  actor.send(session);
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy") && !snapshot.hasTag("pending"));
  const page = await openPage(<ExamListPage actor={actor} />);
  close = () => {
    page.close();
    actor.stop();
  };
  const { lines } = snapshotOf(document.querySelector("main") as HTMLElement);
  const told = lines.map((line) => line.trim());
  return (
    told
      .slice(told.indexOf("link “My certificates” → /academy/certification/my-certificates/"))
      // The next attempt's time is in the time zone of the computer.
      .map((line) => line.replaceAll(/Retake from \w+ \d+, 2026 at \d+:\d+ [AP]M [^\s:]+/g, "Retake later"))
  );
}

/** Without the facts on each card. */
const briefly = (lines: string[]): string[] => lines.filter((line) => /^(heading|text|button|link)/.test(line));

it("say of each exam how it stands, why, and what is next", async () => {
  expect(await shown("all")).toMatchInlineSnapshot(`
    [
      "link “My certificates” → /academy/certification/my-certificates/",
      "link “Agency partner exams” → /academy/agency-partners-exams/",
      "div [busy=false]",
      "heading “In progress” [level=2]",
      "list",
      "listitem [lang=es]",
      "text: In progress Español",
      "heading “Content marketing exam” [level=3]",
      "link “Content marketing exam” → /academy/certification/exam-2/",
      "text: Ten questions on readers and topics, briefing and editing, distribution, measurement and maintenance. You have 45 minutes and pass with 70 percent; if it does not work out, you can try again at once.",
      "list",
      "listitem: 2 questions",
      "listitem: No time limit",
      "listitem: 70% to pass",
      "text: Continue your attempt, or start the next one.",
      "link “Continue: Content marketing exam” → /academy/certification/exam-2/: Continue",
      "heading “Ready to start” [level=2]",
      "list",
      "listitem [lang=en]",
      "text: Ready to start",
      "heading “SEO basics exam” [level=3]",
      "link “SEO basics exam” → /academy/certification/exam-1/",
      "text: Ten questions on crawling and indexing, keywords, on-page work, technical controls, and measurement. You need 70 percent to pass and have 60 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "link “Start: SEO basics exam” → /academy/certification/exam-1/: Start",
      "heading “Not open yet” [level=2]",
      "list",
      "listitem [lang=en]",
      "text: Course required",
      "heading “Marketing analytics exam” [level=3]",
      "link “Marketing analytics exam” → /academy/certification/exam-3/",
      "text: Ten questions from all four lessons, several with a short calculation. You have 60 minutes and need 70% to pass. A calculator is allowed.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "listitem",
      "link “SEO basics” → /academy/courses/seo/",
      "text: Enroll in “SEO basics” and finish its lessons first.",
      "link “Go to course: Marketing analytics exam” → /academy/courses/seo/: Go to course",
      "listitem [lang=en]",
      "text: Lessons unfinished",
      "heading “Technical SEO toolkit” [level=3]",
      "link “Technical SEO toolkit” → /academy/certification/exam-4/",
      "text: Ten questions on rendering and indexing, hreflang and pagination, log files, and migrations. You need 70 percent to pass and have 30 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "listitem",
      "link “SEO basics” → /academy/courses/seo/",
      "text: Finish the lessons of “SEO basics” first.",
      "link “Go to course: Technical SEO toolkit” → /academy/courses/seo/: Go to course",
      "listitem [lang=en]",
      "text: Retake later",
      "heading “Keyword research toolkit” [level=3]",
      "link “Keyword research toolkit” → /academy/certification/exam-5/",
      "text: Ten questions on search intent, volume and difficulty, clustering, result features, and gap analysis. You need 70 percent to pass and have 30 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "text: You didn’t pass last time. Your next attempt opens on this page automatically.",
      "link “Retake later: Keyword research toolkit” → /academy/certification/exam-5/: Retake later",
      "listitem [lang=en]",
      "text: Retake later",
      "heading “Reporting toolkit” [level=3]",
      "link “Reporting toolkit” → /academy/certification/exam-6/",
      "text: Ten questions on KPIs and dashboards, automating reports, explaining variance, and visualizing honestly. You need 70 percent to pass and have 30 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "text: You didn’t pass last time. Your next attempt opens on this page automatically.",
      "link “Retake later: Reporting toolkit” → /academy/certification/exam-6/: Retake later",
      "heading “Certificate earned” [level=2]",
      "list",
      "listitem [lang=en]",
      "text: Certificate earned",
      "heading “Link building toolkit” [level=3]",
      "link “Link building toolkit” → /academy/certification/exam-7/",
      "text: Ten questions on link quality and anchor text, outreach and digital PR, link audits, and the rules for links. You need 70 percent to pass and have 30 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "link “Show certificate: Link building toolkit” → /academy/certificates/hash-of-certificate-1/: Show certificate",
      "listitem [lang=en]",
      "text: Passed",
      "heading “Digital agency growth” [level=3]",
      "link “Digital agency growth” → /academy/certification/exam-8/",
      "text: Ten questions on winning clients, pricing and scoping, onboarding, and reporting for marketing agencies. You need 70 percent to pass and have 30 minutes.",
      "list",
      "listitem: 2 questions",
      "listitem: 1 h",
      "listitem: 70% to pass",
      "text: Add your name to get your certificate.",
      "link “Get certificate: Digital agency growth” → /academy/certification/exam-8/: Get certificate",
    ]
  `);
});

it("tell search engines the address of each exam, in the order of the page", async () => {
  await shown("agencyPartners");
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ""))
    .filter((one) => one["@type"] === "ItemList");
  const known = data.itemListElement.map((one: { position: number; url: string }) => `${one.position} ${one.url}`);
  expect(known).toHaveLength(8);
  expect(known.slice(0, 2)).toEqual([
    "1 https://academy.test/academy/certification/exam-1/",
    "2 https://academy.test/academy/certification/exam-2/",
  ]);
});

it("show agency partners their groups", async () => {
  expect(briefly(await shown("agencyPartners"))).toMatchInlineSnapshot(`
    [
      "link “My certificates” → /academy/certification/my-certificates/",
      "link “All exams” → /academy/certification/",
      "heading “For digital agencies” [level=2]",
      "text: Running an agency: winning clients, pricing work, and reporting results.",
      "text: Ready to start",
      "heading “SEO basics exam” [level=3]",
      "link “SEO basics exam” → /academy/certification/exam-1/",
      "text: Ten questions on crawling and indexing, keywords, on-page work, technical controls, and measurement. You need 70 percent to pass and have 60 minutes.",
      "link “Start: SEO basics exam” → /academy/certification/exam-1/: Start",
      "heading “Toolkit proficiency” [level=2]",
      "text: One exam for each toolkit: what its data can tell you, where its limits are, and what to do with the answer.",
      "text: In progress Español",
      "heading “Content marketing exam” [level=3]",
      "link “Content marketing exam” → /academy/certification/exam-2/",
      "text: Ten questions on readers and topics, briefing and editing, distribution, measurement and maintenance. You have 45 minutes and pass with 70 percent; if it does not work out, you can try again at once.",
      "text: Continue your attempt, or start the next one.",
      "link “Continue: Content marketing exam” → /academy/certification/exam-2/: Continue",
      "text: Course required",
      "heading “Marketing analytics exam” [level=3]",
      "link “Marketing analytics exam” → /academy/certification/exam-3/",
      "text: Ten questions from all four lessons, several with a short calculation. You have 60 minutes and need 70% to pass. A calculator is allowed.",
      "link “SEO basics” → /academy/courses/seo/",
      "text: Enroll in “SEO basics” and finish its lessons first.",
      "link “Go to course: Marketing analytics exam” → /academy/courses/seo/: Go to course",
      "text: Lessons unfinished",
      "heading “Technical SEO toolkit” [level=3]",
      "link “Technical SEO toolkit” → /academy/certification/exam-4/",
      "text: Ten questions on rendering and indexing, hreflang and pagination, log files, and migrations. You need 70 percent to pass and have 30 minutes.",
      "link “SEO basics” → /academy/courses/seo/",
      "text: Finish the lessons of “SEO basics” first.",
      "link “Go to course: Technical SEO toolkit” → /academy/courses/seo/: Go to course",
      "text: Retake later",
      "heading “Keyword research toolkit” [level=3]",
      "link “Keyword research toolkit” → /academy/certification/exam-5/",
      "text: Ten questions on search intent, volume and difficulty, clustering, result features, and gap analysis. You need 70 percent to pass and have 30 minutes.",
      "text: You didn’t pass last time. Your next attempt opens on this page automatically.",
      "link “Retake later: Keyword research toolkit” → /academy/certification/exam-5/: Retake later",
      "text: Retake later",
      "heading “Reporting toolkit” [level=3]",
      "link “Reporting toolkit” → /academy/certification/exam-6/",
      "text: Ten questions on KPIs and dashboards, automating reports, explaining variance, and visualizing honestly. You need 70 percent to pass and have 30 minutes.",
      "text: You didn’t pass last time. Your next attempt opens on this page automatically.",
      "link “Retake later: Reporting toolkit” → /academy/certification/exam-6/: Retake later",
      "text: Certificate earned",
      "heading “Link building toolkit” [level=3]",
      "link “Link building toolkit” → /academy/certification/exam-7/",
      "text: Ten questions on link quality and anchor text, outreach and digital PR, link audits, and the rules for links. You need 70 percent to pass and have 30 minutes.",
      "link “Show certificate: Link building toolkit” → /academy/certificates/hash-of-certificate-1/: Show certificate",
      "text: Passed",
      "heading “Digital agency growth” [level=3]",
      "link “Digital agency growth” → /academy/certification/exam-8/",
      "text: Ten questions on winning clients, pricing and scoping, onboarding, and reporting for marketing agencies. You need 70 percent to pass and have 30 minutes.",
      "text: Add your name to get your certificate.",
      "link “Get certificate: Digital agency growth” → /academy/certification/exam-8/: Get certificate",
    ]
  `);
});

it("ask visitors to sign in", async () => {
  const all = briefly(await shown("all", signedOut));
  // The notice is below the list, which it would move.
  expect([...all.slice(0, 7), ...all.slice(-2)]).toMatchInlineSnapshot(`
    [
      "link “My certificates” → /academy/certification/my-certificates/",
      "link “Agency partner exams” → /academy/agency-partners-exams/",
      "heading “All exams” [level=2]",
      "heading “SEO basics exam” [level=3]",
      "link “SEO basics exam” → /academy/certification/exam-1/",
      "text: Ten questions on crawling and indexing, keywords, on-page work, technical controls, and measurement. You need 70 percent to pass and have 60 minutes.",
      "link “See rules and start: SEO basics exam” → /academy/certification/exam-1/: See rules and start",
      "text: Sign in to see your status in each exam. We’ll bring you back to this page.",
      "button “Sign in”",
    ]
  `);
  close();
  expect(briefly(await shown("agencyPartners", signedOut))).toMatchInlineSnapshot(`
    [
      "link “My certificates” → /academy/certification/my-certificates/",
      "link “All exams” → /academy/certification/",
      "heading “Sign in to see the partner exams” [level=2]",
      "text: Learners see them here, each with their own status. We’ll bring you back to this page. The rules are open to everyone in the list of all exams.",
      "button “Sign in”",
      "link “See all exams” → /academy/certification/",
      "heading “For digital agencies” [level=2]",
      "text: Running an agency: winning clients, pricing work, and reporting results.",
      "heading “Toolkit proficiency” [level=2]",
      "text: One exam for each toolkit: what its data can tell you, where its limits are, and what to do with the answer.",
    ]
  `);
});

it("have no empty row above the title of an exam of which there is nothing to say", async () => {
  await shown("all", signedOut);
  expect(document.querySelectorAll("main li > div:empty")).toHaveLength(0);
});

it.each([
  ["all", signedOut, 3],
  // One below each of its two headings.
  ["agencyPartners", signedIn, 2],
  ["agencyPartners", signedOut, 2],
] as const)("are busy, with placeholders, until the exams are known: %s", async (list, session, placeholders) => {
  const machine = examListMachine.provide({
    actors: {
      loadExams: fromPromise(() => new Promise<typeof exams>(() => undefined)),
      loadStatuses: fromPromise(() => new Promise<ReturnType<typeof every.output>>(() => undefined)),
    },
  });
  const actor = createActor(machine, { input: { locale: "en", list } }).start();
  actor.send(session);
  const page = await openPage(<ExamListPage actor={actor} />);
  close = () => {
    page.close();
    actor.stop();
  };
  expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(1);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Loading…");
  expect(document.querySelectorAll("[aria-hidden=true] > li")).toHaveLength(placeholders);
});
