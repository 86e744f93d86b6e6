import type { FastifyInstance } from "fastify";
import { admin } from "../../../contract/account/admin";
import { ContentError } from "../../content/check-folder";
import { importContent } from "../../content/import";
import { problemText } from "../../content/source";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";

/** What editors do with the content (R10). */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, admin.importContent, async ({ now, request }) => {
    const { maintenance, config } = app.academy;
    try {
      const by = auditSource(request);
      const { version, changed, courses, exams } = await importContent(maintenance, config.contentDir, now, { by });
      return { version, changed, courses, exams };
    } catch (thrown) {
      if (!(thrown instanceof ContentError)) throw thrown;
      const fields = thrown.problems.map((problem) => ({ path: problem.file, message: problemText(problem) }));
      throw new ApiError("invalid", { message: "The content folder contains mistakes; nothing was imported.", fields });
    }
  });
}
