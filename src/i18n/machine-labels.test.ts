import { expect, it } from "vitest";
import { allTextsOf } from "./all-texts.testing";

const words = import.meta.glob<string>(["../../machines/**/*words.ts", "!../../machines/shared/machine-words.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Keys are no texts of the site. */
const keys = ["Enter", "Enter on a suggestion"];

it("the sentences about events name buttons as the site labels them", async () => {
  const labels = new Set([...(await allTextsOf("en")).values(), ...keys]);
  const named = Object.entries(words).flatMap(([file, text]) =>
    [...text.matchAll(/presses ([A-Z][^"]*)"/g)].flatMap(([, phrase = ""]) =>
      phrase
        .split(" or ")
        .filter((label) => /^[A-Z]/.test(label))
        .map((label) => ({ file, label })),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ label }) => !labels.has(label))).toEqual([]);
});
