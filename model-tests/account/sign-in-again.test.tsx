// @vitest-environment happy-dom
/** What the sign-in page says to somebody whose session has ended. */
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { signInMachine } from "../../machines/account/sign-in";
import { SignInPage } from "../../src/account/sign-in/SignInPage";
import { openPage } from "../drivers/page";

let close = () => {};
afterEach(() => close());

/** The sign-in page, opened for this reason. */
async function open(problem: string | null) {
  const actors = { loadLoginState: fromPromise<string | null, { returnTo: string }>(async () => null) };
  const input = { returnTo: "/academy/courses/", problem };
  const actor = createActor(signInMachine.provide({ actors }), { input });
  actor.start();
  ({ close } = await openPage(<SignInPage actor={actor} />));
}

it.each([
  ["session_ended", "Sign in, and we’ll bring you back to the page you were on."],
  ["answer_kept", "Your answer is saved on this device. Sign in, and we’ll check it."],
])("says in case of %s what has happened, and what comes next", async (problem, text) => {
  await open(problem);
  expect(screen.getByText("Your session has ended")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([null, "anything_else"])("says nothing of it in case of %s", async (problem) => {
  await open(problem);
  expect(screen.queryByText("Your session has ended")).toBeNull();
});
