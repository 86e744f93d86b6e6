import { type Revocation, staffCertificates } from "../../../contract/certificates/administration";
import type { Asked } from "../../../machines/certificates/staff-certificates";
import type { Call } from "../../api/call";
import { type Keyed, queryOf } from "../../api/query";

export const staffCertificatesService = (call: Call) => ({
  loadCertificates: (asked: Asked) =>
    call(staffCertificates.list, { query: queryOf({ ...asked, search: asked.search.trim() }) }),
  revokeCertificate: ({ hash, key, ...body }: Keyed & Revocation & { hash: string }) =>
    call(staffCertificates.revoke, { params: { hash }, body }, { key }),
  restoreCertificate: ({ hash, key }: Keyed & { hash: string }) =>
    call(staffCertificates.restore, { params: { hash } }, { key }),
});
