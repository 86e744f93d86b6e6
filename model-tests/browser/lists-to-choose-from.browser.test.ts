import { expect, it } from "vitest";
import { press } from "../harness/page-parts";
import { page, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const field = (name: string) => page.getByRole("combobox", { name, exact: true });

/** The list of a field, as the browser draws it. */
const listOf = (name: string) =>
  field(name).evaluate((drawn: HTMLSelectElement) => ({
    most: getComputedStyle(drawn, "::picker(select)").maxHeight,
    lines: [...new Set([...drawn.options].map((line) => line.getBoundingClientRect().height))],
  }));

/** Opens the list of a field that has its first line, and takes the next one. */
async function chooseNext(name: string): Promise<string> {
  await field(name).focus();
  await press("Enter", "ArrowDown", "Enter");
  return field(name).inputValue();
}

it("a list to choose from is at most 240 px high with lines of 32 px, and of 40 px if it stands alone (section 9)", async () => {
  await visit({ email: own("admin"), width: 1280 });
  await page.goto("/academy/administration/audit/");
  await field("Action").click();
  expect(await listOf("Action")).toEqual({ most: "240px", lines: [32] });
  await press("Escape");
  expect(await chooseNext("Action")).toBe("sign-in");

  await page.goto("/academy/administration/settings/");
  await field("Language").click();
  expect(await listOf("Language")).toEqual({ most: "240px", lines: [40] });
  await press("Escape");
});
