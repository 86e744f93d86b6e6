import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "../../contract/api";
import { projectRoot } from "../project-root";
import { beyondSection7, type Clause, section7 } from "./clauses";

/** Where tests call endpoints by their contract names. */
const testFolders = ["server", "model-tests"];

/**
 * These go through all endpoints alike, using the description and a table of permissions: they prove no single
 * endpoint.
 */
const generic = ["model-tests/api/openapi.test.ts", "server/routes/access.test.ts"];

/** Test files by the endpoint that they call. */
export type Tests = ReadonlyMap<string, string[]>;

/** Finds the tests of each endpoint: the files that contain its contract name, like `series.watch`. */
export function findTests(root = projectRoot()): Tests {
  const files = testFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => path.endsWith(".test.ts") && !generic.includes(path))
    .sort();
  const sources = files.map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
  return new Map(
    api.map(({ id }) => {
      const name = new RegExp(`(?<![\\w.])${id.replace(".", "\\.")}\\b`);
      return [id, sources.filter(({ source }) => name.test(source)).map(({ path }) => path)];
    }),
  );
}

const clauses: readonly Clause[] = Object.values(section7).flat();

/** The problems of the map from section 7 to endpoints to tests; empty if there are none. */
export function coverageProblems(tests: Tests): string[] {
  const known = new Set(api.map(({ id }) => id));
  const named = new Set(clauses.flatMap(({ endpoints }) => endpoints));
  const reasons = Object.keys(beyondSection7);
  return [
    ...[...named, ...reasons].filter((id) => !known.has(id)).map((id) => `${id}: is not an endpoint of the contract.`),
    ...[...known]
      .filter((id) => !named.has(id) && !reasons.includes(id))
      .map((id) => `${id}: is named neither by a clause nor in the list beyond section 7.`),
    ...reasons.filter((id) => named.has(id)).map((id) => `${id}: is named by a clause, so it is not beyond section 7.`),
    ...[...known].filter((id) => !tests.get(id)?.length).map((id) => `${id}: is not called by any test.`),
  ];
}

/** Text for a cell of a Markdown table. */
const cell = (text: string): string => text.replace(/\|/g, "\\|");

function endpointCells(id: string, tests: Tests): string {
  const { method = "", path = "" } = api.find((one) => one.id === id) ?? {};
  const files = tests.get(id) ?? [];
  const links = files.map((file) => `[${file}](../../${file})`).join("<br>");
  return `${method} \`${path}\` | [\`${id}\`](openapi.json) | ${links || "none"}`;
}

const rows = ({ quote, endpoints }: Clause, tests: Tests): string[] =>
  endpoints.map((id, index) => `| ${index === 0 ? cell(quote) : "″"} | ${endpointCells(id, tests)} |`);

const table = (heading: string, body: string[]): string =>
  [`| ${heading} | Call | Operation | Proven by |`, "| --- | --- | --- | --- |", ...body].join("\n");

/** The text of docs/api/README.md. */
export function readme(tests: Tests): string {
  const sections = Object.entries(section7).map(
    ([title, listed]) =>
      `### ${title}\n\n${table(
        "Section 7 says",
        listed.flatMap((clause) => rows(clause, tests)),
      )}`,
  );
  const beyond = Object.entries(beyondSection7).map(
    ([id, reason]) => `| ${cell(reason)} | ${endpointCells(id, tests)} |`,
  );
  return `# The API

Written by \`npm run api-docs -- write\`; \`npm run check\` fails when it is stale. Do not edit.

- [openapi.json](openapi.json) describes all ${api.length} calls in OpenAPI 3.1. It is generated from the contract (\`contract/\`) alone: parameters, bodies and responses by zod's own export, descriptions from the contract's comments. It is enough to write a client, as \`model-tests/api\` does.
- The server publishes it at \`/academy/api/openapi.json\`, and as a readable page at \`/academy/api/docs/\`.
- \`npm run api-docs -- lint\` checks it with the rules of Redocly's linter (\`redocly.yaml\`).

## Section 7 of the specification, call by call

In the order of the specification. If it does not give an address or is ambiguous, the readings decide (R15 and others).

${sections.join("\n\n")}

## Beyond section 7

${table("Why it exists", beyond)}
`;
}
