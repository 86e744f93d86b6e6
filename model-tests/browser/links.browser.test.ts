import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SharedServer, sharedServer } from "../harness/shared-server";
import { strangers } from "../harness/vocabulary";

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(async () => {
  await server?.release();
});

interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  body: string;
}

/** Sends requests to this machine, whatever the host name. */
const ask = (url: URL): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port: server.port, path: url.pathname + url.search, headers: { host: url.host } },
      (response) => {
        const type = response.headers["content-type"] ?? "";
        let body = "";
        // Files are requested but not read.
        if (!type.startsWith("text/html")) response.resume();
        else response.setEncoding("utf8").on("data", (piece: string) => (body += piece));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, type, location: response.headers.location, body }),
        );
      },
    );
    call.on("error", reject);
    call.end();
  });

/** Every address of the site in a page: links, pictures, clips, captions, files, scripts, other languages. */
function addressesIn(html: string, base: URL): URL[] {
  const named = [...html.matchAll(/(?:href|src|poster|content)="([^"#]+)(?:#[^"]*)?"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&").replaceAll("&#38;", "&"),
  );
  return named
    .filter((address) => /^(\/|https?:\/\/)/.test(address))
    .map((address) => new URL(address, base))
    .filter(({ host }) => host === base.host || host.endsWith(`localhost:${server.port}`));
}

/** The metadata that a page needs for search engines, including schema.org's terms for its subject. */
function faultsOf(html: string): string[] {
  const said = (pattern: RegExp) => pattern.exec(html)?.[1]?.trim() ?? "";
  const isListed = !html.includes('<meta name="robots" content="noindex">');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return [
    ...(said(/<html lang="([^"]*)"/) ? [] : ["names no language"]),
    ...(said(/<title>([^<]*)/) ? [] : ["has no title"]),
    ...(!isListed || said(/<meta name="description" content="([^"]*)"/) ? [] : ["has no description"]),
    ...((html.match(/<h1/g)?.length ?? 0) > 1 ? ["has several main headings"] : []),
    ...data.flatMap(([, json = ""]) => strangers(JSON.parse(json))),
  ];
}

it("has no dead link in any language, and every page describes itself", async () => {
  const start = new URL(`http://localhost:${server.port}/academy/`);
  const namedBy = new Map<string, string>([[start.href, ""]]);
  const dead: string[] = [];
  const faults = new Set<string>();
  let pages = 0;
  const waiting = [start];
  const visit = async (url: URL): Promise<void> => {
    const { status, type, location, body } = await ask(url);
    if (status >= 300 && status < 400 && location) add([new URL(location, url)], url);
    else if (status !== 200) dead.push(`${url.href} answers ${status}; linked from ${namedBy.get(url.href)}`);
    else if (type.startsWith("text/html")) {
      pages += 1;
      for (const fault of faultsOf(body)) faults.add(`${url.href} ${fault}`);
      add(addressesIn(body, url), url);
    }
  };
  const add = (found: readonly URL[], from: URL): void => {
    for (const url of found) {
      // All filters of a list count as one page, and so do all sign-in pages, wherever they lead back to.
      url.hash = "";
      if (!url.pathname.startsWith("/academy/language/") && !url.searchParams.has("step")) url.search = "";
      if (url.pathname.startsWith("/academy/language/") || namedBy.has(url.href)) continue;
      namedBy.set(url.href, from.href);
      waiting.push(url);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(visit));
  expect(dead).toEqual([]);
  expect([...faults]).toEqual([]);
  // Every course, lesson, term, and template in seven languages makes hundreds of pages.
  expect(pages).toBeGreaterThan(500);
}, 300_000);
