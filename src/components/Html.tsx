import { Prose } from "../ui/Prose";

/** HTML that the import generated from Markdown and sanitized; do not pass anything else. */
export const Html = ({ html, wide = false }: { html: string; wide?: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when the content was imported
  <Prose $wide={wide} dangerouslySetInnerHTML={{ __html: html }} />
);
