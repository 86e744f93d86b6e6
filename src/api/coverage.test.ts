import { describe, expect, it } from "vitest";
import { safeParse, strictObject, type ZodMiniObject, type ZodMiniUnion } from "zod/mini";
import { api } from "../../contract/api";
import type { Endpoint } from "../../contract/endpoint";
import type { Call, CallOptions } from "./call";
import { key, samples } from "./coverage-samples.testing";
import { createServices, type Services } from "./services";

interface Made {
  /** `area.function` of the services. */
  by: string;
  /** What the function was given. */
  given: unknown[];
  endpoint: Endpoint;
  args: { params?: unknown; query?: unknown; body?: unknown };
  options: CallOptions;
}

/** What a function is given that is not part of its call. */
const local: Record<string, string> = {
  learnerId: "the device keeps commands under it",
  duration: "becomes minutes",
  isStandAlone: "chooses between two calls",
  returnTo: "becomes part of the address of another site's sign-in",
};
/** The values in arguments, except local ones. */
const valuesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value !== "object") return value === undefined || value === "" ? [] : [String(value)];
  return Object.entries(value ?? {}).flatMap(([name, each]) => (name in local ? [] : valuesIn(each)));
};

/** Contains every part of a reply that any mapping reads. */
const reply = { data: [], total: 0, result: { total: 0, hits: [] }, hits: [], token: "token", extra: {} };

/** Every call made when each function is called with each of its samples. */
async function everyCall(): Promise<Made[]> {
  const made: Made[] = [];
  let by = "";
  let given: unknown[] = [];
  const call = async (endpoint: Endpoint, args: Made["args"], options: CallOptions = {}) => {
    made.push({ by, given, endpoint, args, options });
    return reply;
  };
  const services = createServices(call as Call);
  for (const [area, functions] of Object.entries(services)) {
    for (const [name, run] of Object.entries(functions as Record<string, (...args: unknown[]) => Promise<unknown>>)) {
      by = `${area}.${name}`;
      const lists = samples[area as keyof Services] as Record<string, unknown[][]>;
      for (const args of lists[name] ?? []) {
        given = args;
        await run(...args);
      }
    }
  }
  return made;
}

describe("the services and the contract", () => {
  it("every endpoint is called", async () => {
    const called = new Set((await everyCall()).map(({ endpoint }) => endpoint.id));
    expect(api.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
  });

  it("each endpoint is called by one function, except those for all courses, popular courses, the home page's settings, confirmations, and tokens", async () => {
    const callers = new Map<string, Set<string>>();
    for (const { by, endpoint } of await everyCall())
      callers.set(endpoint.id, (callers.get(endpoint.id) ?? new Set()).add(by));
    const shared = [...callers].filter(([, by]) => by.size > 1);
    expect(Object.fromEntries(shared.map(([id, by]) => [id, [...by]]))).toEqual({
      "courses.list": ["courses.loadPage", "courses.allCourses"],
      "search.api": ["search.searchApi", "search.loadPopular"],
      "site.settings": ["site.loadSettings", "site.loadHome"],
      "sessions.confirm": ["sessions.confirmSession", "passkeys.confirmByPasskey"],
      "session.csrfToken": [
        "courses.removeEnrolment",
        "exams.finishExam",
        "exams.retakeExam",
        "certificates.removeCertificate",
      ],
    });
  });

  it("every function calls an endpoint of the contract", async () => {
    const made = await everyCall();
    const silent = Object.entries(createServices((() => Promise.resolve(reply)) as unknown as Call)).flatMap(
      ([area, functions]) =>
        Object.keys(functions)
          .map((name) => `${area}.${name}`)
          .filter((name) => !made.some(({ by }) => by === name)),
    );
    expect(silent).toEqual([]);
    expect(made.filter(({ endpoint }) => !api.includes(endpoint))).toEqual([]);
  });

  it("every call sends exactly what its endpoint accepts", async () => {
    const takes = (schema: Endpoint["body"], sent: unknown): boolean => {
      if (!schema) return sent === undefined;
      const { def } = (schema as ZodMiniUnion<ZodMiniObject[]>)._zod;
      if (def.type === "union") return def.options.some((one) => takes(one, sent));
      return safeParse(strictObject((schema as unknown as ZodMiniObject).shape), sent ?? {}).success;
    };
    const wrong = (await everyCall()).flatMap(({ by, endpoint, args }) =>
      (["params", "query", "body"] as const)
        .filter((part) => !takes(endpoint[part], args[part]))
        .map((part) => `${by} → ${endpoint.id}: ${part} ${JSON.stringify(args[part])}`),
    );
    expect(wrong).toEqual([]);
  });

  it("every argument is sent", async () => {
    const made = await everyCall();
    const missing = made.flatMap(({ by, given }) => {
      const calls = made.filter((call) => call.given === given);
      const sent = calls.flatMap(({ args, options }) => valuesIn([args, options])).join("\n");
      return valuesIn(given).flatMap((value) => (sent.includes(value) ? [] : [`${by}: ${value}`]));
    });
    expect(missing).toEqual([]);
  });

  it("keys are sent to exactly the endpoints that accept one, tokens to exactly those that require one", async () => {
    for (const { by, endpoint, options } of await everyCall()) {
      const sent = { key: options.key, csrf: options.csrf };
      const expected = { key: endpoint.idempotent && key, csrf: endpoint.csrf && "token" };
      expect(sent, `${by} → ${endpoint.id}`).toEqual(expected);
    }
  });
});
