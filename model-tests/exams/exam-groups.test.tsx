// @vitest-environment happy-dom
/** How the lists of exams look with groups that are empty, and what search engines learn then. */
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ExamListPage } from "../../src/exams/exam-list/ExamListPage";
import { actorIn, closeView, open } from "../shared/looks.testing";
import { exams } from "./exam-list.model";

afterEach(closeView);

const now = "2026-03-01T10:00:00.000Z";
/** A list for visitors, or that of agency partners for learners. */
async function openList(list: "all" | "agencyPartners", shown: object[], ...is: string[]) {
  const context = { list, exams: shown, statuses: list === "all" ? null : [], now, statusesFailure: null };
  await open(<ExamListPage actor={actorIn({ context, is })} />);
}
const groups = () => document.querySelector<HTMLElement>("[aria-busy]");
const columns = () => getComputedStyle(groups() as HTMLElement).gridTemplateColumns;
const lists = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].filter(({ textContent }) =>
    textContent?.includes("ItemList"),
  ).length;

describe("a list of exams", () => {
  it.each([
    ["with exams", "all", exams, [], "", 1],
    ["that is empty", "all", [], [], "1fr 1fr", 0],
    ["that is loading", "all", [], ["busy"], "", 0],
    ["of agency partners, without exams", "agencyPartners", [], [], "1fr 1fr", 0],
    ["of agency partners, which is loading", "agencyPartners", [], ["pending"], "", 0],
  ] as const)("has columns only if its groups have no exams: %s", async (_, list, shown, is, found, itemLists) => {
    await openList(list, [...shown], ...is);
    expect([columns(), groups()?.getAttribute("aria-busy"), lists()]).toEqual([
      found,
      String(is.length > 0),
      itemLists,
    ]);
  });

  it.each([
    ["is empty", [], true],
    ["is still loading", ["busy"], false],
  ])("leads to the courses if it %s", async (_, is, leads) => {
    await openList("all", [], ...is);
    expect(screen.queryByRole("heading", { name: "No exams yet" }) !== null).toBe(leads);
  });
});
