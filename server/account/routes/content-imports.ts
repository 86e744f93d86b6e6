import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { type ContentJob, contentImports } from "../../../contract/account/content-imports";
import { lastImport } from "../../content/import";
import { readJob } from "../../content/job-row";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import { listAudit } from "../queries/audit-log";
import { countStoredContent } from "../queries/content-counts";

const begun = (job: ContentJob | null): ContentJob => {
  if (job) return job;
  throw new ApiError("conflict", { message: "Another check or import is running; wait until it has ended." });
};

/** A check says what an import would do to the content of its time. */
function upToDate(job: ContentJob | null, version: string): ContentJob | null {
  const isOld = job?.outcome?.state === "changes" && job.outcome.version !== version;
  return isOld ? { ...job, outcome: { state: "outdated" } } : job;
}

/** What administrators do with the content folder (R62). */
export async function contentImportRoutes(app: FastifyInstance): Promise<void> {
  const { config, contentJobs } = app.academy;

  registerEndpoint(app, contentImports.state, async ({ db, query: { limit, before, after } }) => {
    const last = await lastImport(db);
    const version = last?.version ?? "";
    return {
      version,
      importedAt: last?.importedAt.toISOString() ?? null,
      counts: await countStoredContent(db),
      hasFolder: existsSync(config.contentDir),
      job: upToDate(await readJob(db), version),
      imports: await listAudit(db, { action: "content-imported" }, { limit, before, after }),
    };
  });

  registerEndpoint(app, contentImports.check, async () => begun(await contentJobs.check()));

  registerEndpoint(app, contentImports.start, async ({ body, db, request }) => {
    if (((await lastImport(db))?.version ?? "") !== body.version) throw new ApiError("conflict");
    return begun(await contentJobs.import(body, auditSource(request)));
  });
}
