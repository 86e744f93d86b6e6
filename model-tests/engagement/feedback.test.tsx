// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { maxFeedbackLength } from "../../machines/engagement/feedback/context";
import { FeedbackBox } from "../../src/engagement/feedback/FeedbackBox";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

let close = () => {};
afterEach(() => close());

/** The message box on the page of all courses, whose address has it open. */
async function open(state: string, text: string) {
  const sent: AnyEventObject[] = [];
  const hear = (event: AnyEventObject) => {
    sent.push(event);
  };
  const snapshot = {
    context: { text, failure: null },
    matches: (one: unknown) => one === state,
    hasTag: () => false,
    can: () => false,
  };
  const history = createMemoryHistory({ initialEntries: ["/#feedback"] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  ({ close } = await openPage(
    <RouterContextProvider router={router as never}>
      <FeedbackBox actor={stubActor(snapshot, hear) as never} />
    </RouterContextProvider>,
  ));
  return { sent, history };
}

describe("closing the message box", () => {
  it.each([
    ["puts a message that has arrived away", "success", [{ type: "feedback.dismiss" }]],
    ["keeps what is written", "default", []],
  ])("%s, and takes the box out of the address", async (_, state, events) => {
    const { sent, history } = await open(state, "Thanks");
    expect(sent.splice(0)).toEqual([{ type: "page.opened", url: "/" }]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(sent).toEqual(events);
    await waitFor(() => expect(history.location.hash).toBe(""));
    expect(history.length).toBe(1);
  });
});

describe("the length of a message", () => {
  const described = () => {
    const field = screen.getByRole("textbox");
    const id = field.getAttribute("aria-describedby") ?? "";
    return [field.getAttribute("aria-invalid"), document.getElementById(id)?.textContent];
  };

  it("is told up to the longest one", async () => {
    await open("default", "X".repeat(maxFeedbackLength));
    expect(described()).toEqual([null, "2,000 of 2,000 characters"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is wrong with one character more", async () => {
    await open("default", "X".repeat(maxFeedbackLength + 1));
    expect(described()).toEqual(["true", "1 character too many"]);
    expect(screen.getByRole("alert")).toBeTruthy();
  });
});
