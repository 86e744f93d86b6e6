import { Prose } from "../ui/Prose";

/** Text that the import made of Markdown and sanitized; nothing else may be passed here. */
export const Html = ({ html, wide = false }: { html: string; wide?: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when the content was imported
  <Prose $wide={wide} dangerouslySetInnerHTML={{ __html: html }} />
);
