import { session } from "../../contract/account/session";
import { certificates } from "../../contract/certificates/certificates";
import { courses } from "../../contract/courses/courses";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { certificate, certificateDeletionScreen, deleteOf } from "./certificate-deletion.screen";

/** More certificates than a test deletes: deleted ones are no longer listed. */
const data = [1, 2, 3, 4, 5, 6].map((id) => ({ ...certificate, id }));

export const certificateDeletionPage = definePage({
  screen: {
    ...certificateDeletionScreen,
    does: {
      ...certificateDeletionScreen.does,
      "deletion.open": (user) => user.press("button", deleteOf(certificate), 0),
    },
  },
  path: "/academy/certification/my-certificates/",
  calls: { removeCertificate: certificates.remove },
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    // If the server reported that nobody is signed in, the site would show the sign-in.
    [courses.progressMap, {}],
    [certificates.list, { data, total: data.length, now: certificate.dateIssued }],
  ],
});
