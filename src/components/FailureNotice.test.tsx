// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import type { Failure } from "../../contract/errors";
import type { UiLanguage } from "../i18n/languages";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { FailureNotice } from "./FailureNotice";

const busy = (retryAfter?: number): Failure => ({
  code: "unavailable",
  status: 503,
  ...(retryAfter && { retryAfter }),
});
const tooMany = (retryAfter: number): Failure => ({ code: "too_many", status: 429, retryAfter });

describe("a failure says what is wrong and how long to wait", () => {
  afterEach(cleanup);
  const textOf = async (failure: Failure | null, language: UiLanguage = "en") => {
    render(
      <I18nextProvider i18n={await createStrictI18n(language)}>
        <FailureNotice failure={failure} title="Not sent." />
      </I18nextProvider>,
    );
    return screen.getByRole("alert").textContent;
  };

  it.each([
    [tooMany(30), "Wait 1 minute and"],
    [tooMany(661), "Wait 12 minutes and"],
    [tooMany(3600), "Wait 1 hour and"],
    [tooMany(82_801), "Wait 23 hours, 1 minute and"],
    [busy(661), "isn’t available right now. Wait 12 minutes and"],
    [busy(7200), "isn’t available right now. Wait 2 hours and"],
    [busy(59), "isn’t available right now. Try again in a moment."],
    [busy(), "isn’t available right now. Try again in a moment."],
  ])("%j: %s", async (failure, expected) => {
    expect(await textOf(failure)).toContain(expected);
  });

  it.each<[Failure | null, string]>([
    [{ code: "invalid", status: 422, fields: [{ path: "name", message: "too long" }] }, "too long"],
    [
      {
        code: "invalid",
        status: 422,
        fields: [
          { path: "name", message: "too long" },
          { path: "email", message: "taken" },
        ],
      },
      "too long; taken",
    ],
    [{ code: "invalid", status: 422 }, "Not sent."],
    [null, "Not sent."],
  ])("otherwise what is wrong, if that is known: %j", async (failure, expected) => {
    expect(await textOf(failure)).toContain(expected);
  });

  it("in other languages too", async () => {
    expect(await textOf(busy(661), "de")).toContain("Warte 12 Minuten und versuch es dann noch einmal.");
    cleanup();
    expect(await textOf(tooMany(7260), "pl")).toContain("Czas oczekiwania: 2 godziny i 1 minuta.");
  });
});
