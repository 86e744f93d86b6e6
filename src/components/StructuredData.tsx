import { escapeForHtml } from "../app/dehydrated-state";

/** Data for search engines (schema.org): a data block, which browsers do not run. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    dangerouslySetInnerHTML={{ __html: escapeForHtml(JSON.stringify({ "@context": "https://schema.org", ...data })) }}
  />
);
