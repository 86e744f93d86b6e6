import type { FastifyInstance } from "fastify";
import type { Setting } from "../../../contract/catalogue/site";
import { site } from "../../../contract/catalogue/site";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList } from "../../routes/items";

/** The site's settings and its terms, as the content has them. */
export async function siteTextRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    site.settings,
    ({ catalogue, params: { locale }, query: { group, key } }) => {
      const [texts] = catalogue.items("site");
      const all = texts ? catalogue.itemText(texts, locale).text.settings : [];
      return asList(
        all.filter(
          (one): one is Setting =>
            one.value !== null &&
            (group === undefined || one.group === group) &&
            (key === undefined || one.key === key),
        ),
      );
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    site.terms,
    ({ catalogue, params: { locale } }) => {
      const [texts] = catalogue.items("site");
      if (!texts) throw new ApiError("not_found");
      return catalogue.itemText(texts, locale).text.terms;
    },
    { cache: "kept" },
  );
}
