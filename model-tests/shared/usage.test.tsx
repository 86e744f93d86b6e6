// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { consentMachine } from "../../machines/account/consent";
import { consentActors } from "../../src/account/actors";
import { SiteContext } from "../../src/screens/site-context";
import { Footer } from "../../src/shell/Footer";
import { rememberConsent } from "../../src/telemetry/analytics";
import { createInspectors } from "../../src/telemetry/inspectors";
import { openPage, site } from "../drivers/page";
import { WithSession } from "./stub-actors";

describe("a site with or without usage counting (ACADEMY_USAGE, R70)", () => {
  afterEach(() => localStorage.clear());

  const open = (usage: boolean) => {
    const academy = { ...site.academy, getSnapshot: () => ({ children: {} }) };
    return openPage(
      <WithSession>
        <SiteContext.Consumer>
          {(within) => (
            <SiteContext value={{ ...site, ...within, academy: within?.academy ?? (academy as never), usage }}>
              <Footer />
            </SiteContext>
          )}
        </SiteContext.Consumer>
      </WithSession>,
    );
  };

  it("asks in the footer and shows what is counted", async () => {
    const page = await open(true);
    expect(screen.getByRole("checkbox", { name: /Count my visits/ })).toBeDefined();
    expect(screen.getByRole("link", { name: "What we count" })).toBeDefined();
    page.close();
  });

  it("asks nobody if nothing is counted", async () => {
    const page = await open(false);
    expect(screen.queryByRole("checkbox", { name: /Count my visits/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "What we count" })).toBeNull();
    expect(screen.getAllByRole("link").length).toBeGreaterThan(5);
    page.close();
  });

  it.each([
    ["goes by what was agreed to earlier", { inspectors: createInspectors(), locale: "en" }, "given"],
    ["counts nothing, whatever was agreed to earlier", undefined, "refused"],
  ])("%s", async (_, counted, state) => {
    rememberConsent(true);
    const consent = createActor(consentMachine.provide(consentActors(counted))).start();
    await waitFor(consent, (snapshot) => !snapshot.matches("reading"));
    expect(consent.getSnapshot().matches(state as "given" | "refused")).toBe(true);
    consent.stop();
  });
});
