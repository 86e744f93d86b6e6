// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, it, vi } from "vitest";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { PasswordField } from "./PasswordField";

afterEach(cleanup);

it("shows what was typed, keeps it from spelling checkers, sends nothing, and hides it while it is sent", async () => {
  const i18n = await createStrictI18n("en");
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (readOnly: boolean) => (
    <I18nextProvider i18n={i18n}>
      <form onSubmit={submit}>
        <PasswordField label="Password" name="password" defaultValue="correct horse" readOnly={readOnly} />
        <PasswordField label="New password" name="new" defaultValue="battery staple" />
      </form>
    </I18nextProvider>
  );
  const { rerender } = render(form(false));
  const field = screen.getByLabelText("Password", { exact: true });
  const types = () => [field, screen.getByLabelText("New password")].map((one) => one.getAttribute("type"));
  const [show] = screen.getAllByRole("button", { name: "Show", description: "Password" });
  expect(types()).toEqual(["password", "password"]);
  await userEvent.click(show as HTMLElement);
  expect(types()).toEqual(["text", "password"]);
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect((field as HTMLInputElement).value).toBe("correct horse");
  rerender(form(true));
  expect(types()).toEqual(["password", "password"]);
  rerender(form(false));
  expect(types()).toEqual(["text", "password"]);
  await userEvent.click(screen.getByRole("button", { name: "Hide", description: "Password" }));
  expect(types()).toEqual(["password", "password"]);
  expect(submit).not.toHaveBeenCalled();
});
