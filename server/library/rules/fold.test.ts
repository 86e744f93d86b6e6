import { expect, it } from "vitest";
import { foldText } from "./fold";

it.each([
  ["Überblick ÉCRAN", "uberblick ecran"],
  ["ｆｕｌｌ ①", "full 1"],
  ["ﾊﾟ が", "パ が"],
])("compares %j as %j (L19)", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
