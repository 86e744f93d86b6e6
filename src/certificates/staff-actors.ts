import { fromPromise } from "xstate";
import type { Revoking } from "../../machines/certificates/certificate-revocation";
import { callActors } from "../api/call-actors";
import { proofActors } from "../api/proof-actors";
import type { GetServices } from "../api/services";

export const staffCertificatesActors = (get: GetServices) => ({
  actors: callActors(get, "staffCertificates", "loadCertificates"),
});

export const certificateRevocationActors = (get: GetServices) => ({
  actors: {
    changeCertificate: fromPromise(async ({ input }: { input: Revoking }) => {
      const { intent, hash, key, ...revocation } = input;
      const service = await get("staffCertificates");
      return intent === "revoke"
        ? service.revokeCertificate({ hash, key, ...revocation })
        : service.restoreCertificate({ hash, key });
    }),
    ...proofActors(get),
  },
});
