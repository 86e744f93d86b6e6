import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { PublicCertificatePage } from "../../src/certificates/public-certificate/PublicCertificatePage";
import { exam } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { publicCertificateModel } from "./public-certificate.model";

const shown = [{ role: "heading", name: "Ada" }, exam.title, "hash-of-certificate-1"];
const link = (name: string) => ({ role: "link" as const, name });
const download = link("Download as PDF");
/** Of a valid certificate only. */
const shared = ["Add to LinkedIn (opens in a new tab)", "Open Badge (verifiable)"].map(link);
const ways = [download, ...shared];
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
      await user.expectVisible("This certificate was issued by Academy and expired on", ...shown, download);
      await user.expectAbsent("is valid.", "a signed file", ...shared);
    },
    "publicCertificate.revoked": async (user) => {
      await user.expectVisible(
        { role: "heading", name: "Revoked" },
        `for the exam “${exam.title}” on March 1, 2025 and revoked it on February 1, 2026. It isn’t valid.`,
      );
      await user.expectAbsent("Ada", ...ways);
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
