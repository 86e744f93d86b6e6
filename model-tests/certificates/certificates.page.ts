import { type Certificate, certificates } from "../../contract/certificates/certificates";
import { definePage } from "../drivers/page-tests";
import { certificateDeletionPart } from "./certificate-deletion.screen";
import { certificatesScreen } from "./certificates.screen";

export const certificatesPage = definePage({
  screen: {
    ...certificatesScreen,
    // The list opens and closes it, which is under test itself.
    children: { certificateDeletion: { ...certificateDeletionPart, world: [] } },
  },
  path: "/academy/certification/my-certificates/",
  calls: {
    loadCertificates: {
      call: certificates.list,
      replyFor: ({ certificates: data, now }: { certificates: readonly Certificate[]; now: string }) => ({
        data,
        total: data.length,
        now,
      }),
    },
    "certificateDeletion: deleteCertificate": certificates.remove,
  },
  plays: { waitUntil: "an instant comes, and no call is made" },
});
