import { expect, it } from "vitest";
import { describeCallActors, stubServices } from "../api/actors.testing";
import { waiting } from "../device/wait-until";
import { certificateDeletionActors, certificatesActors, publicCertificateActors } from "./actors";

describeCallActors("an actor of one's certificates", certificatesActors, { certificates: ["loadCertificates"] }, [
  "waitUntil",
]);
describeCallActors("an actor that deletes a certificate", certificateDeletionActors, {
  certificates: ["removeCertificate"],
});
describeCallActors("an actor of a public certificate", publicCertificateActors, { certificates: ["loadCertificate"] }, [
  "waitUntil",
]);

it("waits until a certificate expires", () => {
  const { get } = stubServices();
  expect(certificatesActors(get).actors.waitUntil).toBe(waiting);
  expect(publicCertificateActors(get).actors.waitUntil).toBe(waiting);
});
