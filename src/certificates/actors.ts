import { fromPromise } from "xstate";
import type { GetServices } from "../api/services";
import { waiting } from "../device/waiting";

export const certificatesActors = (get: GetServices) => ({
  actors: {
    loadCertificates: fromPromise(async () => (await get("certificates")).loadCertificates()),
    waitUntil: waiting,
  },
});

export const certificateDeletionActors = (get: GetServices) => ({
  actors: {
    deleteCertificate: fromPromise<void, { id: number; key: string }>(async ({ input }) =>
      (await get("certificates")).deleteCertificate(input),
    ),
  },
});

export const publicCertificateActors = (get: GetServices) => ({
  actors: {
    loadCertificate: fromPromise(async ({ input }: { input: { hash: string } }) =>
      (await get("certificates")).loadCertificate(input.hash),
    ),
    waitUntil: waiting,
  },
});
