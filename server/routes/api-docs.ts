import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sendCached } from "../http/cached";
import { apiPage } from "../openapi/page/api-page";
import { styles } from "../openapi/page/styles";
import type { OpenApi } from "../openapi/types";
import { projectRoot } from "../project-root";

const base = "/academy/api/docs/";

/** Only the page's own stylesheet and the site's icon. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The API description: as OpenAPI for programs, as a page for people. It is public, since the API itself can be
 * observed.
 */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  const json = await readFile(join(projectRoot(), "docs/api/openapi.json"), "utf8");
  let page: string | null = null;

  app.get("/academy/api/openapi.json", (request, reply) => sendCached(request, reply, "application/json", json));
  app.get("/academy/api/docs", (_, reply) => reply.redirect(base, 308));
  app.get(base, (request, reply) => {
    page ??= apiPage(JSON.parse(json) as OpenApi, `${base}style.css`);
    reply.header("content-security-policy", contentSecurityPolicy);
    return sendCached(request, reply, "text/html", page);
  });
  app.get(`${base}style.css`, (request, reply) => sendCached(request, reply, "text/css", styles));
}
