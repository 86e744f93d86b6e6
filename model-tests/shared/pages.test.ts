import { expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import { pageless, pageOf } from "./page-of";
import { pages } from "./pages";

it.each(machineIds)("%s is driven on a page, or it is said why not", async (id) => {
  const page = await pageOf(id);
  expect(page === undefined, `either model-tests/…/${id}.page.ts or a reason in pageless`).toBe(id in pageless);
  // Exports go by this list.
  expect(pages.filter(({ screen }) => screen.testModel.machine.id === id)).toEqual(page ? [page] : []);
});
