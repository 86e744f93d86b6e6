import { maxCommentLength } from "statechart-viewer/viewer/comments/comment";
import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { errorStatus, type Failure } from "../../contract/errors";
import { CommentText } from "../../contract/primitives";
import type { Call } from "../../src/api/call";
import { commentsOf } from "./comments";

const { signal } = new AbortController();

describe("comments in the flow viewer", () => {
  it("may be as long as the API accepts", () => {
    expect(safeParse(CommentText, "🦊".repeat(maxCommentLength)).success).toBe(true);
    expect(safeParse(CommentText, "🦊".repeat(maxCommentLength + 1)).success).toBe(false);
  });

  it("are requested from the API", async () => {
    const made: unknown[] = [];
    const replies: Record<string, unknown> = {
      "flowComments.list": { data: [{ id: 1 }], total: 7, mayComment: true },
      "flowComments.open": { data: [{ machine: "quiz", open: 2 }], total: 1 },
    };
    const comments = commentsOf((async ({ id }, args, options) => {
      made.push([id, args, options]);
      return replies[id];
    }) as Call);
    expect(await comments.load("quiz", signal)).toEqual({ comments: [{ id: 1 }], total: 7, mayComment: true });
    expect(await comments.loadOpen(signal)).toEqual({ quiz: 2 });
    const comment = { machine: "quiz", place: "quiz.asking", name: "asking", text: "Why?" };
    await comments.add(comment, "k");
    await comments.change({ id: 4, isResolved: true }, "l");
    expect(made.slice(2)).toEqual([
      ["flowComments.add", { body: comment }, { key: "k" }],
      ["flowComments.resolve", { params: { id: "4" }, body: { isResolved: true } }, { key: "l" }],
    ]);
  });

  it.each<[Failure["code"], string]>([
    ["signed_out", "signedOut"],
    ["not_found", "hidden"],
    ["invalid", "refused"],
    ["too_many", "tooMany"],
    ["unavailable", "unavailable"],
    ["timeout", "network"],
    ["origin", "malformed"],
  ])("fail with %s as %s", async (code, expected) => {
    const status = code in errorStatus ? errorStatus[code as keyof typeof errorStatus] : 0;
    const comments = commentsOf((() => Promise.reject({ code, status, retryAfter: 9 })) as Call);
    await expect(comments.load("quiz", signal)).rejects.toEqual({ code: expected, retryAfter: 9 });
  });
});
