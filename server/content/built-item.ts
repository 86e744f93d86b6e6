import type { ContentLocale } from "../../contract/primitives";
import type { ItemDocuments, ItemKind } from "./documents";

/** Read-only content as stored in the database: a row of `content_item`. */
export interface BuiltItem<K extends ItemKind = ItemKind> {
  kind: K;
  id: number;
  slug: string;
  status: "draft" | "published";
  position: number;
  locale: ContentLocale;
  document: ItemDocuments[K];
}
