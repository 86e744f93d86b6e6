// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog";
import { makeFocusable } from "./focusable";

const show = (busy: boolean, keepOnOutsidePress = false) => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Sure?" closeLabel="Close" busy={busy} keepOnOutsidePress={keepOnOutsidePress}>
      <button type="button">Yes</button>
    </Dialog>,
  );
  return onClose;
};
afterEach(cleanup);

it.each(["Escape", "the cross"])(
  "asks its owner to close it by %s, and not while something is in progress",
  async (way) => {
    const user = userEvent.setup();
    const close = () =>
      way === "Escape" ? user.keyboard("{Escape}") : user.click(screen.getByRole("button", { name: "Close" }));
    const idle = show(false);
    await close();
    expect(idle).toHaveBeenCalledTimes(1);
    cleanup();
    const busy = show(true);
    await close();
    expect(busy).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog", { name: "Sure?" })).toBeTruthy();
  },
);

it("closes by a press outside, unless that would lose something", async () => {
  const user = userEvent.setup();
  const pressOutside = async () => {
    // Where the press begins and ends counts.
    await user.click(screen.getByRole("dialog").parentElement as HTMLElement);
  };
  const plain = show(false);
  await pressOutside();
  expect(plain).toHaveBeenCalledTimes(1);
  cleanup();
  const kept = show(false, true);
  await pressOutside();
  expect(kept).not.toHaveBeenCalled();
});

it("disables its cross while something is in progress", () => {
  show(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close" }).disabled).toBe(true);
});

it("has the focus as soon as it is there: letters typed at once go into its field", () => {
  render(
    <Dialog open onClose={() => undefined} title="Sure?" closeLabel="Close">
      <input aria-label="Password" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

/** A page with two buttons that open dialogs; the second one may be gone when its dialog closes. */
function Openers({ open, isGone }: { open: "first" | "second" | null; isGone: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Deleted</h1>
      <button type="button">First</button>
      {!isGone && <button type="button">Second</button>}
      <Dialog open={open !== null} onClose={() => undefined} title="Sure?" closeLabel="Close">
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

it("gives the focus back, and not to an earlier place if the one before is gone", async () => {
  const { rerender } = render(<Openers open={null} isGone={false} />);
  const focused = () => document.activeElement?.textContent;
  const opened = async (which: "first" | "second", name: string) => {
    screen.getByRole("button", { name }).focus();
    rerender(<Openers open={which} isGone={false} />);
    await expect.poll(focused).toBe("Yes");
  };
  await opened("first", "First");
  rerender(<Openers open={null} isGone={false} />);
  await expect.poll(focused).toBe("First");

  await opened("second", "Second");
  rerender(<Openers open={null} isGone={true} />);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(focused()).not.toBe("First");

  await opened("first", "First");
  rerender(<Openers open={null} isGone={false} />);
  screen.getByRole("heading", { name: "Deleted" }).focus();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(focused()).toBe("Deleted");
});

it.each([
  ["the heading that had it only because the page had just been opened", true, ["Deleted"]],
  // From there, the page may move it to a heading.
  ["nothing, if nothing had it", false, ["", "Deleted"]],
])("gives the focus back to %s", async (_, hasFocus, expected) => {
  const { rerender } = render(<Openers open={null} isGone={false} />);
  const heading = screen.getByRole("heading", { name: "Deleted" });
  heading.removeAttribute("tabindex");
  (document.activeElement as HTMLElement).blur();
  if (hasFocus) {
    makeFocusable(heading);
    heading.focus();
  }
  rerender(<Openers open="first" isGone={false} />);
  await expect.poll(() => document.activeElement?.textContent).toBe("Yes");
  rerender(<Openers open={null} isGone={false} />);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await new Promise((settled) => setTimeout(settled));
  const { activeElement } = document;
  expect(expected).toContain(activeElement === document.body ? "" : activeElement?.textContent);
});
