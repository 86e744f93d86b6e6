import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import { ErrorEnvelope } from "../../contract/errors";
import { type Comments, explain } from "./comments";
import { areas, guide } from "./guide";
import { headerParameters, operationOf, refusalResponses, replyHeaders } from "./operation";
import { type Described, describeSchemas, redirected, referredIn } from "./schemas";
import type { Method, OpenApi, Schema } from "./types";

const isSchema = <S>(schema: S | null | undefined): schema is S => schema !== null && schema !== undefined;

/**
 * Input and output schemas of an entity may differ: fields with a default may be omitted in input. If they differ, the
 * input schema has its own name.
 */
function apart(given: Described, returned: Described): { given: Described; schemas: Record<string, Schema> } {
  const differing = Object.keys(given.components).filter(
    (name) => JSON.stringify(given.components[name]) !== JSON.stringify(returned.components[name]),
  );
  const names = new Map(differing.map((name) => [name, `${name}Input`]));
  const renamed = differing.map((name) => [`${name}Input`, redirected(given.components[name] ?? {}, names)] as const);
  return {
    given: { ...given, of: (schema) => redirected(given.of(schema), names) },
    schemas: { ...Object.fromEntries(renamed), ...returned.components },
  };
}

const pathsOf = (endpoints: readonly Endpoint[], sources: Parameters<typeof operationOf>[1]): OpenApi["paths"] => {
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    paths[endpoint.path] = operations;
    operations[endpoint.method.toLowerCase() as Method] = operationOf(endpoint, sources);
  }
  return paths;
};

/** Only what operations refer to, by name, with the contract's comments. */
function componentsOf(paths: OpenApi["paths"], all: Record<string, Schema>, comments: Comments) {
  const used = [...referredIn([paths, { $ref: "#/components/schemas/ErrorEnvelope" }], all)].sort();
  return Object.fromEntries(
    used.map((name) => [name, explain(all[name] ?? {}, name.replace(/Input$/, ""), comments)] as const),
  );
}

/** Describes the whole API in OpenAPI 3.1, from the contract alone. */
export function openApiDocument({ version, comments }: { version: string; comments: Comments }): OpenApi {
  const asGiven = describeSchemas(
    api.flatMap(({ params, query, body }) => [params, query, body]).filter(isSchema),
    "input",
  );
  const returned = describeSchemas([ErrorEnvelope, ...api.map(({ reply }) => reply).filter(isSchema)], "output");
  const { given, schemas } = apart(asGiven, returned);
  const paths = pathsOf(api, { given, returned, comments });
  return {
    openapi: "3.1.1",
    info: {
      title: "Academy API",
      version,
      summary: "The API of an online learning academy.",
      description: guide,
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    servers: [{ url: "/", description: "The site that serves this description." }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentsOf(paths, schemas, comments),
      responses: refusalResponses(api),
      parameters: headerParameters,
      headers: replyHeaders,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "academy_session",
          description:
            "Set by `session.signIn`; lasts 30 days, and ends before that when it is not used for 14 days, for administrators and editors for 12 hours.",
        },
      },
    },
  };
}
