import { existsSync, readFileSync } from "node:fs";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import { routeTree } from "../../src/routes/routes";
import { pageless, pageOf } from "../shared/page-of";
import { mirroredAddress, pageAddresses } from "./page-addresses";

const router = createRouter({ routeTree, history: createMemoryHistory(), trailingSlash: "always" } as never);

/** The page that an address leads to. */
const routeOf = (address: string): string | undefined =>
  router.matchRoutes(new URL(address, "https://academy.test").pathname, {}).at(-1)?.routeId;

/** Pages of the same kind: a course's page is at two addresses. */
const kind = (route = ""): string => route.replace("standalone-courses", "courses");

describe("where machines are seen", () => {
  it.each(machineIds.filter((id) => !(id in pageless)))("%s is on the page on which it is tested", async (id) => {
    const [page, address] = [await pageOf(id), pageAddresses[id]];
    if (!page) throw new Error(`${id} has no page.`);
    if (address === null) return;
    const tested = Object.keys(page.screen.testModel.inputs).map((input) => kind(routeOf(page.path(input))));
    expect(tested).toContain(kind(routeOf(address)));
  });

  it("is content of this project", () => {
    const of = (folder: string) =>
      Object.values(pageAddresses).flatMap(
        (address) => new RegExp(`^/academy/${folder}/([a-z-]+)/`).exec(address ?? "")?.[1] ?? [],
      );
    for (const slug of [...of("courses"), ...of("standalone-courses")])
      expect([slug, existsSync(`content/courses/${slug}/course.yaml`)]).toEqual([slug, true]);
    for (const slug of of("certification").filter((one) => one !== "my-certificates"))
      expect([slug, existsSync(`content/exams/${slug}`)]).toEqual([slug, true]);
    const [, series = "", episode = ""] = /series\/([a-z-]+)\/([a-z-]+)\//.exec(pageAddresses.episode ?? "") ?? [];
    expect(readFileSync(`content/series/${series}/series.yaml`, "utf8")).toContain(`slug: ${episode}\n`);
    const steps = [...readFileSync("content/courses/seo-basics/en/lesson-1.yaml", "utf8").matchAll(/^ +type: (\w+)/gm)];
    const stepOf = (address: string | null) => Number(/step=(\d+)/.exec(address ?? "")?.[1]);
    expect(steps[stepOf(pageAddresses.quiz) - 1]?.[1]).toBe("quiz");
    expect(steps[stepOf(pageAddresses.player) - 1]?.[1]).toBe("video");
  });

  it.each([
    ["catalogue", "/academy/courses/?flow"],
    ["searchResults", "/academy/search/?search=links&flow"],
    ["reports", "/academy/courses/?flow#counted"],
    ["publicCertificate", null],
    ["diary", null],
    ["toString", null],
  ])("is mirrored for %s at %s", (machine, address) => {
    expect(mirroredAddress(machine)).toBe(address);
  });
});
