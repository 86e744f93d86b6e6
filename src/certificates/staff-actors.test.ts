import { describe, expect, it } from "vitest";
import { describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import { certificateRevocationActors, staffCertificatesActors } from "./staff-actors";

describeCallActors("an actor of all certificates", staffCertificatesActors, {
  staffCertificates: ["loadCertificates"],
});
describeCallActors(
  "an actor of a certificate’s revocation",
  certificateRevocationActors,
  { sessions: ["confirmSession"] },
  ["changeCertificate", "confirmByPasskey"],
);

describe("a certificate", () => {
  const given = { hash: "hash", reason: "mistake", note: "Sorry.", key: "key" };

  it.each([
    ["revoke", "staffCertificates.revokeCertificate", given],
    ["restore", "staffCertificates.restoreCertificate", { hash: "hash", key: "key" }],
  ])("is changed by the call to %s it", async (intent, call, sent) => {
    const { get, calls } = stubServices({ [call]: { hash: "hash" } });
    const input = { ...given, intent };
    expect(await outputOf(certificateRevocationActors(get).actors.changeCertificate, input)).toEqual({ hash: "hash" });
    expect(calls()).toEqual([[call, sent]]);
    // A command goes on: it was confirmed.
    expect(await signalsAfterStop(certificateRevocationActors, "changeCertificate", input, [call])).toEqual([
      undefined,
    ]);
  });
});
