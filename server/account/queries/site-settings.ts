import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { OwnSettings, SiteSettings } from "../../../contract/account/site-settings";
import type { ContentLocale } from "../../../contract/primitives";
import { siteOverride } from "../../content/schema";
import { type OverrideRow, ownSettingsOf } from "../../content/site-overrides";
import type { Database } from "../../db/database";
import { account } from "../schema/accounts";
import { type AuditSource, changedFields, recordAudit } from "./audit";

type Stored = Pick<SiteSettings, "own" | "revision" | "bannerChange" | "reviewsChange">;

/** An arbitrary number, the same in every process: what is set is changed by one after the other. */
const settingsLock = 7_319_026;

const rowsOf = (db: Database, locale: ContentLocale): Promise<OverrideRow[]> =>
  db.select().from(siteOverride).where(eq(siteOverride.locale, locale));

const revisionOf = ({ banner, hiddenReviews }: OwnSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([banner, hiddenReviews]))
    .digest("base64url")
    .slice(0, 22);

/** What staff have set for a language, and when and by whom (R62). */
export async function storedSettings(db: Database, locale: ContentLocale): Promise<Stored> {
  const rows = await rowsOf(db, locale);
  const people = await db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(
      inArray(
        account.id,
        rows.flatMap(({ setBy }) => (setBy === null ? [] : [setBy])),
      ),
    );
  const changeOf = (wanted: OverrideRow["key"]) => {
    const row = rows.find(({ key }) => key === wanted);
    if (!row) return null;
    return { at: row.setAt.toISOString(), by: people.find(({ id }) => id === row.setBy)?.email ?? null };
  };
  const own = ownSettingsOf(rows);
  return {
    own,
    revision: revisionOf(own),
    bannerChange: changeOf("banner"),
    reviewsChange: changeOf("hiddenReviews"),
  };
}

/** A banner as fields of the audit log; the content's has none. */
const bannerFields = (banner: OwnSettings["banner"]) => ({
  banner: banner === null ? "content" : banner.isShown ? "shown" : "hidden",
  title: banner?.title ?? null,
  text: banner?.text ?? null,
  href: banner?.link?.href ?? null,
  label: banner?.link?.label ?? null,
});

interface Change {
  locale: ContentLocale;
  own: OwnSettings;
  /** What the change is based on. */
  revision: string;
}

/**
 * Sets the banner and the hidden reviews of a language (R62).
 * @param nameOf the name of a review's author, for the audit log
 * @returns false if something else has been set since the revision; then nothing is changed
 */
export async function saveSettings(
  tx: Database,
  { locale, own, revision }: Change,
  { nameOf, by, now }: { nameOf: (reviewId: string) => string; by: AuditSource; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${settingsLock})`);
  const before = ownSettingsOf(await rowsOf(tx, locale));
  if (revisionOf(before) !== revision) return false;
  const hidden = [...new Set(own.hiddenReviews)].sort();
  const at = { setAt: now, setBy: by.actorId };
  await put(tx, { locale, key: "banner", value: own.banner, ...at });
  await put(tx, { locale, key: "hiddenReviews", value: hidden.length === 0 ? null : hidden, ...at });
  const fieldsOf = ({ banner, hiddenReviews }: OwnSettings) => ({
    ...bannerFields(banner),
    hiddenReviews: hiddenReviews.map(nameOf),
  });
  const change = changedFields(fieldsOf(before), fieldsOf({ ...own, hiddenReviews: hidden }));
  const entry = { action: "site-settings-changed", target: { kind: "site-settings", id: locale } } as const;
  if (change) await recordAudit(tx, { ...by, ...entry, ...change }, now);
  return true;
}

/** Stores one setting, or removes it if its value is null. What stays as it is keeps who has set it. */
async function put(tx: Database, row: OverrideRow): Promise<void> {
  const { locale, key, ...set } = row;
  if (row.value === null)
    await tx.delete(siteOverride).where(and(eq(siteOverride.locale, locale), eq(siteOverride.key, key)));
  else
    await tx
      .insert(siteOverride)
      .values(row)
      .onConflictDoUpdate({
        target: [siteOverride.locale, siteOverride.key],
        set,
        setWhere: sql`${siteOverride.value} <> excluded.value`,
      });
}
