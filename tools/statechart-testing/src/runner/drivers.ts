import { UsageError } from "../cli/usage-error";
import type { Config } from "../config";
import { domDriver } from "../drivers/dom";
import type { Driver } from "../drivers/driver";
import { driver as model } from "../drivers/model";

/** @throws {UsageError} for an unknown driver */
export async function driverOf({ drivers = {}, views }: Config, name: string): Promise<Driver> {
  if (name === "model") return model;
  if (Object.hasOwn(drivers, name)) return (drivers[name] as NonNullable<(typeof drivers)[string]>).load();
  if (name === "dom" && views) return domDriver(views);
  const names = ["model", ...(views ? ["dom"] : []), ...Object.keys(drivers)];
  throw new UsageError(
    `There is no driver "${name}"; take ${names.length > 1 ? "one of " : ""}${names.join(", ")}, or configure it under \`drivers\`.`,
  );
}
