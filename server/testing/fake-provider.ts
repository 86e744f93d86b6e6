import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

/** A provider that answers with anything a test sets. */
export interface FakeProvider {
  issuer: string;
  /** Claims of the ID token in addition to the usual ones. */
  claims: Record<string, unknown>;
  /** Replaces the token made of these claims. */
  idToken: string | null;
  /** Whether it signs with a key that is not among the published ones. */
  signsWrongly: boolean;
  /** Handlers that replace the usual answers at some paths. */
  answers: Map<string, (response: ServerResponse) => void>;
  /** The form last sent to the token endpoint, and the client's authorization header. */
  lastGrant: { form: URLSearchParams; authorization: string | undefined } | null;
  stop(): Promise<void>;
}

const sendJson = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

async function signed(fake: FakeProvider, key: CryptoKey, audience: string): Promise<string> {
  return new SignJWT(fake.claims)
    .setProtectedHeader({ alg: "ES256", kid: "k" })
    .setIssuer(String(fake.claims.iss ?? fake.issuer))
    .setAudience(String(fake.claims.aud ?? audience))
    .setIssuedAt()
    .setExpirationTime(fake.claims.exp === undefined ? "60s" : Number(fake.claims.exp))
    .sign(key);
}

/** Starts it on this machine's loopback. It has no sign-in page: tests call the callback themselves. */
export async function startFakeProvider(audience: string): Promise<FakeProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: "k", alg: "ES256", use: "sig" };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const path = request.url ?? "";
    const answer = fake.answers.get(path);
    if (answer) return answer(response);
    const { issuer } = fake;
    if (path === "/.well-known/openid-configuration")
      return sendJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        id_token_signing_alg_values_supported: ["ES256"],
      });
    if (path === "/jwks") return sendJson(response, { keys: [publicKey] });
    if (path !== "/token") return response.writeHead(404).end();
    fake.lastGrant = { form: new URLSearchParams(body), authorization: request.headers.authorization };
    const { privateKey } = fake.signsWrongly ? foreign : own;
    const id_token = fake.idToken ?? (await signed(fake, privateKey, audience));
    return sendJson(response, { access_token: "access", token_type: "Bearer", id_token });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeProvider = {
    issuer: `http://127.0.0.1:${port}`,
    claims: {},
    idToken: null,
    signsWrongly: false,
    answers: new Map(),
    lastGrant: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
