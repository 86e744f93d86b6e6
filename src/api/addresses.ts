import { type Call, pathOf } from "./call";
import { createServices, type ServiceCall } from "./services";

/**
 * The addresses that these calls request, path with query, without making them. Of a call that needs another's answer,
 * only the first address is known.
 */
export async function addressesOf(calls: readonly ServiceCall[]): Promise<string[]> {
  const addresses: string[] = [];
  const note = (
    endpoint: Parameters<Call>[0],
    { params, query }: { params?: Record<string, unknown>; query?: Record<string, string> },
  ): Promise<never> => {
    const search = new URLSearchParams(query).toString();
    addresses.push(pathOf(endpoint, params) + (search && `?${search}`));
    return Promise.reject(new Error("Only its address was asked for."));
  };
  const services = createServices(note as Call);
  const make = async ([area, name, ...args]: ServiceCall): Promise<unknown> =>
    (services[area] as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]?.(...args);
  await Promise.allSettled(calls.map(make));
  return addresses;
}
