import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { createMemoryHistory } from "@tanstack/react-router";
import react from "@vitejs/plugin-react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { build, type Rolldown } from "vite";
import { freePort } from "../../server/testing/free-port";

/** A page that a visit is compared with. */
export interface Reference {
  url: string;
  close(): void;
}

/** A file to serve, by its path: its type and content. */
type Files = Record<string, { type: string; content: string }>;

async function serve(files: Files): Promise<Reference> {
  const port = await freePort();
  const compressed = new Map(
    Object.entries(files).map(([path, { type, content }]) => [path, { type, body: brotliCompressSync(content) }]),
  );
  const server = createServer(({ url = "" }, response) => {
    const file = compressed.get(url);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "br" }).end(file.body);
  }).listen(port, "127.0.0.1");
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const documentOf = (head: string, body: string) => ({
  type: "text/html",
  content: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Courses</title>${head}<body>${body}</body></html>`,
});

/** The fastest possible page: one document without styles and scripts. */
export const startBare = (): Promise<Reference> =>
  serve({
    "/": documentOf("", `<h1>Courses</h1><p>${"A bare static page with a paragraph of text. ".repeat(20)}</p>`),
  });

/**
 * The fastest page that listens: one page of the site's libraries, prerendered, with one script that hydrates it. It is
 * built like the site.
 */
export async function startFloor(): Promise<Reference> {
  const sheet = new ServerStyleSheet();
  const { floorPage } = await import("./floor-page");
  const markup = renderToString(sheet.collectStyles(await floorPage(createMemoryHistory({ initialEntries: ["/"] }))));
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [react()],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
    build: { write: false, rolldownOptions: { input: "bench/page/floor-client.tsx" } },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = output;
  return serve({
    "/": documentOf(
      `${sheet.getStyleTags()}<script type="module" async src="/floor.js" fetchpriority="low"></script>`,
      `<div id="root">${markup}</div>`,
    ),
    "/floor.js": { type: "text/javascript", content: code },
  });
}
