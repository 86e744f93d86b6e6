import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { Certificate } from "../../contract/certificates/certificates";
import { type certificatesMachine, filtered } from "../../machines/certificates/certificates";
import { isExpired } from "../../machines/certificates/validity";
import { CertificatesPage } from "../../src/certificates/certificates/CertificatesPage";
import { formatDate } from "../../src/i18n/format";
import { alerts } from "../shared/reason";
import { certificateDeletionPart, deleteOf } from "./certificate-deletion.screen";
import { certificate, certificatesModel } from "./certificates.model";

type Snapshot = SnapshotFrom<typeof certificatesMachine>;
const title = { role: "heading", name: "My certificates" };
const names = { all: "All", active: "Active", expired: "Expired" };

/** The actions for each certificate; the control's name says which one. */
const waysOf = ({ title, dateIssued }: Certificate, ways: readonly string[]) =>
  ways.map((way) => ({
    role: "link" as const,
    name: `${way}: certificate “${title}”, issued ${formatDate("en-US", dateIssued)}`,
  }));

const pending = async (user: User) => {
  await user.expectVisible(title, { busy: true });
  await user.expectAbsent("No certificates yet", { role: "choice", name: "All" });
};
const listed = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(title, { role: "choice", name: names[context.filter], checked: true });
  const shown = filtered(context);
  if (shown.length === 0) await user.expectVisible("No certificates match this filter.");
  await user.expectVisible(...shown.map((certificate) => ({ role: "button", name: deleteOf(certificate) })));
  // An expired certificate is nothing to show around.
  const shared = ["Add to LinkedIn (opens in a new tab)", "Open Badge (verifiable)"];
  const [expired, valid] = [true, false].map((is) => shown.filter((one) => isExpired(one, context.now) === is));
  await user.expectVisible(...shown.flatMap((one) => waysOf(one, ["Download as PDF"])));
  await user.expectVisible(...(valid ?? []).flatMap((one) => waysOf(one, shared)));
  await user.expectAbsent(...(expired ?? []).flatMap((one) => waysOf(one, shared)));
};

export const certificatesScreen = defineScreenTests({
  testModel: certificatesModel,
  render: (actor) => <CertificatesPage actor={actor} />,
  does: {
    "filter.change": (user, { filter }) => user.check(names[filter]),
    "certificate.delete": (user, { id }, { context }) => {
      const shown = filtered(context).find((certificate) => certificate.id === id);
      return user.press("button", shown ? deleteOf(shown) : "no such certificate");
    },
    "certificates.retry": (user) => user.press("button", "Try again"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "certificates.waiting": pending,
    "certificates.signedOut": (user) =>
      user.expectVisible(title, "Sign in to see your certificates", { role: "link", name: "Sign in" }),
    "certificates.loading": pending,
    "certificates.listed.refreshing": listed,
    "certificates.listed.settled": listed,
    "certificates.listed.watching": listed,
    "certificates.empty": (user) =>
      user.expectVisible(
        title,
        "No certificates yet",
        { role: "link", name: "See exams" },
        { role: "link", name: "Browse courses" },
      ),
    "certificates.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load your certificates", context.failure)),
  },
  also: {
    "filter.change": [
      { role: "choice", name: "All" },
      { role: "choice", name: "Active" },
    ],
    "certificate.delete": [2, 3].map((id) => ({ role: "button" as const, name: deleteOf(certificate(id, null)) })),
  },
  children: { certificateDeletion: certificateDeletionPart },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
