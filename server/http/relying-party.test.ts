import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { relyingPartyOf } from "./relying-party";

const partyAt = (host: string, origin: string | null) =>
  relyingPartyOf({
    protocol: "http",
    raw: { headers: { host } },
    server: { academy: { config: { origin } } },
  } as unknown as FastifyRequest);

describe("the site that passkeys belong to", () => {
  it("is one for all languages, as the cookies’ domain is (record 16)", () => {
    const origin = "https://www.academy.example";
    const here = partyAt("www.academy.example", origin);
    expect(here.id).toBe("academy.example");
    expect(here.origins).toContain("https://www.academy.example");
    expect(here.origins).toContain("https://es.academy.example");
    expect(partyAt("es.academy.example", origin)).toEqual(here);
  });

  it("is the host if it has no language, or is this computer", () => {
    expect(partyAt("academy.example", "https://academy.example")).toEqual({
      id: "academy.example",
      origins: ["https://academy.example"],
    });
    expect(partyAt("localhost:3000", null)).toEqual({ id: "localhost", origins: ["http://localhost:3000"] });
    expect(partyAt("es.localhost:3000", null)).toEqual({ id: "es.localhost", origins: ["http://es.localhost:3000"] });
    expect(partyAt("es.localhost:3000", "http://localhost:3000")).toMatchObject({ id: "es.localhost" });
  });

  it("is the domain of the request without a setting, and only its own origin", () => {
    const here = { id: "academy.localhost", origins: ["http://es.academy.localhost:3000"] };
    expect(partyAt("es.academy.localhost:3000", null)).toEqual(here);
    expect(partyAt("www.academy.localhost:80", null).origins).toEqual(["http://www.academy.localhost"]);
  });
});
