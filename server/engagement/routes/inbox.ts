import type { FastifyInstance } from "fastify";
import { endpoint } from "../../../contract/endpoint";
import { InboxFilters, type InboxMessage, inbox, inboxFile } from "../../../contract/engagement/inbox";
import { ApiError } from "../../http/api-error";
import { beginExport } from "../../http/begin-export";
import { sendCsv, tableOf } from "../../http/csv";
import { linkedFile } from "../../http/linked-file";
import { registerEndpoint } from "../../http/register-endpoint";
import { received } from "../../http/validate";
import { countMessages, markMessage, messageById, messagesBefore, unreadMessages } from "../queries/inbox";

/** The file is not JSON, so it is no endpoint of the contract; its filters are checked as those of one. */
const file = endpoint({
  id: "inbox.file",
  method: "GET",
  path: inboxFile,
  summary: "",
  access: "editing",
  query: InboxFilters,
  reply: null,
});

const columns = ["id", "sent", "done", "done by", "language", "page", "name", "email", "message"];

const cellsOf = ({ id, sentAt, done, language, url, sender, text }: InboxMessage) => [
  id,
  sentAt,
  done?.at ?? "",
  done?.by ?? "",
  language ?? "",
  url,
  sender.name,
  sender.email,
  text,
];

/** What learners have written to us, for editors and administrators (R62). */
export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, inbox.list, async ({ db, query: { before, limit, ...filters } }) => {
    const found = await messagesBefore(db, filters, { before, limit: limit + 1 });
    const data = found.slice(0, limit);
    return {
      data,
      total: await countMessages(db, filters),
      next: found.length > limit ? (data.at(-1)?.id ?? null) : null,
      unread: await unreadMessages(db),
    };
  });

  registerEndpoint(app, inbox.unread, async ({ db }) => ({ unread: await unreadMessages(db) }));

  registerEndpoint(app, inbox.mark, async ({ account, body, db, now, params: { id } }) => {
    await markMessage(db, id, { ...body, by: account.id, at: now });
    const message = await messageById(db, id);
    if (!message) throw new ApiError("not_found", { message: "There is no such message." });
    return message;
  });

  app.get(inboxFile, linkedFile, async (request, reply) => {
    const begun = { access: file.access, action: "feedback-exported" } as const;
    const filters = await beginExport(app, request, begun, () => received(file, request).query);
    const table = tableOf(columns, (range) => messagesBefore(app.academy.db, filters, range), cellsOf);
    return sendCsv(reply, "feedback.csv", table);
  });
}
