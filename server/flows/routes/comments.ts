import type { FastifyInstance, FastifyRequest } from "fastify";
import { type FlowComment, flowComments } from "../../../contract/flow-comments";
import { createCommentRate } from "../../http/account-rates";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { maySeeFlows } from "../access";
import { isMachine } from "../charts";
import { addComment, commentById, commentsOn, openComments, resolveComment } from "../queries/comments";

/** @throws {ApiError} `not_found` if there is no such comment */
function existing(comment: FlowComment | null): FlowComment {
  if (!comment) throw new ApiError("not_found", { message: "There is no such comment." });
  return comment;
}

/** Comments on the flows: read by those who may see the flows, written by those of them who are signed in. */
export async function flowCommentRoutes(app: FastifyInstance): Promise<void> {
  const countComment = createCommentRate();

  /** @throws {ApiError} `not_found`, as for an unknown address: nothing reveals what others may not see */
  async function authorize(request: FastifyRequest): Promise<void> {
    if (!(await maySeeFlows(app, request))) throw new ApiError("not_found");
  }

  registerEndpoint(app, flowComments.list, async ({ db, optionalAccount, query, request }) => {
    await authorize(request);
    return { ...(await commentsOn(db, query.machine)), mayComment: (await optionalAccount()) !== null };
  });

  registerEndpoint(app, flowComments.open, async ({ db, request }) => {
    await authorize(request);
    const data = await openComments(db);
    return { data, total: data.length };
  });

  registerEndpoint(app, flowComments.add, async ({ account, body, db, now, request }) => {
    await authorize(request);
    if (!isMachine(body.machine)) throw new ApiError("not_found", { message: "There is no machine with this name." });
    countComment(account.id, now);
    const id = await addComment(db, { accountId: account.id, ...body, createdAt: now });
    return existing(await commentById(db, id));
  });

  registerEndpoint(app, flowComments.resolve, async ({ account, body, db, now, params, request }) => {
    await authorize(request);
    await resolveComment(db, params.id, { ...body, changedBy: account.id, changedAt: now });
    return existing(await commentById(db, params.id));
  });
}
