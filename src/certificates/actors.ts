import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { waiting } from "../device/wait-until";

export const certificatesActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "certificates", "loadCertificates"),
    waitUntil: waiting,
  },
});

export const certificateDeletionActors = (get: GetServices) => ({
  actors: callActors(get, "certificates", "removeCertificate"),
});

export const publicCertificateActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "certificates", "loadCertificate"),
    waitUntil: waiting,
  },
});
