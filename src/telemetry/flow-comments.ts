import { flowComments } from "../../contract/flow-comments";
import type { Call } from "../api/call";

/** Comments on the flows, for the flow viewer. */
export const flowCommentsService = (call: Call) => ({
  loadComments: ({ machine }: { machine: string }) => call(flowComments.list, { query: { machine } }),
  loadOpenComments: () => call(flowComments.open, {}),
  addComment: ({ key, ...body }: { machine: string; place: string; name: string; text: string; key: string }) =>
    call(flowComments.add, { body }, { key }),
  resolveComment: ({ id, isResolved, key }: { id: number; isResolved: boolean; key: string }) =>
    call(flowComments.resolve, { params: { id: String(id) }, body: { isResolved } }, { key }),
});
