import type { FastifyBaseLogger } from "fastify";
import { z } from "zod/mini";
import type { SearchHit } from "../../contract/catalogue/search";
import type { ContentLocale } from "../../contract/primitives";
import type { HttpIntegration, PeerContext } from "./http-integration";
import { readHit } from "./search-hit";

export interface SearchQuery {
  app: "academy" | "webinars";
  language: ContentLocale;
  limit: number;
  query: string;
  category?: string | undefined;
  page: number;
}

/** The search API (specification, section 7). */
export interface SearchIntegration {
  /** @throws {ApiError} `unavailable` */
  search(query: SearchQuery, context: PeerContext): Promise<{ total: number; hits: SearchHit[] }>;
}

const Reply = z.object({ total: z.optional(z.unknown()), hits: z.array(z.unknown()).check(z.maxLength(1000)) });

/** At least the number of hits shown; reduced by dropped hits on the last page. */
function totalOf(total: unknown, { page, limit }: SearchQuery, hits: number, dropped: number): number {
  const before = (page - 1) * limit;
  const told = typeof total === "number" && Number.isSafeInteger(total) && total >= 0 ? total : 0;
  return told > before + hits ? told : before + hits - dropped;
}

/**
 * The search API of another system. A hit that cannot be shown is dropped and logged, the others are shown (R72).
 * @param log called with the reason for each dropped hit, never with its content
 */
export function createSearchIntegration(
  integration: HttpIntegration,
  url: string,
  log: Pick<FastifyBaseLogger, "warn">,
): SearchIntegration {
  const endpoint = `${url.replace(/\/$/, "")}/v1/search`;
  return {
    async search(query, context) {
      const { app, language, limit, query: words, category, page } = query;
      const asked = {
        app,
        language,
        limit: String(limit),
        query: words,
        page: String(page),
        ...(category && { category }),
      };
      const { total, hits } = await integration.ask({
        method: "GET",
        url: endpoint,
        query: asked,
        reply: Reply,
        context,
      });
      const read = hits.map((hit) => readHit(hit, language));
      const problems = read.flatMap((one) => ("problem" in one ? [one.problem] : []));
      if (problems.length > 0)
        log.warn(
          {
            integration: "search",
            reqId: context.requestId,
            dropped: problems.length,
            reasons: [...new Set(problems)],
          },
          "peer sent items that cannot be shown",
        );
      return {
        total: totalOf(total, query, hits.length, problems.length),
        hits: read.flatMap((one) => ("hit" in one ? [one.hit] : [])),
      };
    },
  };
}
