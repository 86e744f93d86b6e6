import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import MemoryAdapter from "oidc-provider/lib/adapters/memory_adapter.js";

export const oidcClient = { clientId: "academy", clientSecret: "the-secret-of-the-academy" };
export const oidcCallback = "http://localhost/academy/api/auth/oidc/callback/";

/** A user with an account at the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  semrush_id?: number;
}

/** A real provider, on this machine's loopback. */
export interface RealProvider {
  issuer: string;
  /** The browser's next user, and their answers. */
  person: Person;
  consents: boolean;
  /** Delay of each of its answers, in milliseconds. */
  delay: number;
  stop(): Promise<void>;
  /** Listens again at the same address. */
  start(): Promise<void>;
}

/** The provider's own memory adapter, without its warning: here it is supposed to forget. */
class InMemory extends MemoryAdapter {}

const configurationFor = async (people: Map<string, Person>) => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return {
    adapter: InMemory,
    clients: [
      { client_id: oidcClient.clientId, client_secret: oidcClient.clientSecret, redirect_uris: [oidcCallback] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "semrush_id"] },
    cookies: { keys: ["a key that signs the provider's cookies"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: async () => people.get(accountId) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  };
};

/** The provider's pages, answered immediately as the user would. */
async function interact(provider: Provider, real: RealProvider, request: IncomingMessage, response: ServerResponse) {
  const { params, prompt } = await provider.interactionDetails(request, response);
  const accountId = real.person.sub;
  if (prompt.name === "login") return provider.interactionFinished(request, response, { login: { accountId } });
  if (!real.consents) return provider.interactionFinished(request, response, { error: "access_denied" });
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Starts the provider with one client, the academy. */
export async function startRealProvider(): Promise<RealProvider> {
  const people = new Map<string, Person>();
  const server = createServer(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, real.delay));
    // The client did not wait, so it needs no answer.
    if (request.destroyed) return;
    people.set(real.person.sub, real.person);
    if (request.url?.startsWith("/interaction/")) await interact(provider, real, request, response);
    else await callback(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const real: RealProvider = {
    issuer: `http://127.0.0.1:${port}`,
    person: { sub: "nobody" },
    consents: true,
    delay: 0,
    start: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(real.issuer, await configurationFor(people));
  const callback = provider.callback();
  return real;
}
