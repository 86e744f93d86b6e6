import { addElement, addImport, addProperty } from "./edit-source";
import type { Names } from "./names";
import type { Plan } from "./plan";
import { toDoText } from "./to-do";

const contractText = ({ camel, pascal, kebab, title }: Names): string => `
import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale } from "../primitives";

/** ${title}, as the API gives it. */
export const ${pascal} = z.object({
  text: z.string(),
});
export type ${pascal} = z.infer<typeof ${pascal}>;

export const ${camel} = {
  read: endpoint({
    id: "${camel}.read",
    method: "GET",
    path: "/academy/public/api/v2/${kebab}/{locale}/",
    summary: "${title}.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: ${pascal},
  }),
};
`;

const routeText = ({ domain, camel, kebab, title }: Names): string => `
import type { FastifyInstance } from "fastify";
import { ${camel} } from "../../../contract/${domain}/${kebab}";
import { registerEndpoint } from "../../http/register-endpoint";

/** ${title}. */
export async function ${camel}Routes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, ${camel}.read, () => ({ text: "${title}" }));
}
`;

const testText = ({ domain, camel, kebab, title }: Names): string => `
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ${camel} } from "../../../contract/${domain}/${kebab}";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("${title.toLowerCase()} on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  it("is given to everyone", async () => {
    const { status, body } = await server.visitor.call(${camel}.read, { params: { locale: "en" } });
    expect([status, body]).toEqual([200, { text: "${title}" }]);
  });
});
`;

const serviceText = ({ domain, camel, pascal, kebab }: Names): string => `
import { ${camel} } from "../../../contract/${domain}/${kebab}";
import type { Call } from "../../api/call";
import { inLocale, type Localized } from "../../api/query";

export const ${camel}Service = (call: Call) => ({
  load${pascal}: ({ locale }: Localized) => call(${camel}.read, { params: inLocale(locale) }),
});
`;

/** A row for everyone at the end of the access table, as wide as the others. */
function addAccess(table: string, id: string): string {
  const last = table.trimEnd().split("\n").at(-1) ?? "";
  const [, first = "", ...kinds] = last.split("|").slice(0, -1);
  const row = [` ${id} `.padEnd(first.length), ...kinds.map((cell) => " 200".padEnd(cell.length))].join("|");
  return `${table.trimEnd()}\n|${row}|\n`;
}

/** An endpoint that everyone may read, with its handler, its test, and the site's function that calls it. */
export function endpointPlan(names: Names): Plan {
  const { domain, kebab, camel, pascal, title } = names;
  const id = `${camel}.read`;
  const contract = `contract/${domain}/${kebab}.ts`;
  const route = `server/${domain}/routes/${kebab}.ts`;
  const service = `src/${domain}/api/${kebab}.ts`;
  const byHand = [
    `Write what the endpoint takes and gives into ${contract}, and who may call it into its "access" and its row in docs/api/access.md; for now, everyone may read it.`,
    `Answer with real data in ${route}, and test it in server/${domain}/routes/${kebab}.test.ts; for now, it answers with its own name. Then run: npm run api-docs -- write.`,
    `Say in server/openapi/clauses.ts why the endpoint exists.`,
  ];
  return {
    files: {
      [contract]: contractText(names).trimStart(),
      [route]: routeText(names).trimStart(),
      [`server/${domain}/routes/${kebab}.test.ts`]: testText(names).trimStart() + toDoText(byHand),
      [service]: serviceText(names).trimStart(),
    },
    edits: [
      {
        path: "contract/api.ts",
        change: (source) =>
          addElement(addImport(source, `import { ${camel} } from "./${domain}/${kebab}";`), "api", camel),
      },
      {
        path: "server/routes/routes.ts",
        change: (source) =>
          addElement(
            addImport(source, `import { ${camel}Routes } from "../${domain}/routes/${kebab}";`),
            "areas",
            `${camel}Routes`,
          ),
      },
      {
        path: "server/testing/requests.ts",
        change: (source) => addProperty(source, "requests", `"${id}": () => inLocale`),
      },
      {
        path: "server/openapi/clauses.ts",
        change: (source) => addProperty(source, "beyondSection7", `"${id}": "The page \\"${title}\\" shows it."`),
      },
      { path: "docs/api/access.md", change: (table) => addAccess(table, id) },
      {
        path: "src/api/services.ts",
        change: (source) =>
          addProperty(
            addImport(source, `import { ${camel}Service } from "../${domain}/api/${kebab}";`),
            "createServices",
            `${camel}: ${camel}Service(call)`,
          ),
      },
      {
        path: "src/api/browser.ts",
        change: (source) =>
          addProperty(
            source,
            "areas",
            `${camel}: async (call) => (await import("../${domain}/api/${kebab}")).${camel}Service(call)`,
          ),
      },
      {
        path: "src/api/coverage-samples.testing.ts",
        change: (source) => addProperty(source, "samples", `${camel}: { load${pascal}: [[{ locale }]] }`),
      },
    ],
    byHand,
  };
}
