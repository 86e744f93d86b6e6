import { describe, expect, it } from "vitest";
import { linkedInAddress } from "./linked-in";

const certificate = {
  hash: "QqWwEeRrTtYyUuIiOoPpAaSs",
  title: "SEO & content: the basics",
  dateIssued: "2026-12-31T23:30:00.000Z",
  dateExpires: "2027-12-31T23:30:00.000Z",
};
const url = "https://www.academy.example/academy/certificates/QqWwEeRrTtYyUuIiOoPpAaSs/";
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe("the link to LinkedIn", () => {
  it("is filled in", () => {
    const address = linkedInAddress(certificate, "Academy", url);
    expect(address).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&/);
    expect(queryOf(address)).toEqual({
      startTask: "CERTIFICATION_NAME",
      name: certificate.title,
      organizationName: "Academy",
      issueYear: "2026",
      issueMonth: "12",
      expirationYear: "2027",
      expirationMonth: "12",
      certUrl: url,
      certId: certificate.hash,
    });
  });

  it("has no expiry date if there is none", () => {
    const query = queryOf(linkedInAddress({ ...certificate, dateExpires: null }, "Academy", url));
    expect(Object.keys(query).filter((name) => name.startsWith("expiration"))).toEqual([]);
  });
});
