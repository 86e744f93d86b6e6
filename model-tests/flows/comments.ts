import type { CommentFailure, CommentsSettings } from "statechart-viewer/viewer/comments/comment";
import type { Failure } from "../../contract/errors";
import type { Call } from "../../src/api/call";
import { randomId } from "../../src/device/random-id";
import { paths } from "../../src/paths/paths";
import { flowCommentsService } from "../../src/telemetry/flow-comments";

const codes: Partial<Record<Failure["code"], CommentFailure["code"]>> = {
  signed_out: "signedOut",
  forbidden: "hidden",
  not_found: "hidden",
  invalid: "refused",
  too_many: "tooMany",
  unavailable: "unavailable",
  internal: "unavailable",
  network: "network",
  timeout: "network",
};

/** A failure of the API as the viewer's. */
function commentFailure({ code, retryAfter }: Failure): CommentFailure {
  return { code: codes[code] ?? "malformed", ...(retryAfter !== undefined && { retryAfter }) };
}

/** Comments in the viewer: the site's calls. */
export function commentsOf(call: Call): CommentsSettings {
  const service = flowCommentsService(call);
  const translated = <T>(made: Promise<T>): Promise<T> =>
    made.catch((thrown: Failure) => {
      throw commentFailure(thrown);
    });
  return {
    async load(machine) {
      const { data, total, mayComment } = await translated(service.loadComments({ machine }));
      return { comments: data, total, mayComment };
    },
    async loadOpen() {
      const { data } = await translated(service.loadOpenComments());
      return Object.fromEntries(data.map(({ machine, open }) => [machine, open]));
    },
    add: (comment, key) => translated(service.addComment({ ...comment, key })),
    change: (change, key) => translated(service.resolveComment({ ...change, key })),
    createKey: randomId,
    signIn: paths.signIn,
  };
}
