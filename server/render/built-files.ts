import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { serveWorker } from "./worker";

/** Headers meant for documents that mean nothing for files. Each first load has many scripts, so they add up. */
const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-request-id",
  "x-xss-protection",
];

/** Serves the built client's files: named by their content, so cached for a year, and compressed at build time. */
export async function serveBuilt(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook("onSend", async ({ url }, reply) => {
      for (const header of ofDocuments) reply.removeHeader(header);
      // Fonts have one form. A cache keeps the others apart: not every client reads what another one asked for.
      if (!url.includes(".woff2")) reply.header("vary", "accept-encoding");
    });
    await files.register(fastifyStatic, {
      root: join(clientFolder, "assets"),
      prefix: "/academy/assets/",
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      // The file behind a name never changes, so there is nothing to revalidate.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      index: false,
    });
  });
  const icon = await readFile(join(clientFolder, "favicon.svg"));
  app.get("/academy/favicon.svg", (_, reply) =>
    reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(icon),
  );
  await serveWorker(app, clientFolder);
}
