import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "../../contract/errors";
import { paths } from "../../src/paths/paths";
import { returnPath } from "../../src/paths/return-path";
import type { ApiError } from "./api-error";
import { answerError, noteError } from "./error-handler";
import { hostOf } from "./host";

/** The page of this site with the link that was followed; undefined if there is none, or if the browser does not say. */
function pageOfLink(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return url?.host === hostOf(request) ? returnPath(url.pathname + url.search) : undefined;
}

/** Where a person goes who may not have a file; null if an error has to do. */
function wayFor(request: FastifyRequest, { code }: ApiError): string | null {
  // A program, or a script of a page, reads the error.
  if (!request.headers.accept?.includes("text/html")) return null;
  const page = pageOfLink(request);
  if (code === "signed_out") return paths.signIn(page);
  return errorStatus[code] === 403 ? (page ?? null) : null;
}

/**
 * For files that people download by a link. Who followed it without a session, because it has ended meanwhile, signs in
 * and returns to the page with the link; who may not have the file any more sees what that page says about it. All other
 * errors are the API's (R11).
 */
export const linkedFile = {
  errorHandler(thrown: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
    const error = noteError(thrown, request);
    const way = wayFor(request, error);
    if (way === null) answerError(error, request, reply);
    else void reply.header("cache-control", "no-store").redirect(way, 303);
  },
};
