import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { readScreen } from "statechart-testing/screen-approval/screen-file";
import { describe, expect, it } from "vitest";
import { machines } from "../../machines/index";
import { routeTree } from "../../src/routes/routes";
import config from "../statechart-testing.config";

const router = createRouter({ routeTree, history: createMemoryHistory(), trailingSlash: "always" } as never);

/** What the server answers itself, without a page (`src/paths/paths.ts`). */
const servedByServer = [
  /^\/$/,
  /^\/academy\/certificates\/[^/]+\/(certificate\.pdf|credential\.jwt)$/,
  /^\/academy\/webinars\/[^/]+\/calendar\.ics$/,
  // The server says where a sign-in elsewhere starts; this is the test model's address.
  /^\/academy\/oauth\/start\/$/,
  /^\/academy\/language\/[a-z-]+\/$/,
  /^\/academy\/files\/./,
  /^\/academy\/private\/api\/v2\/admin\/(users|audit|promo-codes|ratings|certificates|feedback|quiz-reports)\.csv$/,
];

/** Where else links may lead: to other sites, by mail, and into the page. */
const elsewhere = /^(https:\/\/|mailto:|#)/;

/** Why an address leads nowhere, or null. */
function faultOf(href: string): string | null {
  if (elsewhere.test(href)) return null;
  const { pathname } = new URL(href, "https://academy.test");
  if (servedByServer.some((form) => form.test(pathname))) return null;
  const route = router.matchRoutes(pathname, {}).at(-1)?.routeId;
  if (route === undefined || route === "/$" || route === "__root__") return "no page has this address";
  return /undefined|null|NaN|\[object/.test(href) ? "it contains what is no value" : null;
}

/** Every address that a view links to in any state, by machine: the tests of views compare these files with the views. */
const linked = Object.keys(machines).flatMap((id) => {
  const screen = readScreen(config.approvedScreenFile?.(id) ?? "", "restore it");
  const lines = new Set(
    (screen?.tests ?? []).flatMap(({ start, steps }) => [start, ...steps]).flatMap(({ lines }) => lines),
  );
  const hrefs = [...lines].flatMap((line) => / → (\S+?)(?:: .*)?$/.exec(line)?.[1] ?? []);
  return [...new Set(hrefs)].map((href): [string, string] => [id, href]);
});

describe("every link of every view", () => {
  it("leads to a page of the site, to a file, or to another site", () => {
    const faults = linked.flatMap(([id, href]) => {
      const fault = faultOf(href);
      return fault === null ? [] : [`${id}: ${href}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(linked.length).toBeGreaterThan(150);
  });

  it.each([
    "/academy/cuorses/",
    "/academy/courses/seo/lessons/",
    "/academy/certificates/1/certificate.pfd",
    "/courses/",
  ])("would fail if it led to %s", (href) => {
    expect(faultOf(href)).toBe("no page has this address");
  });
});
