import type { Certificate } from "../../contract/certificates";
import { CertificatesPage } from "../../src/views/certificates/CertificatesPage";
import "../../src/views/certificates/DeleteCertificateDialog";
import type { Hands } from "../drivers/hands";
import { definePartTests, defineScreenTests } from "../drivers/screen-tests";
import { certificateDeletionFlow } from "../flows/certificate-deletion";
import { standing } from "./standing";

const dialog = { role: "dialog", name: "Delete this certificate?" };
const done = "The certificate is deleted.";
const asked = (hands: Hands) => hands.see(dialog, { role: "button", name: "Delete for good", busy: false });

const tests = {
  flow: certificateDeletionFlow,
  sees: {
    "certificateDeletion.closed": (hands: Hands) => hands.lack(dialog, done),
    "certificateDeletion.confirming": (hands: Hands) => asked(hands),
    "certificateDeletion.deleting": (hands: Hands) =>
      hands.see(dialog, { role: "button", name: "Delete for good", busy: true }),
    "certificateDeletion.deleted": async (hands: Hands) => {
      await hands.lack(dialog);
      await hands.see({ role: "status", text: done });
    },
    "certificateDeletion.failed": async (hands: Hands) => {
      await asked(hands);
      await hands.see({ role: "alert", text: "The certificate was not deleted" });
    },
  },
  modal: ["certificateDeletion.confirming", "certificateDeletion.deleting", "certificateDeletion.failed"],
  also: { "deletion.cancel": [{ role: "button" as const, name: "Close" }] },
  excuses: [
    {
      drift: "idle" as const,
      event: "deletion.cancel" as const,
      of: "Close",
      in: ["certificateDeletion.deleting"],
      why: "the dialog's cross stays, and does nothing while the certificate is being deleted",
    },
  ],
};
const answers = {
  "deletion.confirm": (hands: Hands) => hands.press("button", "Delete for good"),
  "deletion.cancel": (hands: Hands) => hands.press("button", "Keep it"),
  "deletion.dismiss": (hands: Hands) => hands.press("button", "Close"),
};

/** As a part of the list's page: there it is the list that opens it. */
export const certificateDeletionPart = definePartTests({ ...tests, does: answers, world: ["deletion.open"] });

const certificate: Certificate = {
  id: 1,
  hash: "hash-of-certificate-1",
  url: "/academy/certificate/hash-of-certificate-1/",
  title: "SEO",
  examSlug: "seo",
  name: "Ada",
  score: 100,
  dateIssued: "2025-03-01T10:00:00.000Z",
  dateExpires: null,
};

/** On a list that stands still and does nothing but open it. */
export const certificateDeletionScreen = defineScreenTests({
  ...tests,
  render: (actor) => {
    const list = standing(
      {
        context: { certificates: [certificate], filter: "all", now: certificate.dateIssued, failure: null },
        children: { certificateDeletion: actor },
        hasTag: () => false,
        matches: () => false,
      },
      ({ type, id }) => {
        if (type === "certificate.delete") actor.send({ type: "deletion.open", id, seed: "seed" });
      },
    );
    return <CertificatesPage actor={list as never} />;
  },
  does: {
    ...answers,
    "deletion.open": (hands) => hands.press("button", "Delete the certificate “SEO”"),
  },
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "choice", why: "filters the list" },
  ],
});
