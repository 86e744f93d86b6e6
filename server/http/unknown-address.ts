import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { api } from "../../contract/api";
import { ApiError } from "./api-error";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route pattern of addresses without another route. */
    isFallback?: boolean;
  }
}

const prefixes = ["/academy/public/api", "/academy/private/api", "/academy/api", "/webinars/api"];

const endpointPatterns = api.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));

interface Known {
  pattern: RegExp;
  methods: readonly string[];
  /** Has a `*`: only its handler knows which addresses below it exist. */
  isOpen: boolean;
}

/** The paths of a route: `:name` is one segment, `*` is the rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:\w+/g, "[^/]+")
      .replace(/\*/g, ".*")}$`,
  );

const pathOf = (request: FastifyRequest): string => request.url.split("?")[0] ?? "";

/**
 * Answers addresses without a route before their body has arrived: 405 with `Allow` if the address has other methods,
 * otherwise 404; below the addresses of the API the form without a slash is redirected (R15). Call it before any route
 * is registered.
 * @returns a plugin with the routes for the API's addresses; the wildcard of the pages would take precedence over a
 * hook
 */
export function answerUnknownAddresses(app: FastifyInstance): (scope: FastifyInstance) => Promise<void> {
  const routes: Known[] = [];
  app.addHook("onRoute", ({ url, method, config }) => {
    if (config?.isFallback) return;
    routes.push({ pattern: patternOf(url), methods: [method].flat(), isOpen: url.includes("*") });
  });

  const refusal = (path: string): ApiError => {
    const isOfApi = prefixes.some((prefix) => path.startsWith(`${prefix}/`));
    const found = routes.filter(({ pattern, isOpen }) => pattern.test(path) && !(isOpen && isOfApi));
    const allow = [...new Set(found.flatMap(({ methods }) => methods))].sort();
    return allow.length === 0 ? new ApiError("not_found") : new ApiError("method_not_allowed", { allow });
  };

  app.addHook("onRequest", (request, _, done) => {
    if (request.is404) throw refusal(pathOf(request));
    done();
  });

  return async (scope) => {
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = "", query] = request.url.split("?");
      if (path.endsWith("/") || !endpointPatterns.some((pattern) => pattern.test(`${path}/`))) throw refusal(path);
      return reply.redirect(`${path}/${query === undefined ? "" : `?${query}`}`, 308);
    };
    for (const prefix of prefixes)
      scope.all(`${prefix}/*`, { onRequest, config: { isFallback: true } }, () => undefined);
  };
}
