import { beforeEach, describe, expect, it, vi } from "vitest";
import { describeCallActors, listenTo, outputOf } from "../api/actors.testing";
import * as copies from "../device/copies";
import * as courseCopy from "./api/course-copy";
import { courseCopyActors } from "./copy-actors";

const course = { locale: "de", slug: "seo" };
const { actors, actions } = courseCopyActors();

beforeEach(() => vi.restoreAllMocks());

describeCallActors("an actor of a course’s copy", courseCopyActors, {}, ["findCopy", "keepCopy", "removeCopy"]);

describe("the copy of a course on this device", () => {
  it("is looked for, and removed", async () => {
    const found = { bytes: 12 };
    const find = vi.spyOn(courseCopy, "findCopy").mockResolvedValue(found as never);
    const remove = vi.spyOn(copies, "removeCourseCopy").mockResolvedValue(undefined as never);
    expect(await outputOf(actors.findCopy, course)).toBe(found);
    await outputOf(actors.removeCopy, course);
    expect([find.mock.calls, remove.mock.calls]).toEqual([[[course]], [[course]]]);
  });

  it("tells how far it is while it is made, and stops with its state", () => {
    let signal: AbortSignal | undefined;
    vi.spyOn(courseCopy, "keepCopy").mockImplementation(async (_, tell, end) => {
      signal = end;
      tell({ type: "copy.progressed", done: 1, total: 2 } as never);
    });
    const { heard, stop } = listenTo(actors.keepCopy, course);
    expect(heard).toMatchObject([{ type: "copy.progressed", done: 1 }]);
    expect(signal?.aborted).toBe(false);
    stop();
    expect(signal?.aborted).toBe(true);
  });

  it("that cannot be dropped disturbs nobody", async () => {
    const remove = vi.spyOn(copies, "removeCourseCopy").mockRejectedValue(new Error("the store is closed"));
    actions.dropCopy(undefined, course);
    await new Promise((done) => setTimeout(done));
    expect(remove).toHaveBeenCalledWith(course);
  });
});
