import type { Certificate } from "../../../contract/certificates/certificates";

type Shown = Pick<Certificate, "hash" | "title" | "dateIssued" | "dateExpires">;

/**
 * The prefilled LinkedIn page for adding a certificate to a profile. Months are counted from 1, in UTC.
 * @param url absolute address of the certificate's public page
 */
export function linkedInAddress(
  { hash, title, dateIssued, dateExpires }: Shown,
  organization: string,
  url: string,
): string {
  const month = (prefix: string, instant: string) => {
    const date = new Date(instant);
    return { [`${prefix}Year`]: String(date.getUTCFullYear()), [`${prefix}Month`]: String(date.getUTCMonth() + 1) };
  };
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: title,
    organizationName: organization,
    ...month("issue", dateIssued),
    ...(dateExpires && month("expiration", dateExpires)),
    certUrl: url,
    certId: hash,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
