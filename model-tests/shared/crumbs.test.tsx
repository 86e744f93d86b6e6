// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { examMachine } from "../../machines/exams/exam";
import { Crumbs } from "../../src/components/Crumbs";
import { MyLearningPage } from "../../src/courses/my-learning/MyLearningPage";
import { openPage } from "../drivers/page";
import { examScreen } from "../exams/exam.screen";
import { stubActor } from "./stub-actors";

/** The visible breadcrumb labels of a page (specification, section 2). */
async function wayOn(view: ReactElement): Promise<(string | null)[]> {
  const page = await openPage(view);
  const nav = screen.getByRole("navigation", { name: "You are here" });
  const labels = within(nav)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  page.close();
  return labels;
}

describe("the breadcrumb", () => {
  it("starts at the Main Page", async () => {
    expect(await wayOn(<Crumbs items={[{ label: "Here", href: "/academy/here/" }]} />)).toEqual(["Main Page", "Here"]);
  });

  it("of My learning ends at Learning", async () => {
    const actor = stubActor({ context: {}, children: {}, hasTag: () => false, matches: () => false });
    expect(await wayOn(<MyLearningPage actor={actor as never} />)).toEqual(["Main Page", "Learning"]);
  });

  it("of an exam that has not started ends at Starting Exam", async () => {
    const actor = createActor(examMachine, { input: { locale: "en", slug: "seo-basics" } as never });
    expect(await wayOn(examScreen.render(actor as never))).toEqual(["Main Page", "Certification", "Starting Exam"]);
  });
});
