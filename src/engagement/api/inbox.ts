import { inbox } from "../../../contract/engagement/inbox";
import type { Asked, Marking } from "../../../machines/engagement/feedback-inbox/context";
import type { Call } from "../../api/call";
import { type Keyed, queryOf } from "../../api/query";

export const inboxService = (call: Call) => ({
  loadMessages: (asked: Asked) => call(inbox.list, { query: queryOf({ ...asked, search: asked.search.trim() }) }),
  loadUnread: async () => (await call(inbox.unread, {})).unread,
  markMessage: ({ id, isDone, key }: Keyed & Marking) =>
    call(inbox.mark, { params: { id: String(id) }, body: { isDone } }, { key }),
});
