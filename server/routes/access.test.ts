import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { projectRoot } from "../project-root";
import { databases } from "../testing/databases";
import { endpointOf, requests } from "../testing/requests";
import { startTestServer, type TestServer } from "../testing/test-server";
import { userKinds, userOf } from "../testing/user-kinds";

/**
 * docs/api/access.md lists, for every endpoint and every kind of user, the answer to a well-formed call. This test
 * makes each of these calls.
 */
const table = readFileSync(join(projectRoot(), "docs/api/access.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [head = [], , ...rows] = table;

describe("the access table", () => {
  it("has a column for every kind of user", () => {
    expect(head.slice(1)).toEqual(userKinds);
  });

  it("has a row for every endpoint, and a request for every row", () => {
    const names = rows.map(([name = ""]) => name);
    expect(api.map(({ id }) => id).filter((id) => !names.includes(id))).toEqual([]);
    expect(names.filter((name) => !endpointOf(name))).toEqual([]);
    expect(names.filter((name) => !requests[name])).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(databases)("access on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  it.each(rows)("%s", async (name = "", ...expected) => {
    const endpoint = endpointOf(name);
    const prepare = requests[name];
    if (!endpoint || !prepare) throw new Error(`${name} has no request.`);
    const answered: string[] = [];
    for (const kind of userKinds) {
      const who = await userOf(server, kind);
      const request = await prepare(server, who);
      const { status } = await who.call(endpoint, request, endpoint.csrf && who.id > 0 ? { csrf: true } : {});
      answered.push(String(status));
    }
    expect(Object.fromEntries(userKinds.map((kind, index) => [kind, answered[index]]))).toEqual(
      Object.fromEntries(userKinds.map((kind, index) => [kind, expected[index]])),
    );
  });
});
