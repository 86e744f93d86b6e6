import { type Certificate, certificates } from "../../contract/certificates/certificates";
import { definePage } from "../shared/define-page";
import { certificateDeletionPart } from "./certificate-deletion.screen";
import { certificatesScreen } from "./certificates.screen";

const listed = {
  call: certificates.list,
  replyFor: ({ certificates: data, now }: { certificates: readonly Certificate[]; now: string }) => ({
    data,
    total: data.length,
    now,
  }),
};

export const certificatesPage = definePage({
  screen: {
    ...certificatesScreen,
    // The list under test opens and closes it.
    children: { certificateDeletion: { ...certificateDeletionPart, world: [] } },
  },
  path: "/academy/certification/my-certificates/",
  calls: {
    loadCertificates: listed,
    refreshCertificates: listed,
    "certificateDeletion: removeCertificate": certificates.remove,
  },
  plays: { waitUntil: "an instant comes, and no call is made" },
});
