import type { FastifyInstance } from "fastify";
import { admin } from "../../../contract/account/admin";
import { ContentError } from "../../content/check-folder";
import { importContent } from "../../content/import";
import { problemText } from "../../content/source";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { oneAtATime } from "../../http/one-at-a-time";
import { registerEndpoint } from "../../http/register-endpoint";

/** What editors do with the content (R10). */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  // Each needs about 100 MB, and who was answered 503 repeats the call while the import goes on.
  const inTurn = oneAtATime();
  registerEndpoint(app, admin.importContent, async ({ now, request }) => {
    const { maintenance, config } = app.academy;
    try {
      const by = auditSource(request);
      const imported = await inTurn(() => importContent(maintenance, config.contentDir, now, { by }));
      const { version, changed, courses, exams } = imported;
      return { version, changed, courses, exams };
    } catch (thrown) {
      if (!(thrown instanceof ContentError)) throw thrown;
      const fields = thrown.problems.map((problem) => ({ path: problem.file, message: problemText(problem) }));
      throw new ApiError("invalid", { message: "The content folder contains mistakes; nothing was imported.", fields });
    }
  });
}
