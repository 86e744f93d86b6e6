import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig, settingNames } from "../server/config";
import { createMetrics } from "../server/http/metrics";
import { hasPageCache } from "../server/testing/page-cache";

const read = (path: string) => readFileSync(join("deploy", path), "utf8");
const files = readdirSync("deploy", { recursive: true })
  .map(String)
  .filter((path) => statSync(join("deploy", path)).isFile());

/** Whether a tool is installed here: a configuration is checked by the program that reads it. */
const has = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0;
const run = (tool: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
};
const isValid = { status: 0, output: expect.not.stringMatching(/warn/i) };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "academy-deploy-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of a file in which paths of the machine it is made for are replaced with paths of this one. */
function adapted(path: string, name: string, replaced: Record<string, string> = {}): string {
  const text = Object.entries(replaced).reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replaceAll(from, to);
  }, read(path));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("the files in deploy/", () => {
  const settingsIn = (text: string) =>
    [...text.matchAll(/\b(?:ACADEMY_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name);

  it.each(files)("%s names only settings that the server has", (path) => {
    expect(settingsIn(read(path)).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it("have settings that a server starts with", () => {
    const lines = read("systemd/academy.env")
      .split("\n")
      .filter((line) => /^\w/.test(line));
    const env = Object.fromEntries(lines.map((line) => [line.split("=")[0], line.slice(line.indexOf("=") + 1)]));
    expect(readConfig(env)).toMatchObject({ host: "127.0.0.1", origin: "https://www.academy.example", demo: "none" });
  });

  it("all occur in a document", () => {
    const documents = readFileSync("docs/scaling.md", "utf8") + readFileSync("docs/operations.md", "utf8");
    expect(files.filter((path) => !documents.includes(`deploy/${path.split("\\").join("/")}`))).toEqual([]);
  });
});

describe("the service", () => {
  const path = "systemd/academy@.service";

  it.skipIf(!has("systemd-analyze", "--version"))("is valid and hardened (skipped without systemd)", () => {
    const unit = adapted(path, "academy@.service", { "/usr/bin/node": process.execPath });
    expect(run("systemd-analyze", "verify", unit)).toEqual({ status: 0, output: "" });
    // From 0, everything forbidden, to 100. Services without such settings have 96.
    const { status, output } = run(
      "systemd-analyze",
      "security",
      "--offline=true",
      "--threshold=20",
      "--no-pager",
      unit,
    );
    expect([status, output.split("\n").slice(-3)]).toEqual([0, expect.anything()]);
  });

  it("leaves the server the time that it takes to stop, and a folder for its data", () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(path)) ?? [];
    const [, forced] = /process\.exit\(1\), (\d+)\)/.exec(readFileSync("bin/stop-on-signal.ts", "utf8")) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(Number(forced));
    expect(read(path)).toMatch(/^StateDirectory=academy$/m);
    // Fastify asks for the interfaces when it listens on all of them.
    expect(read(path)).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
    expect(read(path)).toContain("ACADEMY_DATA_DIR=/var/lib/academy");
  });
});

describe("the container", () => {
  /** Instructions with their arguments; a line that ends with a backslash continues. */
  const instructions = read("container/Containerfile")
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1).trim()] as const);
  const lastStage = instructions.slice(instructions.map(([name]) => name).lastIndexOf("FROM"));
  const argumentOf = (name: string) => lastStage.find(([one]) => one === name)?.[1] ?? "";
  const listAfter = (text: string) => JSON.parse(text.slice(text.indexOf("["))) as string[];

  it("copies the package, and nothing that it does not have", () => {
    const copies = instructions.filter(([name]) => name === "COPY").map(([, rest]) => rest);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the file.
    expect(copies).toEqual(["${PACKAGE} /tmp/package.tar.gz", "--from=unpacked /srv/academy /srv/academy"]);
    expect(instructions.filter(([name]) => name === "FROM").map(([, rest]) => rest)).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the file.
      "node:${NODE} AS unpacked",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the file.
      "node:${NODE}",
    ]);
    expect(lastStage.filter(([name, rest]) => name === "RUN" && /apt|npm|curl|tar/.test(rest))).toEqual([]);
  });

  it("runs the server as another user than root", () => {
    // The user node, in a form that Kubernetes can tell from root.
    expect(argumentOf("USER")).toBe("1000:1000");
    expect(lastStage.map(([name]) => name).indexOf("USER")).toBeLessThan(
      lastStage.findIndex(([name]) => name === "CMD"),
    );
    const [node, file = "", command] = listAfter(argumentOf("CMD"));
    expect([node, existsSync(file), command]).toEqual(["node", true, "start"]);
    expect(readConfig({ HOST: "0.0.0.0", PORT: "3000" })).toMatchObject({ demo: "none" });
  });

  it("is healthy while the server is alive, by Node alone", async () => {
    let status = 200;
    const server = createServer((request, response) =>
      response.writeHead(request.url === "/healthz" ? status : 404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const [, ...args] = listAfter(argumentOf("HEALTHCHECK"));
    const check = (at: number) =>
      new Promise((resolve) => {
        spawn(process.execPath, args, { env: { PORT: String(at) } }).once("exit", resolve);
      });
    expect(await check(port)).toBe(0);
    status = 500;
    expect(await check(port)).toBe(1);
    server.close();
    expect(await check(1)).toBe(1);
  });
});

