import { certificateRevocationMachine } from "../../../machines/certificates/certificate-revocation";
import { staffCertificatesMachine } from "../../../machines/certificates/staff-certificates";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { certificateRevocationActors, staffCertificatesActors } from "../staff-actors";
import { StaffCertificatesPage } from "./StaffCertificatesPage";
import { staffFiltersOf } from "./staff-search";

export const screen = defineScreen({
  logic: (get) =>
    staffCertificatesMachine.provide({
      actors: {
        ...staffCertificatesActors(get).actors,
        certificateRevocation: certificateRevocationMachine.provide(certificateRevocationActors(get)),
      },
    }),
  area: "staffCertificates",
  View: StaffCertificatesPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("staffCertificates.title") }),
});

/** Certificates at a time. */
const certificatesPerPage = 20;

export const open = ({ search }: Address): Opening => ({
  view: "staff-certificates",
  texts: ["account-administration", "account-passkey-use", "account-proof", "certificates-administration"],
  key: "staff-certificates",
  input: { filters: staffFiltersOf(search), limit: certificatesPerPage },
  onSearch: (changed) => ({ type: "address.changed", filters: staffFiltersOf(changed) }),
});
