import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Credentials, session } from "../../contract/account/session";
import { errorStatus, type Failure } from "../../contract/errors";
import type { Services } from "../../src/api/services";
import type { PlayedEvents } from "../../src/entry.server";
import { paths } from "../../src/paths/paths";
import { returnPath } from "../../src/paths/return-path";
import { storable } from "../../src/routes/storable";
import type { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { handleError, noteError, secondsToWait } from "../http/error-handler";
import { checkOrigin } from "../http/origin";
import { signInByPassword } from "../http/password-sign-in";
import { received } from "../http/validate";
import type { Page } from "./page";

/** Renders the page that a form was sent from, as it is after these events with these services. */
export type RenderPlayed = (
  request: FastifyRequest,
  events: PlayedEvents,
  change: (services: Services) => Services,
) => Promise<Page>;

/** As the browser's calls report it. */
function failureFrom(error: ApiError): Failure {
  const { code, details } = error;
  const retryAfter = secondsToWait(error);
  return {
    code,
    status: errorStatus[code],
    ...(details.fields && { fields: details.fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** The e-mail in the form, as far as the field could contain it; empty if the form was not read. */
function emailIn({ body }: FastifyRequest): string {
  const { email = "" } = (body ?? {}) as Partial<Credentials>;
  return storable(email).slice(0, 254);
}

/**
 * What someone with scripts would have done: the page's own machine shows the same answer in both cases. The password
 * is a stand-in, so that no page contains the real one.
 */
const eventsFor = (email: string): PlayedEvents => [
  { type: "email.change", email: "stand-in" },
  { type: "password.change", password: "stand-in" },
  { type: "credentials.submit" },
  { type: "email.change", email },
  { type: "password.change", password: "" },
];

/**
 * Sign-in without scripts (R16): the form of the sign-in page, sent to the page's own address. It follows the rules of
 * the API call. A success leads to the page that was wanted; otherwise, the sign-in page says why not.
 */
export const signInForm = (render: RenderPlayed) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const refuse = async (request: FastifyRequest, reply: FastifyReply, error: ApiError): Promise<FastifyReply> => {
    const failure = failureFrom(error);
    const refusing = (services: Services): Services => ({
      ...services,
      session: { ...services.session, signIn: () => Promise.reject(failure) },
    });
    const page = await render(request, eventsFor(emailIn(request)), refusing);
    if (failure.retryAfter !== undefined) reply.header("retry-after", String(failure.retryAfter));
    return reply
      .code(failure.status)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.contentSecurityPolicy)
      .header("cache-control", "no-store")
      .send(page.html);
  };

  app.route<{ Querystring: { returnTo?: unknown } }>({
    method: "POST",
    url: paths.signIn(),
    // Before the body is read. Every browser sends the header with a form.
    onRequest: async (request) => checkOrigin(request, app.academy.config.origin, true),
    handler: async (request, reply) => {
      const { body } = received(session.signIn, request);
      const { signInGuesses, db, now } = app.academy;
      await withinBudget(request, () => signInByPassword(signInGuesses, { body, db, now: now(), request, reply }));
      return reply.header("cache-control", "no-store").redirect(returnPath(request.query.returnTo), 303);
    },
    errorHandler: (thrown: FastifyError | ApiError, request, reply) => {
      // A busy process, which has not given the request a place, has no time for a page either.
      if (!request.slot?.isHeld()) return handleError(thrown, request, reply);
      refuse(request, reply, noteError(thrown, request)).catch((err: FastifyError) => handleError(err, request, reply));
    },
  });
};
