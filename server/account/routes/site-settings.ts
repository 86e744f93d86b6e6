import type { FastifyInstance } from "fastify";
import { siteSettings } from "../../../contract/account/site-settings";
import { contentSettings, homeOfContent } from "../../content/site-overrides";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import { saveSettings, storedSettings } from "../queries/site-settings";

/** What administrators set for the home page: the banner, and which reviews it shows (R62). */
export async function siteSettingsRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, siteSettings.read, async ({ catalogue, db, params: { locale } }) => ({
    locale,
    content: homeOfContent(contentSettings(catalogue, locale)),
    ...(await storedSettings(db, locale)),
  }));

  registerEndpoint(app, siteSettings.save, async ({ body, catalogue, db, now, params: { locale }, request }) => {
    const { revision, ...own } = body;
    const content = homeOfContent(contentSettings(catalogue, locale));
    const names = new Map(content.reviews.map(({ id, name }) => [id, name]));
    const by = { nameOf: (id: string) => names.get(id) ?? id, by: auditSource(request), now };
    if (!(await saveSettings(db, { locale, own, revision }, by))) throw new ApiError("conflict");
    return { locale, content, ...(await storedSettings(db, locale)) };
  });
}
