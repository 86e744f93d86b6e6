import type { FastifyInstance } from "fastify";
import { paths } from "../../src/paths/paths";
import { endSession } from "../http/end-session";
import { checkOrigin } from "../http/origin";
import { authenticate } from "../http/register-endpoint";

/** A placeholder for the provider's main site, which this server does not serve. */
const mainSite = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Main site</title>
<h1>Main site</h1>
<p>Your account works on the main site and not in the academy. To use the academy, sign out and sign in with another account.</p>
<form method="post" action="${paths.signOut}"><button>Sign out</button></form>
</html>
`;

/**
 * The site's root. It redirects to the academy (R53), except for accounts that the academy redirects here
 * (`sst.access`, R10): for them, a redirect back would loop (R24).
 */
export async function rootRoutes(app: FastifyInstance): Promise<void> {
  // A form that works without scripts: its body is ignored.
  app.addContentTypeParser("application/x-www-form-urlencoded", (_, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.get("/", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const account = await authenticate(app, request);
    if (!account?.permissions["sst.access"]) return reply.redirect("/academy/", 302);
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
      .send(mainSite);
  });

  app.post(paths.signOut, async (request, reply) => {
    checkOrigin(request, app.academy.config.origin);
    const { db, now } = app.academy;
    await endSession({ db, now: now(), request, reply, account: await authenticate(app, request) });
    return reply.redirect("/academy/", 303);
  });
}
