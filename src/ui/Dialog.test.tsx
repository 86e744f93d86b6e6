// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog";

const show = (busy: boolean) => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Sure?" closeLabel="Close" busy={busy}>
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
