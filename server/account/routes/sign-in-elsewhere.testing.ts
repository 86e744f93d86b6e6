import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { readConfig } from "../../config";
import type { OpenDatabase } from "../../db/database";
import { hashOf } from "../../http/session-cookie";
import { createIntegrations } from "../../integrations/integrations";
import { oidcCallback, oidcClient, type RealProvider, startRealProvider } from "../../testing/real-provider";
import type { Account } from "../queries/accounts";
import { findSession } from "../queries/sessions";
import { signInElsewhereRoutes } from "./sign-in-elsewhere";

export const startPath = "/academy/api/auth/oidc/start/";
/** In milliseconds, for tests that wait until it ends; the others get plenty of time, because a busy machine is slow. */
export const short = 500;

let clock = Date.parse("2026-03-01T12:00:00.000Z");
export const now = () => new Date(clock);
export const pass = (ms: number): void => {
  clock += ms;
};

/** Only these routes, as a new process would serve them: no state is shared between two of them. */
export async function appWith(
  db: OpenDatabase["db"],
  issuer: string | null,
  { origin, timeout = 4000 }: { origin?: string; timeout?: number } = {},
): Promise<FastifyInstance> {
  const config = readConfig(origin ? { ACADEMY_ORIGIN: origin } : {});
  const oidc = issuer === null ? null : { issuer, ...oidcClient };
  const app = Fastify({ trustProxy: origin !== undefined });
  const integrations = createIntegrations({ ...config.integrations, oidc }, { log: app.log, timeout });
  app.decorate("academy", { config, db, now, integrations } as unknown as FastifyInstance["academy"]);
  await app.register(cookie);
  await app.register(signInElsewhereRoutes);
  return app;
}

/** The cookies of one browser at one site. */
class Jar {
  private readonly cookies = new Map<string, string>();
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
  get = (name: string) => this.cookies.get(name);
  set = (name: string, value: string) => this.cookies.set(name, value);
  header = () => [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Somebody's browser: at this site, and at the provider. */
export class Browser {
  readonly jar = new Jar();
  private readonly abroad = new Jar();
  constructor(public app: FastifyInstance) {}

  async open(url: string, headers: Record<string, string> = {}) {
    const response = await this.app.inject({ url, headers: { cookie: this.jar.header(), ...headers } });
    this.jar.take([response.headers["set-cookie"] ?? []].flat());
    return response;
  }
  /** Goes to the provider. */
  async leave(query = "") {
    const { headers } = await this.open(startPath + query);
    return new URL(String(headers.location), "http://localhost");
  }
  /** Follows the provider's pages until they lead back. */
  async return(from: URL): Promise<string> {
    let url = from;
    for (let step = 0; step < 12; step += 1) {
      const response = await fetch(url, { redirect: "manual", headers: { cookie: this.abroad.header() } });
      this.abroad.take(response.headers.getSetCookie());
      const location = response.headers.get("location");
      if (location === null)
        throw new Error(`The provider did not redirect from ${url.pathname}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.href.startsWith(oidcCallback)) return url.pathname + url.search;
    }
    throw new Error("The provider did not redirect.");
  }
  /** The whole flow. */
  async signIn(query = "") {
    return this.open(await this.return(await this.leave(query)));
  }
  account = async (db: OpenDatabase["db"]): Promise<Account | null> =>
    (await findSession(db, hashOf(this.jar.get("academy_session") ?? ""), now()))?.account ?? null;
}

/**
 * Gives the tests of a block one real provider, and each of them the routes in a new process. `newPerson` is who signs
 * in at the provider from then on.
 */
export function withRealProvider(database: () => OpenDatabase) {
  let people = 0;
  const site = {
    provider: {} as RealProvider,
    app: {} as FastifyInstance,
    newPerson(more: object = {}) {
      people += 1;
      const email = `person-${people}@elsewhere.test`;
      site.provider.person = { sub: `sub-${people}`, email, email_verified: true, name: "Elsa Where", ...more };
      return { email, sub: site.provider.person.sub };
    },
  };
  beforeAll(async () => {
    site.provider = await startRealProvider();
  });
  beforeEach(async () => {
    site.app = await appWith(database().db, site.provider.issuer);
    site.provider.consents = true;
    site.provider.delay = 0;
  });
  afterEach(() => site.app.close());
  afterAll(() => site.provider.stop());
  return site;
}
