import type { SnapshotFrom } from "xstate";
import { type certificatesMachine, filtered } from "../../machines/certificates/certificates";
import { CertificatesPage } from "../../src/views/certificates/CertificatesPage";
import type { Hands } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { certificatesFlow } from "../flows/certificates";
import { certificateDeletionPart } from "./certificate-deletion";

type Snapshot = SnapshotFrom<typeof certificatesMachine>;
const title = { role: "heading", name: "My certificates" };
const remove = "Delete the certificate “SEO”";
const names = { all: "All", active: "Active", expired: "Expired" };

const pending = async (hands: Hands) => {
  await hands.see(title, { busy: true });
  await hands.lack("No certificates yet", { role: "choice", name: "All" });
};
const listed = async (hands: Hands, { context }: Snapshot) => {
  await hands.see(title, { role: "choice", name: names[context.filter], checked: true });
  if (filtered(context).length === 0) await hands.see("No certificate here.");
  else await hands.see({ role: "button", name: remove });
};

export const certificatesScreen = defineScreenTests({
  flow: certificatesFlow,
  render: (actor) => <CertificatesPage actor={actor} />,
  does: {
    "filter.change": (hands, { filter }) => hands.check(names[filter]),
    // Certificates of one exam bear the same title.
    "certificate.delete": (hands, { id }, { context }) =>
      hands.press(
        "button",
        remove,
        filtered(context).findIndex((certificate) => certificate.id === id),
      ),
    "certificates.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "certificates.waiting": pending,
    "certificates.signedOut": (hands) =>
      hands.see(title, "Sign in to see your certificates", { role: "link", name: "Sign in" }),
    "certificates.loading": pending,
    "certificates.listed.settled": listed,
    "certificates.listed.watching": listed,
    "certificates.empty": (hands) =>
      hands.see(title, "No certificates yet", { role: "link", name: "Browse the courses" }),
    "certificates.failed": (hands) =>
      hands.see(title, { role: "alert", text: "Your certificates could not be loaded" }),
  },
  also: {
    "filter.change": [
      { role: "choice", name: "All" },
      { role: "choice", name: "Active" },
    ],
  },
  excuses: [
    {
      drift: "missing",
      event: "certificate.delete",
      in: ["certificates.listed"],
      when: ({ context }) => filtered(context)[0]?.id !== context.certificates[0]?.id,
      why: "the filter hides the certificate",
    },
  ],
  children: { certificateDeletion: certificateDeletionPart },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
