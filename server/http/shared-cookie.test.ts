import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { languageCookie } from "../../src/i18n/languages";
import { paths } from "../../src/paths/paths";
import { hashPassword } from "../account/password";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: () => Promise.reject(new Error("No page is requested.")),
  keeps: false,
});

const servers: TestServer[] = [];
const start = async (origin: string | null) => {
  const server = await startTestServer(embedded.open, { config: { origin }, site });
  servers.push(server);
  const { email } = await server.learner({ passwordHash: await hashPassword("right") });
  /** The cookies that a response sets, each as its attributes. */
  const cookiesOf = (headers: Record<string, unknown>) =>
    [headers["set-cookie"] ?? []].flat().map((line) => String(line).split("; "));
  return {
    signIn: async (host: string) => {
      const payload = { email, password: "right" };
      const response = await server.app.inject({
        method: "POST",
        url: session.signIn.path,
        payload,
        headers: { host },
      });
      expect(response.statusCode).toBe(204);
      // The session cookie; the browser's other cookie is handled the same way.
      return cookiesOf(response.headers).filter(([pair]) => !/^(?:__Secure-)?academy_device=/.test(pair ?? ""));
    },
    signOut: async (host: string, cookie = "") =>
      cookiesOf(
        (await server.app.inject({ method: "POST", url: session.signOut.path, headers: { host, cookie } })).headers,
      ),
    profile: async (host: string, cookie: string) => {
      const { headers, body } = await server.app.inject({ url: session.profile.path, headers: { host, cookie } });
      return { cookies: cookiesOf(headers), id: JSON.parse(body).userProfile.id };
    },
    token: async () => (await server.learner()).token,
    choose: async (host: string, language: string) => {
      const url = paths.language(language, paths.home);
      return cookiesOf((await server.app.inject({ url, headers: { host } })).headers);
    },
  };
};
type Asked = Awaited<ReturnType<typeof start>>;

afterAll(() => Promise.all(servers.map((server) => server.stop())));

const ended = expect.stringMatching(/^Expires=Thu, 01 Jan 1970/);
const domainsOf = (cookies: string[][]) =>
  cookies.map((cookie) => cookie.find((part) => part.startsWith("Domain="))?.slice(7) ?? null);

describe("cookies without a configured origin", () => {
  let asked: Asked;
  beforeAll(async () => {
    asked = await start(null);
  });

  it.each(["www.academy.test", "es.academy.test:3000"])(
    "signing in on %s signs in on every language's host",
    async (host) => {
      const [old, own, ...others] = await asked.signIn(host);
      expect(old).toEqual(expect.arrayContaining(["academy_session=", "Path=/", ended]));
      expect(own).toEqual([
        expect.stringMatching(/^academy_session=[\w-]{43}$/),
        "Max-Age=2592000",
        "Domain=academy.test",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
      ]);
      expect(others).toEqual([]);
    },
  );

  it.each(["localhost:3000", "es.localhost:3000", "academy.test", "preview.academy.test", "127.0.0.1:3000", "[::1]"])(
    "%s does not share cookies: its session is its own",
    async (host) => {
      expect(domainsOf(await asked.signIn(host))).toEqual([null]);
      expect(domainsOf(await asked.signOut(host))).toEqual([null]);
    },
  );

  it("signing out removes it from all of them, and also a cookie of an earlier version", async () => {
    const cookies = await asked.signOut("de.academy.test");
    expect(domainsOf(cookies)).toEqual([null, "academy.test"]);
    for (const cookie of cookies) expect(cookie).toEqual(expect.arrayContaining(["academy_session=", ended]));
  });

  it("the interface language is shared too", async () => {
    const [, chosen] = await asked.choose("www.academy.test", "pl");
    expect(chosen).toEqual([
      `${languageCookie}=pl`,
      "Max-Age=31536000",
      "Domain=academy.test",
      "Path=/academy/",
      "SameSite=Lax",
    ]);
    expect(domainsOf(await asked.choose("www.academy.test", "en"))).toEqual([null, "academy.test"]);
    expect(domainsOf(await asked.choose("localhost", "pl"))).toEqual([null]);
  });
});

describe("cookies behind a configured origin", () => {
  it("are for its domain, and for no other host", async () => {
    const { signIn } = await start("https://www.academy.example");
    const [, own] = await signIn("es.academy.example");
    expect(own).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^__Secure-academy_session=[\w-]{43}$/),
        "Domain=academy.example",
        "Secure",
      ]),
    );
    expect(domainsOf(await signIn("es.another.example"))).toEqual([null]);
    expect(domainsOf(await signIn("es.notacademy.example"))).toEqual([null]);
    expect(domainsOf(await signIn("10.0.0.11:3000"))).toEqual([null]);
  });

  it("are accepted under the names of earlier versions, which are removed with the first answer", async () => {
    const { profile, signOut, token } = await start("https://www.academy.example");
    const old = `academy_session=${await token()}`;
    const renamed = await profile("www.academy.example", old);
    expect(renamed.id).toBeGreaterThan(0);
    expect(renamed.cookies.map(([pair]) => pair)).toEqual([
      "academy_session=",
      "academy_session=",
      "__Secure-academy_session=",
      `__Secure-${old}`,
    ]);
    expect(domainsOf(renamed.cookies)).toEqual([null, "academy.example", null, "academy.example"]);
    expect((await profile("www.academy.example", `__Secure-${old}`)).cookies).toEqual([]);
    // The current name takes precedence, so that nobody can override it with their own session.
    const both = await profile("www.academy.example", `academy_session=${await token()}; __Secure-${old}`);
    expect([both.id, both.cookies]).toEqual([renamed.id, []]);
    const gone = await signOut("www.academy.example", old);
    expect(new Set(gone.map(([pair]) => pair))).toEqual(new Set(["academy_session=", "__Secure-academy_session="]));
    expect((await profile("www.academy.example", old)).id).toBe(0);
  });

  it("are named without the prefix if the origin is http", async () => {
    const { signIn } = await start("http://www.academy.example");
    const [, own] = await signIn("es.academy.example");
    expect(own?.[0]).toMatch(/^academy_session=/);
    expect(own).not.toContain("Secure");
  });

  it("stay on a host without a language label", async () => {
    const { signIn } = await start("https://academy.example");
    expect(domainsOf(await signIn("academy.example"))).toEqual([null]);
    expect(domainsOf(await signIn("es.academy.example"))).toEqual([null]);
  });
});
