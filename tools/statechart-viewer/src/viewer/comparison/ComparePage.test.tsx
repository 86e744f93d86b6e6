// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { FindingData } from "../../comparison/data";
import type { CommentsSettings } from "../comments/comment";
import { commentOn } from "../comments/testing";
import { readPlace } from "../place";
import type { ViewerSettings } from "../settings";
import { door, doorLayout, ring } from "../testing";
import { openApp } from "../testing-app";
import type { ServerAnswer } from "./services";

afterEach(cleanup);

const pixel = "data:image/webp;base64,AA==";
const finding: FindingData = {
  machine: "door",
  title: "Door",
  summary: "states: 1 new",
  sentences: [
    { kind: "added", code: "door.open", said: ["State ", { code: "open" }, " is new: ", { quote: "<b>Wide</b>" }] },
  ],
  behavior: [
    {
      title: "It behaves differently",
      changes: [{ place: "after bell.ring in closed", says: ["it now does: greet"] }],
    },
  ],
  problems: ["door.approved.yaml cannot be read."],
  requirements: ["S1.door"],
  tests: [{ text: "New or changed, and no planned test takes it:", ids: [ring] }],
  picture: { chart: door, layout: doorLayout, states: { "door.open": "added" }, transitions: {} },
  screenshots: [
    { state: "door.open", before: pixel, after: pixel },
    { state: "door.closed", before: pixel, after: null },
  ],
  moreScreenshots: 2,
};
const compared: ServerAnswer = {
  kind: "compared",
  comparison: {
    before: "v1 (0123)",
    after: "main (4567)",
    headline: "1 of 1 machine has changed.",
    findings: [finding],
    markdown: "# What has changed in the flows\n",
  },
};

/** Opens an address of the viewer; the server answers requests for comparisons by their query. */
function open(address: string, answerTo: (query: string) => unknown, own: Partial<ViewerSettings> = {}) {
  const refs = [{ name: "main", kind: "branch", date: "" }];
  const answers = { "revisions.json": { kind: "revisions", refs, lastTag: "v1" }, "comparison.json": answerTo };
  return openApp(readPlace("/doors/", new URL(address, "http://doors.test")), answers, { base: "/doors/", ...own });
}

describe("the comparison page", () => {
  it("is linked from every page, and compares what is chosen", async () => {
    const queries: string[] = [];
    const { addresses, user } = open("/doors/", (query) => {
      queries.push(query);
      return compared;
    });
    await user.click(screen.getByRole("link", { name: "Compare versions" }));
    expect(addresses).toEqual(["/doors/compare/"]);
    expect(document.title).toBe("What has changed – Doors");
    await user.type(await screen.findByLabelText("From"), "v1");
    await user.type(screen.getByLabelText("To"), "main");
    await user.click(screen.getByRole("button", { name: "Compare" }));
    expect(addresses.at(-1)).toBe("/doors/compare/?before=v1&after=main");
    expect(queries).toEqual(["before=v1&after=main"]);
    expect(await screen.findByRole("heading", { name: "1 of 1 machine has changed." })).toBe(document.activeElement);
    await user.click(within(screen.getByRole("region", { name: "Door" })).getByRole("link", { name: "Door" }));
    expect(addresses.at(-1)).toBe("/doors/door/");
  });

  it("shows sentences, the picture, requirements, tests, and screenshots of a shared address", async () => {
    open("/doors/compare/?before=v1&after=main", () => compared);
    const section = within(await screen.findByRole("region", { name: "Door" }));
    expect(section.getByText(/is new/).innerHTML).toContain("</code> is new: &lt;b&gt;Wide&lt;/b&gt;");
    expect(document.querySelector('[data-id="door.open"]')?.getAttribute("class")).toContain("added");
    expect(section.getByRole("heading", { name: "It behaves differently" })).toBeDefined();
    expect(section.getByText("it now does: greet")).toBeDefined();
    expect(section.getByText("door.approved.yaml cannot be read.")).toBeDefined();
    expect(section.getByText("S1.door")).toBeDefined();
    expect(section.getByText(ring)).toBeDefined();
    expect(section.getAllByRole("img").flatMap((image) => image.getAttribute("alt") ?? [])).toEqual([
      "Open, before",
      "Open, after",
      "Closed",
    ]);
    expect(section.getByText("2 more states look different.")).toBeDefined();
  });

  it("has the open comments beside the changes, and copies both", async () => {
    const comments: CommentsSettings = {
      load: async () => ({ comments: [{ ...commentOn("door.open"), name: "Open" }], total: 1, mayComment: false }),
      loadOpen: async () => ({ door: 1 }),
      add: () => Promise.reject(new Error("not asked for")),
      change: () => Promise.reject(new Error("not asked for")),
      createKey: () => "k",
      signIn: (returnTo) => returnTo,
    };
    const { copied, user } = open("/doors/compare/?before=v1", () => compared, { comments });
    const said = await screen.findByRole("list", { name: "Open comments" });
    expect(said.textContent).toBe("On Open, by Ada: Why?");
    await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
    expect(await screen.findByText("Copied")).toBeDefined();
    expect(copied).toEqual([
      "# What has changed in the flows\n\n## Open comments\n\n### Door\n\n- On Open, by Ada:\n\n  > Why?\n",
    ]);
  });

  it("offers the last release, and closest names instead of an unknown revision", async () => {
    const { addresses, user } = open("/doors/compare/?before=mian", () => ({
      kind: "unknown",
      revision: "mian",
      closest: ["main", "mine"],
    }));
    expect((await screen.findByRole("link", { name: "Since the last release, v1" })).getAttribute("href")).toBe(
      "/doors/compare/?before=v1&after=HEAD",
    );
    expect(await screen.findByText("There is no revision “mian”")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "main" }));
    expect(addresses).toEqual(["/doors/compare/?before=main"]);
  });

  it("says why it is impossible, and how to get a comparison", async () => {
    open("/doors/compare/?before=v1", () => ({ kind: "impossible", says: "There is no git here." }));
    const notice = await screen.findByText(/There is no git here/);
    expect(notice.textContent).toContain("make diff v1.. writes the same");
  });

  it("tries again after a failure", async () => {
    let isDown = true;
    const { user } = open("/doors/compare/?before=v1", () => (isDown ? { kind: "failed" } : compared));
    await screen.findByText("The comparison could not be made");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Door" })).toBeDefined();
  });

  it("is not offered by a viewer that cannot compare", async () => {
    open("/doors/compare/", () => compared, { comparisons: null });
    expect(await screen.findByText("This viewer cannot compare revisions.")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Compare versions" })).toBe(null);
  });
});
