import { existsSync } from "node:fs";
import type { Driver } from "../drivers/driver";
import { QaError } from "./qa-error";

/** What a driver runs tests through. */
const about: Record<string, string> = {
  model: "the machine alone",
  dom: "the view in a DOM",
  browser: "the page in Chromium",
};

const isThere = (file: string): boolean => existsSync(new URL(`../drivers/${file}`, import.meta.url));

/** @throws {QaError} for a driver that there is not, or not yet */
export async function driverOf(name: string): Promise<Driver> {
  if (!Object.hasOwn(about, name))
    throw new QaError(`There is no driver "${name}"; take one of ${Object.keys(about).join(", ")}.`);
  let module: { driver?: Driver } = {};
  if (isThere(`${name}.ts`)) module = await import(`../drivers/${name}.ts`);
  else if (isThere(`${name}.tsx`)) module = await import(`../drivers/${name}.tsx`);
  if (!module.driver)
    throw new QaError(
      `The ${name} driver (${about[name]}) is not there yet; take --driver=model, or export a "driver" from model-tests/drivers/${name}.ts.`,
    );
  return module.driver;
}
