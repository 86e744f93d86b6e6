import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { PublicCertificatePage } from "../../src/certificates/public-certificate/PublicCertificatePage";
import { exam } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { publicCertificateModel } from "./public-certificate.model";

const shown = [{ role: "heading", name: "Ada" }, exam.title, "hash-of-certificate-1"];
const ways = ["Download as PDF", "Add to LinkedIn (opens in a new tab)", "Open Badge (verifiable)"].map((name) => ({
  role: "link" as const,
  name,
}));
const valid = (user: User) =>
  user.expectVisible("This certificate was issued by Academy and is valid.", "a signed file", ...shown, ...ways);

export const publicCertificateScreen = defineScreenTests({
  testModel: publicCertificateModel,
  render: (actor) => <PublicCertificatePage actor={actor} />,
  does: { "certificate.retry": (user) => user.press("button", "Try again") },
  world: ["session.changed", "connection.changed"],
  sees: {
    "publicCertificate.loading": (user) => user.expectAbsent({ role: "heading" }, { role: "alert" }),
    "publicCertificate.valid.unlimited": valid,
    "publicCertificate.valid.limited": async (user) => {
      await valid(user);
      await user.expectAbsent("No expiration");
    },
    "publicCertificate.expired": async (user) => {
      await user.expectVisible("This certificate was issued by Academy and expired on", ...shown, ...ways);
      await user.expectAbsent("is valid.");
    },
    "publicCertificate.deleted": async (user) => {
      await user.expectVisible({ role: "heading", name: "Deleted" });
      await user.expectAbsent("Ada", exam.title, ...ways);
    },
    "publicCertificate.unknown": async (user) => {
      await user.expectVisible({ role: "heading", name: "Unknown certificate" });
      await user.expectAbsent(...ways);
    },
    "publicCertificate.failed": (user, { context }) =>
      user.expectVisible(...alerts("We couldn’t check the certificate", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
