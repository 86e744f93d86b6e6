import type { ContentJob, ContentOutcome, ContentState } from "../../contract/account/content-imports";
import { entryOf } from "./administration.testing";

const at = "2026-02-28T09:30:00.000Z";
export const files = "1".repeat(64);
export const version = "2".repeat(64);
export const changes = [
  { kind: "course" as const, added: 1, changed: 2, removed: 0 },
  { kind: "webinar" as const, added: 0, changed: 0, removed: 3 },
];

/** A check or an import; it runs while it has no outcome. */
export const jobOf = (kind: ContentJob["kind"], outcome: ContentOutcome | null): ContentJob => ({
  kind,
  startedAt: at,
  endedAt: outcome && at,
  outcome,
});

/** A check that has found changes. */
export const checked = jobOf("check", { state: "changes", files, version, changes });
/** The import of what it has found. */
export const imported = jobOf("import", { state: "imported", changes });

const importOf = (id: number, own: Partial<ReturnType<typeof entryOf>> = {}) =>
  entryOf(id, {
    action: "content-imported",
    target: { kind: "content", id: "1", email: null },
    before: { version: files },
    after: { version, added: 4, changed: 5, removed: 6 },
    ...own,
  });

/** The content of a site with two courses, and three imports. */
export const contentOf = (own: Partial<ContentState> = {}): ContentState => ({
  version,
  importedAt: at,
  counts: [
    {
      kind: "course",
      total: 2,
      drafts: 1,
      locales: [
        { locale: "en", count: 2 },
        { locale: "ja", count: 1 },
      ],
    },
  ],
  hasFolder: true,
  job: null,
  imports: {
    data: [
      importOf(9),
      importOf(8, { actor: null, network: null }),
      importOf(7, { actor: { id: 12, email: null, name: null }, after: { version: files } }),
    ],
    next: 7,
    previous: 9,
  },
  ...own,
});

/** What a server without a content folder says before any import. */
export const withoutFolder = contentOf({
  version: "",
  importedAt: null,
  counts: [],
  hasFolder: false,
  imports: { data: [], next: null, previous: null },
});
