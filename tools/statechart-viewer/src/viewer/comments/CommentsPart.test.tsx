// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Place } from "../place";
import { ring } from "../testing";
import { openApp } from "../testing-app";
import type { Comment, CommentList, CommentsSettings } from "./comment";
import { commentOn } from "./testing";

afterEach(cleanup);

/** Shows the viewer of the doors, with these comments on the door. */
function open(
  said: Partial<Place>,
  comments: Comment[],
  own: Partial<CommentsSettings> & Partial<Pick<CommentList, "mayComment">> = {},
) {
  const { mayComment = true, ...calls } = own;
  const added: [unknown, string][] = [];
  const commenting: CommentsSettings = {
    load: async () => ({ comments, total: comments.length, mayComment }),
    loadOpen: async () => ({ door: 3, cellar: 1 }),
    async add(comment, key) {
      added.push([comment, key]);
      return { ...commentOn(comment.place), ...comment, id: 9, author: "Ben" };
    },
    change: async ({ id, isResolved }) => ({
      ...(comments.find((one) => one.id === id) as Comment),
      isResolved,
      changedAt: "2026-11-21T10:00:00.000Z",
      changedBy: "Ben",
    }),
    createKey: () => "key",
    signIn: (returnTo) => `/sign-in/?returnTo=${returnTo}`,
    ...calls,
  };
  return { added, ...openApp(said, {}, { base: "/doors/", comments: commenting }) };
}
const part = async () => within(await screen.findByRole("region", { name: "Comments" }));

