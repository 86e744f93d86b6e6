import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { PublicCertificatePage } from "../../src/certificates/public-certificate/PublicCertificatePage";
import { alerts } from "../shared/reason";
import { publicCertificateFlow } from "./public-certificate.model";

const shown = [{ role: "heading", name: "Ada" }, "SEO", "hash-of-certificate-1"];
const ways = ["Download as PDF", "Add to LinkedIn (opens in a new tab)", "Open Badge (verifiable)"].map((name) => ({
  role: "link" as const,
  name,
}));
const valid = (hands: Hands) =>
  hands.see("This certificate was issued by Academy and is valid.", "a signed file", ...shown, ...ways);

export const publicCertificateScreen = defineScreenTests({
  flow: publicCertificateFlow,
  render: (actor) => <PublicCertificatePage actor={actor} />,
  does: { "certificate.retry": (hands) => hands.press("button", "Try again") },
  world: ["session.changed", "connection.changed"],
  sees: {
    "publicCertificate.loading": (hands) => hands.lack({ role: "heading" }, { role: "alert" }),
    "publicCertificate.valid.unlimited": valid,
    "publicCertificate.valid.limited": async (hands) => {
      await valid(hands);
      await hands.lack("without limit");
    },
    "publicCertificate.expired": async (hands) => {
      await hands.see("This certificate was issued by Academy and expired on", ...shown, ...ways);
      await hands.lack("is valid.");
    },
    "publicCertificate.deleted": async (hands) => {
      await hands.see({ role: "heading", name: "Deleted" });
      await hands.lack("Ada", "SEO", ...ways);
    },
    "publicCertificate.unknown": async (hands) => {
      await hands.see({ role: "heading", name: "Unknown certificate" });
      await hands.lack(...ways);
    },
    "publicCertificate.failed": (hands, { context }) =>
      hands.see(...alerts("The certificate could not be checked", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
