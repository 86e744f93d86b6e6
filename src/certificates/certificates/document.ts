import type { certificatesMachine } from "../../../machines/certificates/certificates";
import { defineDocument } from "../../screens/document";

export const certificatesDocument = defineDocument<typeof certificatesMachine>({
  preload: () => ({ calls: [["certificates", "loadCertificates"]] }),
});