describe("comments in the viewer", () => {
  it("are counted in the list, also those on machines that are gone", async () => {
    open({}, []);
    const card = within((await screen.findByRole("link", { name: "Door" })).closest("li") as HTMLElement);
    expect(await card.findByText("3 open comments")).toBeDefined();
    expect(screen.getByRole("link", { name: "cellar" }).getAttribute("href")).toBe("/doors/cellar/");
  });

  it("are marked on the chart, and shown as text with who wrote them", async () => {
    const html = "<b>Why</b>\nnot?";
    open({ machine: "door", state: "door.closed" }, [
      { ...commentOn("door.closed"), text: html },
      {
        ...commentOn("door.closed"),
        id: 2,
        text: "Old",
        isResolved: true,
        changedAt: "2026-11-21T10:00:00.000Z",
        changedBy: null,
      },
      { ...commentOn(ring), id: 3 },
    ]);
    const [text] = (await part()).getAllByText((_, element) => element?.textContent === html);
    expect(text?.innerHTML).toBe("&lt;b&gt;Why&lt;/b&gt;\nnot?");
    expect((await part()).getAllByText("Ada")[0]?.parentElement?.textContent).toMatch(/^Ada, Nov 20, 2026/);
    expect((await part()).getByText("1 resolved comment")).toBeDefined();
    expect((await part()).getByText(/^Resolved by a deleted account/)).toBeDefined();
    const mark = (id: string) => document.querySelector(`[data-id="${id}"] .mark`)?.textContent;
    expect([mark("door.closed"), mark(ring), mark("door.open")]).toEqual(["1 comment", "1 comment", undefined]);
  });

  it("are listed for the whole machine, with links, and those on what is gone by its last name", async () => {
    const { user } = open({ machine: "door" }, [
      commentOn(ring),
      { ...commentOn("door.attic"), id: 2, name: "the attic", text: "Gone?" },
    ]);
    const comments = await part();
    const gone = within(await comments.findByRole("region", { name: "the attic" }));
    expect(gone.getByText("door.attic")).toBeDefined();
    expect(gone.getByText("Gone?")).toBeDefined();
    await user.click(comments.getByRole("button", { name: "Visitor rings the bell in Closed" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor rings the bell" })).toBeDefined();
    expect((await part()).getByText("Why?")).toBeDefined();
  });

  it("are written, and resolved", async () => {
    const { added, user } = open({ machine: "door", transition: ring }, [commentOn(ring)]);
    const comments = await part();
    await user.click(await comments.findByText("Write a comment"));
    await user.type(comments.getByLabelText("Comment on Visitor rings the bell in Closed"), "Because.");
    await user.click(comments.getByRole("button", { name: "Comment" }));
    expect(added).toEqual([
      [{ machine: "door", place: ring, name: "Visitor rings the bell in Closed", text: "Because." }, "key"],
    ]);
    expect(await comments.findByText("Because.", { selector: "p" })).toBeDefined();
    expect(document.querySelector(`[data-id="${ring}"] .mark`)?.textContent).toBe("2 comments");
    await user.click(comments.getAllByRole("button", { name: "Resolve" })[1] as HTMLElement);
    expect(await comments.findByText(/^Resolved by Ben/)).toBeDefined();
  });

  it("keep the focus when they are sent or resolved, and say so", async () => {
    const { user } = open({ machine: "door", transition: ring }, [commentOn(ring)]);
    const comments = await part();
    await user.click(await comments.findByText("Write a comment"));
    const field = comments.getByLabelText("Comment on Visitor rings the bell in Closed");
    await user.type(field, "Because.");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(await comments.findByText("Your comment was added.")).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(field.closest("details")?.open).toBe(true);
    (comments.getAllByRole("button", { name: "Resolve" })[1] as HTMLElement).focus();
    await user.keyboard("{Enter}");
    expect(await comments.findByText("The comment is resolved.")).toBeDefined();
    expect(document.activeElement).toBe(comments.getByRole("heading", { name: "Comments" }));
  });

  it("keep their text when they cannot be sent, also for the next visit", async () => {
    const add = () => Promise.reject({ code: "signedOut" });
    const { user } = open({ machine: "door" }, [], { add });
    await user.click(await (await part()).findByText("Write a comment"));
    await user.type((await part()).getByLabelText("Comment on Door"), "Kept.");
    await user.click((await part()).getByRole("button", { name: "Comment" }));
    const alert = within(await (await part()).findByRole("alert"));
    expect(alert.getByText(/Sign in and try again. Your text is kept in this browser/)).toBeDefined();
    expect(alert.getByRole("link", { name: "Sign in" }).getAttribute("href")).toMatch(/^\/sign-in\/\?returnTo=/);
    cleanup();
    open({ machine: "door" }, []);
    expect(await (await part()).findByDisplayValue("Kept.")).toBeDefined();
  });

  it("say how long they may be", async () => {
    const { user } = open({ machine: "door", state: "door.open" }, []);
    await user.click(await (await part()).findByText("Write a comment"));
    const field = (await part()).getByLabelText("Comment on Open");
    await user.click(field);
    await user.paste("x".repeat(2003));
    expect((await part()).getByText("3 characters too many; a comment has at most 2000.")).toBeDefined();
    expect((await part()).getByRole("button", { name: "Comment" })).toHaveProperty("disabled", true);
  });

  it("ask visitors to sign in", async () => {
    open({ machine: "door" }, [], { mayComment: false });
    expect((await (await part()).findByRole("link", { name: "Sign in" })).parentElement?.textContent).toBe(
      "Sign in to comment.",
    );
    expect((await part()).queryByText("Write a comment")).toBe(null);
  });

  it("say why they could not be loaded, and are loaded again", async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw { code: "tooMany", retryAfter: 90 };
      return { comments: [commentOn("door")], total: 3, mayComment: true };
    };
    const { user } = open({ machine: "door" }, [], { load });
    expect(await (await part()).findByText(/Try again in 2 minutes/)).toBeDefined();
    isDown = false;
    await user.click((await part()).getByRole("button", { name: "Try again" }));
    expect(await (await part()).findByText("The 2 oldest comments on this machine are not listed.")).toBeDefined();
  });

  it("are still shown when their machine is gone", async () => {
    open({ machine: "cellar" }, [{ ...commentOn("cellar.dark"), machine: "cellar", name: "dark" }]);
    const comments = within(await screen.findByRole("region", { name: "Comments that were written about it" }));
    expect(comments.getByRole("region", { name: "dark" }).textContent).toContain("Why?");
  });
});
