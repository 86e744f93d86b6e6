// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { globalStyle } from "../theme/global-style";
import { light } from "../theme/tokens";
import { Button } from "./Button";
import { ChoiceList } from "./ChoiceList";
import { Icon } from "./Icon";
import { Spinner } from "./Spinner";
import { TextField } from "./TextField";

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

it.each(["radio", "checkbox"] as const)("a list of choices tells which was chosen: %s", async (type) => {
  const choose = vi.fn();
  const choices = [
    { value: "a", label: "Alpha" },
    { value: "b", label: "Beta" },
    { value: "c", label: "Gamma", disabled: true },
  ];
  render(<ChoiceList type={type} name="answer" legend="Pick" choices={choices} selected={["a"]} onChoose={choose} />);
  for (const one of screen.getAllByRole(type)) await userEvent.click(one);
  expect(choose.mock.calls).toEqual(
    // A radio button cannot be taken back.
    type === "radio"
      ? [["b", true]]
      : [
          ["a", false],
          ["b", true],
        ],
  );
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
      onChoose={() => undefined}
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
  // A row without a result has no place for one.
  expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.children.length)).toEqual([4, 3]);
});

it("a field is described by its hint and its error, and only then it is invalid", () => {
  const { rerender } = render(<TextField label="Name" hint="As on the certificate." />);
  const field = screen.getByRole("textbox", { name: "Name" });
  const described = () =>
    field
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect([field.getAttribute("aria-invalid"), described()]).toEqual([null, ["As on the certificate."]]);
  rerender(<TextField label="Name" hint="As on the certificate." error="Enter a name." />);
  expect([field.getAttribute("aria-invalid"), described()]).toEqual([
    "true",
    ["As on the certificate.", "Enter a name."],
  ]);
  expect(screen.getByRole("alert").textContent).toBe("Enter a name.");
  rerender(<TextField label="Name" aria-invalid="true" />);
  expect([field.getAttribute("aria-invalid"), described()]).toEqual(["true", undefined]);
});

it("the text of a field begins beside its icon", () => {
  render(
    <>
      <style>{globalStyle}</style>
      <TextField label="Words" icon="search" />
      <TextField label="Name" />
    </>,
  );
  const paddingOf = (name: string) => {
    const { paddingInlineStart, paddingLeft } = getComputedStyle(screen.getByRole("textbox", { name }));
    // jsdom does not know that both are the same side.
    return paddingInlineStart || paddingLeft;
  };
  expect([paddingOf("Words"), paddingOf("Name")]).toEqual(["calc(2.5rem + 0.25rem)", "14px"]);
});

it("buttons look like what they are for", () => {
  render(
    <>
      <style>{globalStyle}</style>
      <Button>Save</Button>
      <Button variant="secondary">Keep</Button>
      <Button variant="quiet">Later</Button>
      <Button variant="danger">Delete</Button>
    </>,
  );
  const styles = screen.getAllByRole("button").map((button) => getComputedStyle(button));
  expect(styles.map(({ backgroundColor, color }) => [backgroundColor, color])).toEqual([
    [light.accent, light["on-accent"]],
    [light.surface, light.ink],
    ["transparent", light["accent-ink"]],
    [light.danger, light["on-danger"]],
  ]);
});

it("an icon is decoration unless it has a title, and small ones have thicker strokes", () => {
  const { container } = render(
    <>
      <Icon name="check" />
      <Icon name="star" size={16} filled title="Chosen" />
    </>,
  );
  const shown = [...container.querySelectorAll("svg")].map((svg) =>
    ["aria-hidden", "role", "width", "height", "fill", "stroke-width"].map((name) => svg.getAttribute(name)),
  );
  expect(shown).toEqual([
    ["true", null, "1.25rem", "1.25rem", "none", "1.75"],
    [null, "img", "1rem", "1rem", "currentColor", "2"],
  ]);
  expect(screen.getByRole("img", { name: "Chosen" }).querySelector("path")?.getAttribute("d")).toMatch(/^m12 3\.5/);
});

it("a spinner says what is in progress if nothing else does, and small ones have thicker strokes", () => {
  const { container } = render(
    <>
      <Spinner />
      <Spinner size={20} label="Loading" />
    </>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading");
  const strokes = [...container.querySelectorAll("svg")].map((svg) =>
    [...svg.children].map((shape) => shape.getAttribute("stroke-width")),
  );
  expect(strokes).toEqual([
    ["2.5", "2.5"],
    ["3", "3"],
  ]);
});