describe("proxies", () => {
  const hasCertificate = has("openssl", "version");
  /** A certificate and its key, in one file. */
  const certificate = () => {
    const file = join(folder, "certificate.pem");
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", file];
    if (!existsSync(file)) {
      const made = spawnSync("openssl", ["req", "-x509", ...key, "-subj", "/CN=www.academy.example", "-days", "2"]);
      writeFileSync(file, made.stdout, { flag: "a" });
    }
    return file;
  };

  it.skipIf(!hasCertificate || !has("nginx", "-v"))("nginx takes its file (skipped without nginx)", () => {
    const site = adapted("nginx/academy.conf", "academy.conf", {
      "/etc/ssl/academy/fullchain.pem": certificate(),
      "/etc/ssl/academy/privkey.pem": certificate(),
      "/var/cache/nginx/academy": join(folder, "cache"),
    });
    const whole = join(folder, "nginx.conf");
    writeFileSync(whole, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${site}; }`);
    expect(run("nginx", "-t", "-p", folder, "-c", whole)).toEqual(isValid);
  });

  it.skipIf(!hasPageCache())("Varnish takes its file (skipped without varnish)", () => {
    const vcl = adapted("varnish/academy.vcl", "academy.vcl");
    // It compiles as another user.
    chmodSync(folder, 0o755);
    expect(run("varnishd", "-C", "-n", join(folder, "varnish"), "-f", vcl)).toMatchObject({ status: 0 });
  });

  it.skipIf(!hasCertificate || !has("haproxy", "-v"))("HAProxy takes its files (skipped without haproxy)", () => {
    const site = adapted("haproxy/site.cfg", "site.cfg", { "/etc/haproxy/academy.pem": certificate() });
    expect(run("haproxy", "-c", "-f", site)).toEqual(isValid);
    expect(run("haproxy", "-c", "-f", "deploy/haproxy/postgres.cfg")).toEqual(isValid);
  });
});

describe("a class behind one address", () => {
  // A page, and what a learner's page calls, for 200 people at once.
  const atOnce = 200 * 8;

  it("is let in by nginx: only what is not a file counts", () => {
    const [, locations = ""] = read("nginx/academy.conf").split("ssl_certificate_key");
    const limited = locations.match(/^.*limit_req .*$/gm);
    expect(limited).toEqual([expect.stringMatching(/burst=\d+ nodelay;$/)]);
    expect(locations).toMatch(/location \/ \{\s+limit_req /);
    expect(Number(/burst=(\d+)/.exec(locations)?.[1])).toBeGreaterThan(atOnce);
  });

  it("is let in by HAProxy: only what is not a file counts", () => {
    const site = read("haproxy/site.cfg");
    expect(site).toMatch(/track-sc0 src unless is_file$/m);
    const [, most] = /deny_status 429 if !is_file \{ sc_http_req_rate\(0\) gt (\d+) \}$/m.exec(site) ?? [];
    expect(Number(most)).toBeGreaterThan(atOnce);
    const [, files = ""] = /acl is_file path_beg (.*)/.exec(site) ?? [];
    const [, cached = ""] = /location ~ \^\/academy\/\((.*)\)\//.exec(read("nginx/academy.conf")) ?? [];
    expect(files.split(" ")).toEqual(cached.split("|").map((folder) => `/academy/${folder}/`));
  });
});

describe("PostgreSQL with copies", () => {
  it("is led through etcd's version 2 API, and acknowledges only what a second machine has", () => {
    const patroni = parse(read("patroni/patroni.yml"));
    expect(patroni).not.toHaveProperty("etcd3");
    expect(patroni.etcd.hosts).toHaveLength(3);
    expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    expect(read("patroni/etcd.env")).toMatch(/^ETCD_ENABLE_V2=true$/m);
  });

  it("is reached at the address that HAProxy has and PgBouncer calls", () => {
    const [, host, port] = /host=(\S+) port=(\d+)/.exec(read("pgbouncer/pgbouncer.ini")) ?? [];
    expect(read("haproxy/postgres.cfg")).toContain(`bind ${host}:${port}`);
    const [, pooled] = /listen_port = (\d+)/.exec(read("pgbouncer/pgbouncer.ini")) ?? [];
    expect(read("systemd/academy.env")).toContain(`@127.0.0.1:${pooled}/academy`);
  });
});

describe("what is watched", () => {
  const alerts = parse(read("prometheus/academy-alerts.yml")) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = JSON.parse(read("grafana/academy.json")) as { panels: { targets: { expr: string }[] }[] };
  const queries = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it.skipIf(!has("promtool", "--version"))(
    "Prometheus takes its files and every query (skipped without promtool)",
    () => {
      writeFileSync(join(folder, "token"), "0123456789abcdef");
      adapted("prometheus/academy-alerts.yml", "academy-alerts.yml");
      const config = adapted("prometheus/prometheus.yml", "prometheus.yml", {
        "/etc/prometheus/academy-token": join(folder, "token"),
      });
      expect(run("promtool", "check", "config", config)).toMatchObject({ status: 0 });
      // Queries of the dashboard, as rules.
      const rules = queries.map((expr, index) => ({
        record: `query_${index}`,
        expr: expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"),
      }));
      const file = join(folder, "queries.json");
      writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
      expect(run("promtool", "check", "rules", file)).toMatchObject({ status: 0 });
    },
  );

  it("consists of metrics that the server has, with labels that they have", async () => {
    const metrics = createMetrics({
      inFlight: () => 0,
      arriving: () => 0,
      contentVersion: async () => "a",
      kind: "postgres",
      pool: () => ({ total: 1, idle: 1, waiting: 0 }),
    });
    metrics.observe({ method: "GET", route: "/", status: "2xx", seconds: 0.1 });
    const known = new Map<string, Set<string>>();
    for (const [, name = "", labels = ""] of (await metrics.text()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
      const all = known.get(name) ?? new Set(["instance", "job"]);
      for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) all.add(label);
      known.set(name, all);
    }
    const unknown = queries.flatMap((query) => {
      const used = [...query.matchAll(/\b((?:academy|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
      expect([query, used.length > 0 || query.startsWith("up{")]).toEqual([query, true]);
      const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/));
      return used.flatMap(([, name = "", matchers = ""]) => {
        const labels = known.get(name);
        const asked = [...grouped, ...[...matchers.matchAll(/(\w+)=/g)].map(([, label = ""]) => label)];
        return labels ? asked.filter((label) => !labels.has(label)).map((label) => `${name}{${label}}`) : [name];
      });
    });
    expect(unknown).toEqual([]);
    expect(queries.length).toBeGreaterThan(20);
  });
});
