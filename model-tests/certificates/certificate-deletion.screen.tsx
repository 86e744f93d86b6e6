import type { SnapshotFrom } from "xstate";
import type { Certificate } from "../../contract/certificates/certificates";
import type { certificateDeletionMachine } from "../../machines/certificates/certificate-deletion";
import { CertificatesPage } from "../../src/certificates/certificates/CertificatesPage";
import "../../src/certificates/certificates/DeleteCertificateDialog";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { formatDate } from "../../src/i18n/format";
import { exam } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { stubActor } from "../shared/stub-actors";
import { certificateDeletionModel } from "./certificate-deletion.model";

type Snapshot = SnapshotFrom<typeof certificateDeletionMachine>;
const dialog = { role: "dialog", name: "Delete this certificate?" };
const done = "Certificate deleted.";
const notDeleted = "We couldn’t delete the certificate";
const asked = (user: User) => user.expectVisible(dialog, { role: "button", name: "Delete permanently", busy: false });

/** A certificate's button name, with the issue date, which distinguishes two certificates of one exam. */
export const deleteOf = ({ title, dateIssued }: Certificate): string =>
  `Delete the certificate “${title}”, issued ${formatDate("en-US", dateIssued)}`;

const tests = {
  testModel: certificateDeletionModel,
  sees: {
    "certificateDeletion.closed": (user: User) => user.expectAbsent(dialog, done),
    "certificateDeletion.confirming": async (user: User) => {
      await asked(user);
      await user.expectAbsent(notDeleted);
    },
    "certificateDeletion.deleting": async (user: User) => {
      await user.expectVisible(
        dialog,
        { role: "button", name: "Delete permanently", busy: true },
        { role: "button", name: "Close", disabled: true },
      );
      await user.expectAbsent(notDeleted);
    },
    "certificateDeletion.deleted": async (user: User) => {
      await user.expectAbsent(dialog);
      await user.expectVisible({ role: "status", text: done });
    },
    "certificateDeletion.failed": async (user: User, { context }: Snapshot) => {
      await asked(user);
      await user.expectVisible(...alerts(notDeleted, context.failure));
    },
  },
  modal: ["certificateDeletion.confirming", "certificateDeletion.deleting", "certificateDeletion.failed"],
  also: { "deletion.cancel": [{ role: "button" as const, name: "Close" }] },
};
const answers = {
  "deletion.confirm": (user: User) => user.press("button", "Delete permanently"),
  "deletion.cancel": (user: User) => user.press("button", "Keep certificate"),
  "deletion.dismiss": (user: User) => user.press("button", "Close"),
};

/** Part of the list's page, where the list opens it. */
export const certificateDeletionPart = definePartTests({
  ...tests,
  does: answers,
  world: ["deletion.open", "deletion.close"],
});

export const certificate: Certificate = {
  id: 1,
  hash: "hash-of-certificate-1",
  url: "/academy/certificate/hash-of-certificate-1/",
  title: exam.title,
  examSlug: "seo",
  name: "Ada",
  score: 100,
  dateIssued: "2025-03-01T10:00:00.000Z",
  dateExpires: null,
};

/** In a static list that only opens it. */
export const certificateDeletionScreen = defineScreenTests({
  ...tests,
  sees: {
    ...tests.sees,
    "certificateDeletion.confirming": async (user) => {
      await tests.sees["certificateDeletion.confirming"](user);
      await user.expectVisible(
        `“${certificate.title}” (issued ${formatDate("en-US", certificate.dateIssued)}) will be permanently removed`,
      );
    },
  },
  render: (actor) => {
    const list = stubActor(
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
    "deletion.open": (user) => user.press("button", deleteOf(certificate)),
  },
  world: ["deletion.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "choice", why: "filters the list" },
  ],
});
