import type { Header, OpenApi, Operation, Parameter, Response, Schema } from "../types";

/** An operation with its path and method. */
export interface Placed extends Operation {
  method: string;
  path: string;
}

/** All operations, in the order of the document. */
export const operationsOf = ({ paths }: OpenApi): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/**
 * Resolves a reference of the document; returns anything else unchanged.
 * @throws for a reference without a target.
 */
export function found<T extends Schema | Parameter | Response | Header>(
  document: OpenApi,
  thing: T | { $ref: string },
): T {
  if (!("$ref" in thing) || typeof thing.$ref !== "string") return thing as T;
  let value: unknown = document;
  for (const key of thing.$ref.replace("#/", "").split("/")) value = (value as Record<string, unknown>)?.[key];
  if (value === undefined) throw new Error(`${thing.$ref} has no target.`);
  return value as T;
}

/** The name of the component that a schema refers to. */
export const entityName = ({ $ref }: Schema): string | undefined => $ref?.replace("#/components/schemas/", "");
