import { readdirSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { projectRoot } from "../project-root";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { startTestServer } from "../testing/test-server";
import { hostnameOf } from "./host";

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: () => import("../../src/entry.server"),
  keeps: false,
});

/** A server with the site's pages, and its answer to a hand-written request. */
async function serve(origin: string | null) {
  const server = await startTestServer(embedded.open, { config: { origin }, site });
  const { port } = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
  const send = (lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = createConnection(Number(port), "127.0.0.1").on("error", reject);
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
      });
      socket.on("close", () => resolve(text));
      socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
    });
  const get = async (path: string, host: string, more: readonly string[] = []) => {
    const text = await send([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more]);
    return { status: Number(text.split(" ")[1]), text };
  };
  return { server, send, get };
}
type Served = Awaited<ReturnType<typeof serve>>;

const malformed = ["%", "a b", "[::1", "x:99999", "localhost:abc", "xn--", "", "a@b", "www..example", "-a.example"];
const paths = ["/academy/", "/robots.txt", "/academy/sitemap.xml", "/academy/badges/issuer.json", session.profile.path];
const language = "/academy/language/de/?returnTo=/academy/";

describe("the host of a request", () => {
  it.each(["localhost", "localhost:3000", "www.academy.example", "my_service:80", "127.0.0.1:3000", "[::1]:3000"])(
    "%s is valid",
    (host) => expect(hostnameOf(host)).toBe(host.replace(/:\d+$/, "")),
  );
  it.each([...malformed, "a/b", "a?b", "a#b", "x".repeat(300), "www.academy.example@evil.example"])(
    "%j is not valid",
    (host) => expect(hostnameOf(host)).toBeNull(),
  );

  it("is read in one place, so that X-Forwarded-Host is never used", () => {
    const files = readdirSync(join(projectRoot(), "server"), { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    const text = (file: string) => readFileSync(join(projectRoot(), "server", file), "utf8");
    expect(sources.filter((file) => /request\.(?:host|hostname|port)\b/.test(text(file)))).toEqual([]);
    expect(sources.length).toBeGreaterThan(100);
  });
});

describe("without a public origin", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(null);
  });
  afterAll(() => served.server.stop());

  it.each(malformed)("a request for the host %j is rejected everywhere", async (host) => {
    for (const path of [...paths, language]) {
      const { status, text } = await served.get(path, host);
      expect([path, status]).toEqual([path, 400]);
      expect(text).toContain("headers.host");
      expect(text.toLowerCase()).toContain("x-content-type-options: nosniff");
    }
    expect((await served.get("/healthz", host)).status).toBe(200);
  });

  it("a host that is not valid in a cookie shares no cookie", async () => {
    expect((await served.get(language, "www.a_b.example")).text).not.toContain("Domain=");
  });

  it("every host is served, and X-Forwarded headers change nothing", async () => {
    const forwarded = ["X-Forwarded-Host: es.evil.example", "X-Forwarded-Proto: https"];
    const { status, text } = await served.get("/robots.txt", "www.academy.example", forwarded);
    expect([status, text.includes("evil")]).toEqual([200, false]);
    expect(text).toContain("Sitemap: http://www.academy.example/academy/sitemap.xml");
  });
});

describe("with a public origin", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve("https://www.academy.example");
  });
  afterAll(() => served.server.stop());

  it.each(["www", "es", "pt", "de", "it", "fr", "ja"])("the host of %s is served", async (label) => {
    expect((await served.get("/robots.txt", `${label}.academy.example`)).status).toBe(200);
    expect((await served.get("/robots.txt", `${label}.academy.example:443`)).status).toBe(200);
  });

  it.each(["evil.example", "academy.example", "nl.academy.example", "10.0.0.11:3000", "localhost"])(
    "%s is rejected in one sentence",
    async (host) => {
      for (const path of [...paths, language]) {
        const { status, text } = await served.get(path, host);
        expect([path, status]).toEqual([path, 421]);
        expect(text).toContain("This server serves https://www.academy.example only");
      }
    },
  );

  it("health and metrics are requested by IP address", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics"])
      expect([path, (await served.get(path, "127.0.0.1:3000")).status]).toEqual([path, 200]);
    expect((await served.send(["GET /healthz HTTP/1.0"])).split(" ")[1]).toBe("200");
  });

  it("X-Forwarded-Host is ignored: as host, for cookies, and as proof of origin", async () => {
    const forwarded = ["X-Forwarded-Host: evil.example"];
    expect((await served.get("/robots.txt", "www.academy.example", forwarded)).status).toBe(200);
    const own = ["X-Forwarded-Host: www.academy.example"];
    expect((await served.get("/robots.txt", "evil.example", own)).status).toBe(421);
    const chosen = await served.get("/academy/language/pl/", "es.academy.example", forwarded);
    expect(chosen.text).toContain("Domain=academy.example");
    const signOut = async (headers: readonly string[]) =>
      (await served.send([`POST ${session.signOut.path} HTTP/1.1`, ...headers])).split(" ")[1];
    const evil = "Origin: https://evil.example";
    expect(await signOut(["Host: www.academy.example", ...forwarded, evil])).toBe("403");
    expect(await signOut(["Host: evil.example", evil])).toBe("421");
    expect(await signOut(["Host: es.academy.example", "Origin: https://es.academy.example"])).toBe("204");
  });
});
