// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { fromPromise } from "xstate";
import type { StaffCertificate } from "../../../contract/certificates/administration";
import { certificateRevocationMachine, type Revoking } from "../../../machines/certificates/certificate-revocation";
import { runChild } from "../../../machines/testing";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { Revocation } from "./Revocation";

const certificate = (isHolderTold: boolean): StaffCertificate => ({
  id: 9,
  hash: "hash-9",
  url: "/academy/certificates/hash-9/",
  title: "SEO",
  examSlug: "seo",
  name: "Ada",
  holder: { id: 7, email: "ada@academy.test" },
  isHolderTold,
  score: 90,
  dateIssued: "2026-01-01T00:00:00.000Z",
  dateExpires: null,
  revoked: null,
});

/** What is asked before a certificate is revoked, and what is said once it is. */
async function saidOf(held: StaffCertificate): Promise<{ asked: string; done: string }> {
  const changeCertificate = fromPromise<StaffCertificate, Revoking>(async () => held);
  const { actor } = runChild(certificateRevocationMachine.provide({ actors: { changeCertificate } }));
  render(
    <I18nextProvider i18n={await createStrictI18n("en")}>
      <Revocation actor={actor} />
    </I18nextProvider>,
  );
  act(() => actor.send({ type: "revocation.open", certificate: held, intent: "revoke", seed: "seed" }));
  const asked = screen.getByRole("dialog").textContent ?? "";
  act(() => actor.send({ type: "reason.choose", reason: "mistake" }));
  act(() => actor.send({ type: "revocation.confirm" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  return { asked, done: document.body.textContent ?? "" };
}

describe("what is said about the revocation of a certificate", () => {
  afterEach(cleanup);

  it("names the email to the holder", async () => {
    const { asked, done } = await saidOf(certificate(true));
    expect(asked).toContain("1 email tells ada@academy.test why.");
    expect(asked).toContain("It’s in the email");
    expect(done).toContain("We’re sending an email to ada@academy.test.");
  });

  it("names no email where the site sends none", async () => {
    const { asked, done } = await saidOf(certificate(false));
    for (const said of [asked, done])
      expect(said).toContain("This site sends no emails: nobody tells ada@academy.test.");
    expect(asked).toContain("It’s kept with the certificate.");
    expect(asked + done).not.toMatch(/1 email|the email|an email/);
  });
});
