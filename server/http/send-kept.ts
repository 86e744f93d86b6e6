import type { FastifyReply, FastifyRequest } from "fastify";
import type { LastKnown } from "../content/last-known";
import type { AsOf, KeptReplies } from "./kept-replies";

/** What replies depend on now: the content, and perhaps something else. */
export const asOfNow = (content: LastKnown<string>, something?: LastKnown<string>): LastKnown<AsOf> =>
  Object.assign(async () => ({ version: await content(), other: something ? await something() : "" }), {
    fresh() {
      const version = content.fresh();
      const other = something ? something.fresh() : "";
      return version === undefined || other === undefined ? undefined : { version, other };
    },
  });

/**
 * A hook that answers with the kept reply, before anything else is done for the request; without waiting, unless a
 * version has to be looked up again.
 * @param onAsked called with whether there was one
 */
export const sendKept =
  (replies: KeptReplies, asOf: LastKnown<AsOf>, onAsked: (wasKept: boolean) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const sendAsOf = (now: AsOf) => {
      const wasKept = replies.send(now, request, reply);
      onAsked(wasKept);
      if (!wasKept) done();
    };
    const fresh = asOf.fresh();
    if (fresh === undefined) void asOf().then(sendAsOf).catch(done);
    else sendAsOf(fresh);
  };
