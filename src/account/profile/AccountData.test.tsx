// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { PersonalData } from "../../../contract/account/session";
import type { Failure } from "../../../contract/errors";
import { accountDataMachine } from "../../../machines/account/account-data";
import { accountDeletionMachine } from "../../../machines/account/account-deletion";
import { signedIn } from "../../../machines/testing";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { AccountData } from "./AccountData";

const data: PersonalData = { exportedAt: "2026-03-01T10:00:00.000Z", account: {}, records: {} };

describe("the learner's data on the page", () => {
  /** The error of the next call. */
  let failure: Failure | null;
  let confirmations: string[];
  let saved: string[];
  let isDeleted: () => boolean;

  beforeEach(async () => {
    failure = null;
    confirmations = [];
    saved = [];
    const answer = async <T,>(value: T): Promise<T> => {
      if (failure) throw failure;
      return value;
    };
    const actor = createActor(
      accountDataMachine.provide({
        actors: {
          exportData: fromPromise(() => answer(data)),
          accountDeletion: accountDeletionMachine.provide({
            actors: {
              deleteAccount: fromPromise<void, { confirmation: string; learnerId: number }>(({ input }) => {
                confirmations.push(input.confirmation);
                return answer(undefined);
              }),
            },
          }),
        },
        actions: { saveFile: (_, { name }) => saved.push(name) },
      }),
    ).start();
    actor.send(signedIn);
    isDeleted = () => actor.getSnapshot().matches("deleted");
    render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <AccountData actor={actor} email="ada@academy.test" />
      </I18nextProvider>,
    );
  });
  afterEach(cleanup);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const field = () => screen.findByLabelText<HTMLInputElement>("Your password");

  it("is saved as a file whose name is shown", async () => {
    await press("Download my data");
    await screen.findByText("Your data was saved as academy-data-2026-03-01.json.");
    expect(saved).toEqual(["academy-data-2026-03-01.json"]);
  });

  it("is not saved after a failure: says why, and offers another try", async () => {
    failure = { code: "too_many", status: 429, retryAfter: 90 };
    await press("Download my data");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We couldn’t download your data");
    expect(alert.textContent).toContain("Wait 2 minutes");
    failure = null;
    await press("Download my data");
    await screen.findByText(/^Your data was saved/);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is deleted after the password is entered, with a list of what will be lost", async () => {
    await press("Delete my account");
    const dialog = await screen.findByRole("dialog", { name: "Permanently delete your account?" });
    expect(dialog.textContent).toContain("You can’t undo this. Deleting the account ada@academy.test removes:");
    expect(dialog.textContent).toContain("public pages");
    await userEvent.type(await field(), "secret{Enter}");
    expect(confirmations).toEqual(["secret"]);
    expect(isDeleted()).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is kept if the learner cancels, and the dialog opens empty the next time", async () => {
    await press("Delete my account");
    await userEvent.type(await field(), "secret");
    await press("Keep my account");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Delete my account");
    expect((await field()).value).toBe("");
    expect(confirmations).toEqual([]);
  });

  it("is not deleted with a wrong password: the field says so and is empty", async () => {
    failure = { code: "wrong_confirmation", status: 403 };
    await press("Delete my account");
    await userEvent.type(await field(), "wrong{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("That isn’t the password for this account");
    const input = await field();
    expect(input.value).toBe("");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(isDeleted()).toBe(false);
  });

  it.each<[Failure, string]>([
    [
      { code: "too_many", status: 429, retryAfter: 600 },
      "We couldn’t delete your accountToo many attempts. Wait 10 minutes",
    ],
    [{ code: "timeout", status: 0 }, "We couldn’t confirm the deletionThe server took more than"],
    [{ code: "network", status: 0 }, "We couldn’t confirm the deletionWe couldn’t reach the server"],
    [{ code: "unavailable", status: 503 }, "We couldn’t confirm the deletionThe service isn’t available"],
  ])("says why it is not deleted, and keeps what was typed: %j", async (why, text) => {
    failure = why;
    await press("Delete my account");
    await userEvent.type(await field(), "secret{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect((await field()).value).toBe("secret");
    failure = null;
    await press("Delete permanently");
    expect(confirmations).toEqual(["secret", "secret"]);
    expect(isDeleted()).toBe(true);
  });
});
