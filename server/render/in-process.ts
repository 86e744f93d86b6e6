import type { FastifyInstance } from "fastify";
import type { ErrorEnvelope, Failure } from "../../contract/errors";
import { type Call, pathOf } from "../../src/api/call";

/**
 * Makes calls inside this process for a page that is being rendered: the same route and the same validation, without a
 * network and without anyone's cookie.
 */
export const inProcessCall = (app: FastifyInstance): Call => {
  const call = async (
    endpoint: Parameters<Call>[0],
    { params, query }: { params?: Record<string, unknown>; query?: Record<string, string> },
  ) => {
    const response = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      ...(query && { query }),
    });
    const body: unknown = response.body ? response.json() : undefined;
    if (response.statusCode < 400) return body;
    const { code, fields = [] } = (body as ErrorEnvelope).error;
    // An address with a parameter that no item could have is as unknown as any other.
    if (code === "invalid" && fields.some(({ path }) => path.startsWith("params.")))
      throw { code: "not_found", status: 404 } satisfies Failure;
    throw { code, status: response.statusCode } satisfies Failure;
  };
  return call as Call;
};
