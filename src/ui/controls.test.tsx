// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./Button";
import { ChoiceList } from "./ChoiceList";

afterEach(cleanup);

it("a busy button keeps the focus, says that it is busy, and ignores presses", async () => {
  const pressed = vi.fn();
  const { rerender } = render(<Button onClick={pressed}>Save</Button>);
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect([button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  expect(document.activeElement).toBe(button);
});

it("a list of choices is described by its hint and its error, and says how each choice turned out", () => {
  render(
    <ChoiceList
      type="radio"
      name="answer"
      legend="Pick one"
      hint="There is one right answer."
      error="Pick an answer first."
      choices={[
        { value: "a", label: "Alpha", description: "The first letter", result: "right", resultLabel: "Right" },
        { value: "b", label: "Beta" },
      ]}
      selected={["a"]}
    />,
  );
  const group = screen.getByRole("group", { name: "Pick one" });
  const ids = group.getAttribute("aria-describedby")?.split(" ") ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["There is one right answer.", "Pick an answer first."]);
  expect(screen.getByRole("alert").textContent).toBe("Pick an answer first.");
  expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "AlphaThe first letterRight",
    "Beta",
  ]);
});
