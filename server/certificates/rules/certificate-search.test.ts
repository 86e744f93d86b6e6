import { describe, expect, it } from "vitest";
import { hashIn } from "./certificate-search";

const hash = "Abc-def_0123456789";

describe("a certificate's number in a search", () => {
  it.each([
    hash,
    `  ${hash} `,
    `https://www.academy.example/academy/certificates/${hash}/`,
    `academy.example/academy/certificates/${hash}`,
    `/academy/certificates/${hash}/credential.json`,
    `https://de.academy.example/academy/certificates/${hash}/?from=mail`,
  ])("is found in %j", (search) => {
    expect(hashIn(search)).toBe(hash);
  });

  it.each(["", "Ada", "ada.lovelace@example.test", `Ada ${hash}`, "a".repeat(15), "a".repeat(65), `/exams/${hash}/`])(
    "is not in %j",
    (search) => {
      expect(hashIn(search)).toBeNull();
    },
  );
});
