import { generateKeyPairSync } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { createLocalJWKSet, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { session } from "../../../contract/account/session";
import { staffCertificates } from "../../../contract/certificates/administration";
import { certificates } from "../../../contract/certificates/certificates";
import { removeAccount } from "../../account/queries/accounts";
import { certificate } from "../../exams/schema";
import { databases } from "../../testing/databases";
import { type ExamTaker, examTaker } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { badgeKeyOf } from "../badges/key";

const origin = "https://www.academy.example";
const url = z.url({ protocol: /^https$/ });
const dateTime = z.iso.datetime({ precision: 0 });
const profile = z.object({
  id: url,
  type: z.tuple([z.literal("Profile")]),
  name: z.literal("Academy"),
  url: z.literal(`${origin}/academy/`),
});
const achievement = z.object({
  id: url,
  type: z.tuple([z.literal("Achievement")]),
  achievementType: z.literal("Certification"),
  name: z.string().min(1),
  description: z.string().min(1),
  criteria: z.object({ id: url, narrative: z.string().min(1) }),
  image: z.object({ id: url, type: z.literal("Image") }),
  creator: profile,
});
/** What the standard requires of a credential (Open Badges 3.0, B.1; Verifiable Credentials 2.0), and nothing else. */
const openBadge = z.strictObject({
  "@context": z.tuple([
    z.literal("https://www.w3.org/ns/credentials/v2"),
    z.literal("https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"),
  ]),
  id: url,
  type: z.tuple([z.literal("VerifiableCredential"), z.literal("OpenBadgeCredential")]),
  name: z.string().min(1),
  issuer: profile,
  validFrom: dateTime,
  validUntil: z.optional(dateTime),
  awardedDate: dateTime,
  credentialSubject: z.strictObject({
    id: url,
    type: z.tuple([z.literal("AchievementSubject")]),
    identifier: z.tuple([
      z.strictObject({
        type: z.literal("IdentityObject"),
        hashed: z.literal(false),
        identityHash: z.string().min(1),
        identityType: z.literal("name"),
      }),
    ]),
    achievement,
  }),
  credentialStatus: z.strictObject({
    id: url,
    type: z.literal("BitstringStatusListEntry"),
    statusPurpose: z.literal("revocation"),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: url,
  }),
  credentialSchema: z.tuple([
    z.strictObject({
      id: z.literal("https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json"),
      type: z.literal("1EdTechJsonSchemaValidator2019"),
    }),
  ]),
});

describe.each(databases)("Open Badges on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open, { config: { origin } });
  });
  afterAll(() => server.stop());

  /** What anyone gets from an address of the site, without a cookie. */
  const get = async (address: string, host = "www.academy.example") => {
    const { pathname } = new URL(address, origin);
    return server.app.inject({ url: pathname, headers: { host } });
  };
  const jwtOf = (hash = "") => `${origin}/academy/certificates/${hash}/credential.jwt`;
  const earn = async (taker: ExamTaker) => {
    const { certificate } = await taker.sit(4);
    if (!certificate) throw new Error("No certificate was earned.");
    return certificate;
  };
  /** Checks a token using the token alone: its header says where its key is. */
  const verified = async (token: string) => {
    const { kid = "" } = decodeProtectedHeader(token);
    const key = (await get(kid)).json() as JWK;
    return jwtVerify(token, await importJWK(key), { algorithms: ["ES256"], currentDate: server.clock.now() });
  };
  const isRevoked = async (token: string) => {
    const { payload } = await verified(token);
    const { statusListCredential, statusListIndex } = openBadge.loose().parse(payload).credentialStatus;
    const list = await get(statusListCredential);
    expect(list.headers["content-type"]).toBe("application/vc+jwt");
    const { payload: status } = await verified(list.body);
    expect(status).toMatchObject({
      id: statusListCredential,
      iss: payload.iss,
      issuer: payload.iss,
      type: ["VerifiableCredential", "BitstringStatusListCredential"],
      credentialSubject: { type: "BitstringStatusList", statusPurpose: "revocation", ttl: 300_000 },
    });
    const { encodedList } = status.credentialSubject as { encodedList: string };
    expect(encodedList[0]).toBe("u");
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), "base64url"));
    expect(bits.length).toBe(16_384);
    const index = Number(statusListIndex);
    return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  };

  it("have no list of revoked ones before the first certificate", async () => {
    for (const file of ["0.jwt", "1.jwt"]) expect((await get(`/academy/badges/status/${file}`)).statusCode).toBe(404);
  });

  it("leave out of a name that predates the name rules what is not allowed, as the public page does", async () => {
    const { hash } = await earn(await examTaker(server));
    const name = "Ada\u202e\nLovelace";
    await server.database.db.update(certificate).set({ name }).where(eq(certificate.hash, hash));
    const shown = await server.visitor.call(certificates.byHash, { params: { hash } });
    expect(shown.body).toMatchObject({ name: "Ada Lovelace" });
    const { payload } = await verified((await get(jwtOf(hash))).body);
    const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, exp: _exp, ...credential } = payload;
    expect(openBadge.parse(credential).credentialSubject.identifier[0].identityHash).toBe("Ada Lovelace");
    await server.database.db.update(certificate).set({ name: "\u3164" }).where(eq(certificate.hash, hash));
    expect((await server.visitor.call(certificates.byHash, { params: { hash } })).body).toMatchObject({ name: "—" });
  });

  it("can be verified by anyone, from the token alone", async () => {
    const { hash, dateExpires } = await earn(await examTaker(server, "Żaneta O’Neil"));
    const response = await get(jwtOf(hash));
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/vc+jwt"]);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-cache",
    });
    const { payload, protectedHeader } = await verified(response.body);
    expect(Object.keys(protectedHeader).sort()).toEqual(["alg", "kid", "typ"]);
    expect(protectedHeader).toMatchObject({ alg: "ES256", typ: "JWT" });

    const { iss, jti, sub, nbf, exp, ...credential } = payload;
    const badge = openBadge.parse(credential);
    expect([iss, jti, sub]).toEqual([badge.issuer.id, badge.id, badge.credentialSubject.id]);
    expect(nbf).toBe(Date.parse(badge.validFrom) / 1000);
    expect(exp).toBe(Date.parse(badge.validUntil ?? "") / 1000);
    expect(exp).toBe(Math.floor(Date.parse(dateExpires ?? "") / 1000));
    expect(badge.id).toBe(`${origin}/academy/certificates/${hash}/`);
    expect(badge.name).toBe("First steps");
    expect(badge.credentialSubject.identifier[0].identityHash).toBe("Żaneta O’Neil");
    expect(badge.credentialSubject.achievement.description).toBe("Four questions.");
    expect(badge.credentialSubject.achievement.criteria.id).toBe(`${origin}/academy/certification/first-exam/`);
    expect(JSON.stringify(payload)).not.toMatch(/example\.test|score/);
    expect(await isRevoked(response.body)).toBe(false);
  });

  it("have the same content without a signature", async () => {
    const { hash } = await earn(await examTaker(server));
    const response = await get(`/academy/certificates/${hash}/credential.json`);
    expect(response.headers["content-type"]).toBe("application/ld+json; charset=utf-8");
    const { iss, jti, sub, nbf, exp, ...credential } = (await verified((await get(jwtOf(hash))).body)).payload;
    expect(response.json()).toEqual(credential);
  });

  it("are the same in every language", async () => {
    const { hash } = await earn(await examTaker(server));
    const path = `/academy/certificates/${hash}/credential.json`;
    expect((await get(path, "ja.academy.example")).json()).toEqual((await get(path)).json());
  });

  it("name an issuer and an achievement that exist, with the keys", async () => {
    const { hash } = await earn(await examTaker(server));
    const token = (await get(jwtOf(hash))).body;
    const badge = openBadge.loose().parse((await verified(token)).payload);

    const issuer = (await get(badge.issuer.id)).json();
    expect(profile.loose().parse(issuer)).toMatchObject(badge.issuer);
    const { kid = "" } = decodeProtectedHeader(token);
    expect(issuer.assertionMethod).toContain(kid);
    const method = issuer.verificationMethod.find(({ id }: { id: string }) => id === kid);
    expect(method).toMatchObject({ type: "JsonWebKey", controller: badge.issuer.id });
    await jwtVerify(token, await importJWK(method.publicKeyJwk, "ES256"), { currentDate: server.clock.now() });

    const jwks = (await get("/academy/badges/jwks.json")).json();
    expect(JSON.stringify(jwks)).not.toContain('"d"');
    await jwtVerify(token, createLocalJWKSet(jwks), { issuer: badge.issuer.id, currentDate: server.clock.now() });

    const { "@context": _, ...published } = (await get(badge.credentialSubject.achievement.id)).json();
    expect(published).toEqual(badge.credentialSubject.achievement);
    expect((await get("/academy/badges/achievements/nothing.json")).statusCode).toBe(404);
    expect((await get("/academy/badges/achievements/draft-exam.json")).statusCode).toBe(404);
    expect((await get("/academy/badges/keys/nothing.json")).statusCode).toBe(404);
  });

  it("show a certificate's new name", async () => {
    const taker = await examTaker(server);
    const { hash } = await earn(taker);
    await taker.caller.call(session.updateName, { body: { name: "Zoë Renamed" } });
    const { payload } = await verified((await get(jwtOf(hash))).body);
    expect(openBadge.loose().parse(payload).credentialSubject.identifier[0].identityHash).toBe("Zoë Renamed");
  });

  it("expire with their certificate", async () => {
    const { hash, dateExpires } = await earn(await examTaker(server));
    const token = (await get(jwtOf(hash))).body;
    const { kid = "" } = decodeProtectedHeader(token);
    const key = await importJWK((await get(kid)).json());
    const currentDate = new Date(dateExpires ?? "");
    await expect(jwtVerify(token, key, { currentDate })).rejects.toMatchObject({ code: "ERR_JWT_EXPIRED" });
  });

  it("disappear while their certificate is revoked, and saved copies are valid again once it is restored", async () => {
    const { hash } = await earn(await examTaker(server));
    const kept = (await get(jwtOf(hash))).body;
    const boss = await server.learner({ permissions: { "academy.admin": true } });
    await boss.call(staffCertificates.revoke, { params: { hash }, body: { reason: "mistake" } });
    server.clock.pass(60);
    expect([(await get(jwtOf(hash))).statusCode, await isRevoked(kept)]).toEqual([404, true]);
    await boss.call(staffCertificates.restore, { params: { hash } });
    server.clock.pass(60);
    expect([(await get(jwtOf(hash))).statusCode, await isRevoked(kept)]).toEqual([200, false]);
  });

  it("disappear when their certificate is deleted, and saved copies are revoked", async () => {
    const taker = await examTaker(server);
    const { id, hash } = await earn(taker);
    const kept = (await get(jwtOf(hash))).body;
    await taker.caller.call(certificates.remove, { params: { id: String(id) } }, { csrf: true });
    for (const address of [jwtOf(hash), `/academy/certificates/${hash}/credential.json`]) {
      const gone = await get(address);
      expect([gone.statusCode, gone.json().error.code]).toEqual([404, "not_found"]);
      expect(gone.json().error.message).toContain("deleted");
    }
    server.clock.pass(60);
    expect(await isRevoked(kept)).toBe(true);
  });

  it("are revoked with the account", async () => {
    const taker = await examTaker(server);
    const { hash } = await earn(taker);
    const kept = (await get(jwtOf(hash))).body;
    await removeAccount(server.database.db, taker.caller.id);
    server.clock.pass(60);
    expect(await isRevoked(kept)).toBe(true);
    expect((await get(jwtOf(hash))).statusCode).toBe(404);
  });

  it.each(["unknown-unknown-unknown", "short", "a%2fb"])("do not exist for %s", async (hash) => {
    expect((await get(jwtOf(hash))).statusCode).toBe(404);
    expect((await get(`/academy/certificates/${hash}/credential.json`)).statusCode).toBe(404);
  });

  it.each(["1.jwt", "01.jwt", "-1.jwt", "x.jwt", "0.json", "999999999.jwt"])("have no list %s", async (file) => {
    expect((await get(`/academy/badges/status/${file}`)).statusCode).toBe(404);
  });

  it("are revoked in the next list once a list is full", async () => {
    await server.database.db.execute(sql`select setval(pg_get_serial_sequence('certificate', 'id'), 131080)`);
    const [taker, other] = [await examTaker(server), await examTaker(server)];
    const { id, hash } = await earn(taker);
    const [token, kept] = [(await get(jwtOf(hash))).body, (await get(jwtOf((await earn(other)).hash))).body];
    expect(JSON.stringify((await verified(token)).payload)).toContain("/academy/badges/status/1.jwt");
    await taker.caller.call(certificates.remove, { params: { id: String(id) } }, { csrf: true });
    server.clock.pass(60);
    expect([await isRevoked(token), await isRevoked(kept)]).toEqual([true, false]);
  });

  it("are signed with one key, even if several processes create one at once", async () => {
    const fresh = await open();
    const keys = await Promise.all(Array.from({ length: 8 }, () => badgeKeyOf(fresh.db, null, server.clock.now())));
    expect(new Set(keys.map(({ thumbprint }) => thumbprint)).size).toBe(1);
    expect((await badgeKeyOf(fresh.db, null, server.clock.now())).thumbprint).toBe(keys[0]?.thumbprint);
    await fresh.close();
  });

  it("are signed with the configured key, and older badges can still be checked", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const old = await badgeKeyOf(server.database.db, null, server.clock.now());
    const own = await badgeKeyOf(server.database.db, privateKey, server.clock.now());
    expect(own.thumbprint).not.toBe(old.thumbprint);
    const { keys } = (await get("/academy/badges/jwks.json")).json() as { keys: JWK[] };
    const named = keys.map(({ kid }) => kid?.replace(/^.*\/(.*)\.json$/, "$1"));
    expect(named).toEqual(expect.arrayContaining([old.thumbprint, own.thumbprint]));
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });
});
