import type { FastifyInstance } from "fastify";
import { site } from "../../../contract/catalogue/site";
import { contentSettings, withOverrides } from "../../content/site-overrides";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList } from "../../routes/items";

/** The site's settings, as the content or staff have set them, and its terms. */
export async function siteTextRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    site.settings,
    async ({ catalogue, params: { locale }, query: { group, key } }) => {
      const overrides = await app.academy.siteOverrides();
      return asList(
        withOverrides(contentSettings(catalogue, locale), overrides.of(locale)).filter(
          (one) => (group === undefined || one.group === group) && (key === undefined || one.key === key),
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
