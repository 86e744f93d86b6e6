import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressIn } from "../../../src/i18n/locale";
import { texts } from "../../../src/i18n/locales/en/common";
import type { Catalogue } from "../../content/catalogue";
import { titleOf } from "../../exams/routes/exams";
import { ApiError } from "../../http/api-error";
import { withinBudget } from "../../http/budget";
import { sendCached } from "../../http/cached";
import { keepMade } from "../../http/keep-made";
import { publicOrigin } from "../../http/public-origin";
import { achievementDocument, badgePaths, credentialOf, type Earned, profileOf, signed } from "../badges/credential";
import { type BadgeKey, badgeAlgorithm, badgeKeyOf } from "../badges/key";
import { entriesPerList, listLasts, statusListOf, statusOf } from "../badges/status-list";
import { publicBadgeKeys } from "../queries/badge-keys";
import { certificateTitle, lastCertificateId, revokedCertificates } from "../queries/certificates";
import { issuedCertificate } from "./certificate-pdf";

/** How long a revocation list is cached, in milliseconds. */
const listKept = 60_000;
/** Lists cached in memory, a few kilobytes each. */
const maxLists = 8;

/**
 * What an exam's certificates certify: described by its rules, or only by its name if the exam is a draft or no longer
 * exists.
 */
function earnedBy(catalogue: Catalogue, examSlug: string, title: string | null): Earned | null {
  const exam = catalogue.exam(examSlug);
  const text = exam?.status === "published" ? catalogue.examText(exam, "en").text : null;
  const name = title ?? (exam && text ? titleOf(catalogue, exam, "en") : undefined);
  if (name === undefined) return null;
  const task = `Pass the exam “${name}”`;
  return {
    examSlug,
    title: name,
    description: text?.description ?? `The exam “${name}” was passed.`,
    narrative: text ? `${task}: answer at least ${text.passMark}% of ${text.draw} questions right.` : `${task}.`,
  };
}

/** Badges are for programs on any site. */
const forEverybody = async (_: FastifyRequest, reply: FastifyReply): Promise<void> =>
  void reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");

/**
 * Certificates as Open Badges 3.0, signed so that anyone can check them without us (record 20), and everything that a
 * badge refers to.
 */
export async function badgeRoutes(app: FastifyInstance): Promise<void> {
  const { academy } = app;
  const options = { onRequest: forEverybody };
  const keepList = keepMade<string>(maxLists);

  /** One identity, whatever the language of the request's host. */
  const siteOf = (request: FastifyRequest) => {
    const origin = publicOrigin(request, academy.config.origin, "en");
    return { origin: new URL(addressIn("en", origin) ?? origin).origin, name: texts.siteName };
  };

  let key: Promise<BadgeKey> | null = null;
  const keyOnce = (): Promise<BadgeKey> => {
    key ??= badgeKeyOf(academy.db, academy.config.badgeKey, academy.now()).catch((thrown: unknown) => {
      key = null;
      throw thrown;
    });
    return key;
  };
  /** All keys, including the current one even before the first badge. */
  const publicKeys = async () => {
    await keyOnce();
    return publicBadgeKeys(academy.db);
  };

  const credentialFor = async (request: FastifyRequest, hash: string) => {
    const one = await issuedCertificate(app, hash);
    const earned = earnedBy(await academy.catalogue(), one.examSlug, one.title);
    if (!earned) throw new ApiError("not_found");
    return credentialOf(siteOf(request), { ...earned, ...one, status: statusOf(one.id) });
  };

  app.get<{ Params: { hash: string } }>(
    "/academy/certificates/:hash/credential.jwt",
    options,
    async (request, reply) => {
      const { hash } = request.params;
      const token = await withinBudget(request, async () =>
        signed(siteOf(request), await keyOnce(), await credentialFor(request, hash)),
      );
      return reply
        .header("cache-control", "no-cache")
        .header("content-disposition", `attachment; filename="open-badge-${hash}.jwt"`)
        .type("application/vc+jwt")
        .send(token);
    },
  );

  app.get<{ Params: { hash: string } }>(
    "/academy/certificates/:hash/credential.json",
    options,
    async (request, reply) => {
      const credential = await withinBudget(request, () => credentialFor(request, request.params.hash));
      return sendCached(request, reply, "application/ld+json", JSON.stringify(credential));
    },
  );

  app.get(badgePaths.issuer, options, async (request, reply) => {
    const keys = await withinBudget(request, publicKeys);
    return sendCached(request, reply, "application/ld+json", JSON.stringify(profileOf(siteOf(request), keys)));
  });

  /** Keys by the names in their addresses. */
  const jwksFor = async (request: FastifyRequest) => {
    const { origin } = siteOf(request);
    return (await withinBudget(request, publicKeys)).map(({ thumbprint, publicKey }) => ({
      ...publicKey,
      kid: origin + badgePaths.key(thumbprint),
      alg: badgeAlgorithm,
      use: "sig",
    }));
  };

  app.get(badgePaths.keys, options, async (request, reply) =>
    sendCached(request, reply, "application/jwk-set+json", JSON.stringify({ keys: await jwksFor(request) })),
  );

  app.get<{ Params: { file: string } }>("/academy/badges/keys/:file", options, async (request, reply) => {
    const one = (await jwksFor(request)).find(({ kid }) => kid.endsWith(`/${request.params.file}`));
    if (!one) throw new ApiError("not_found");
    return sendCached(request, reply, "application/jwk+json", JSON.stringify(one));
  });

  app.get<{ Params: { file: string } }>("/academy/badges/achievements/:file", options, async (request, reply) => {
    const [, slug = ""] = /^(.+)\.json$/.exec(request.params.file) ?? [];
    const earned = await withinBudget(request, async () => {
      const catalogue = await academy.catalogue();
      return earnedBy(catalogue, slug, null) ?? earnedBy(catalogue, slug, await certificateTitle(academy.db, slug));
    });
    if (!earned) throw new ApiError("not_found");
    const achievement = achievementDocument(siteOf(request), earned);
    return sendCached(request, reply, "application/ld+json", JSON.stringify(achievement));
  });

  app.get<{ Params: { file: string } }>("/academy/badges/status/:file", options, async (request, reply) => {
    const [, digits] = /^(0|[1-9]\d{0,8})\.jwt$/.exec(request.params.file) ?? [];
    const list = Number(digits ?? Number.NaN);
    const site = siteOf(request);
    const make = async (last: number) => {
      const first = list * entriesPerList;
      const revoked = await revokedCertificates(academy.db, first, Math.min(last, first + entriesPerList - 1));
      const indices = revoked.map((id) => id - first);
      return signed(site, await keyOnce(), statusListOf(site, list, indices, academy.now()));
    };
    const token = await withinBudget(request, async () => {
      const last = await lastCertificateId(academy.db);
      if (last === null || !(list <= statusOf(last).list)) throw new ApiError("not_found");
      const minute = Math.floor(academy.now().getTime() / listKept);
      return keepList([site.origin, list, minute].join(" "), () => make(last));
    });
    return reply
      .header("cache-control", `public, max-age=${listLasts / 1000}`)
      .type("application/vc+jwt")
      .send(token);
  });
}
