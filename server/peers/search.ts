import { z } from "zod/mini";
import type { ContentLocale } from "../../contract/primitives";
import { SearchHit } from "../../contract/search";
import type { HttpPeer, PeerContext } from "./http-peer";
import { isHarmlessLink } from "./links";

export interface SearchQuery {
  app: "academy" | "webinars";
  language: ContentLocale;
  limit: number;
  query: string;
  category?: string | undefined;
  page: number;
}

/** The search API (specification, section 7). */
export interface SearchPeer {
  /** @throws {ApiError} `unavailable` */
  search(query: SearchQuery, context: PeerContext): Promise<{ total: number; hits: SearchHit[] }>;
}

const linksOf = ({ url, listImage, imageUrl, source, speakers }: SearchHit): string[] => [
  url,
  listImage,
  imageUrl,
  source.url,
  ...speakers.map(({ photo }) => photo),
];

/** A hit whose links can stand in a page. */
const Hit = SearchHit.check(
  z.refine((hit) => linksOf(hit).every(isHarmlessLink), { error: "has a link that is neither of the web nor of here" }),
);
const Reply = z.object({ total: z.int().check(z.minimum(0)), hits: z.array(Hit).check(z.maxLength(1000)) });

export function createSearchPeer(peer: HttpPeer, url: string): SearchPeer {
  const endpoint = `${url.replace(/\/$/, "")}/v1/search`;
  return {
    search({ app, language, limit, query, category, page }, context) {
      const asked = { app, language, limit: String(limit), query, page: String(page), ...(category && { category }) };
      return peer.ask({ method: "GET", url: endpoint, query: asked, reply: Reply, context });
    },
  };
}
