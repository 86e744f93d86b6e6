import { certificates } from "../../../contract/certificates/certificates";
import type { Call } from "../../api/call";
import { withCsrf } from "../../api/csrf";

export const certificatesService = (call: Call) => ({
  loadCertificates: async () => {
    const { data, now } = await call(certificates.list, {});
    return { certificates: data, now };
  },
  loadCertificate: ({ hash }: { hash: string }) => call(certificates.byHash, { params: { hash } }),
  removeCertificate: ({ id, key }: { id: number; key: string }) =>
    withCsrf(call, (csrf) => call(certificates.remove, { params: { id: String(id) } }, { key, csrf })),
});
