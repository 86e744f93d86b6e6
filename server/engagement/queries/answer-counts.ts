import { and, eq, gte, inArray, max, ne, or, sql, sum } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import type { Counted } from "../rules/answer-counts";
import { answerCount } from "../schema";

/** What was asked: a quiz's step or an exam, in a language. */
export interface Target {
  kind: "quiz" | "exam";
  targetId: number;
  locale: string;
}

/** The month of an instant (UTC), by its first day. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** An answer or an attempt at a moment. */
export type Count = Target & Counted & { at: Date };

/** Adds answers and attempts to the sums of their months, in one statement. */
export function addCounts(tx: Database, counts: readonly Count[]): Write {
  const rows = new Map<string, typeof answerCount.$inferInsert>();
  for (const { at, right, ...one } of counts) {
    const key = { ...one, month: monthOf(at) };
    const name = JSON.stringify(Object.entries(key).sort());
    const known = rows.get(name) ?? { ...key, count: 0, right: 0, lastAt: at };
    const lastAt = new Date(Math.max(at.getTime(), known.lastAt.getTime()));
    rows.set(name, { ...known, count: known.count + 1, right: known.right + Number(right), lastAt });
  }
  // In one order, so that two writers of the same rows wait for each other instead of for ever.
  const values = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return tx
    .insert(answerCount)
    .values(values)
    .onConflictDoUpdate({
      target: [
        answerCount.kind,
        answerCount.targetId,
        answerCount.questionId,
        answerCount.version,
        answerCount.locale,
        answerCount.month,
        answerCount.option,
      ],
      set: {
        count: sql`${answerCount.count} + excluded.count`,
        right: sql`${answerCount.right} + excluded."right"`,
        lastAt: sql`greatest(${answerCount.lastAt}, excluded.last_at)`,
      },
    });
}

/** Which answers are summed up: of a kind, in a language, from a month on. */
export interface Wanted {
  kind?: Target["kind"] | undefined;
  locale?: string | undefined;
  since?: string | undefined;
}

/** A sum over months. */
export interface Sum extends Target {
  questionId: string;
  version: string;
  count: number;
}
/** All answers to a question, or all attempts. */
export interface TotalSum extends Sum {
  right: number;
  lastAt: Date;
}
/** How often an option was chosen. */
export interface OptionSum extends Sum {
  option: string;
}

const { kind: ofKind, targetId, questionId, version, locale: ofLocale, option } = answerCount;
const summed = { kind: ofKind, targetId, questionId, version, locale: ofLocale };
const count = sum(answerCount.count).mapWith(Number);

const matching = ({ kind, locale, since }: Wanted) =>
  and(
    kind && eq(ofKind, kind),
    locale === undefined ? undefined : eq(ofLocale, locale),
    since === undefined ? undefined : gte(answerCount.month, since),
  );

/** What was answered, without the options. */
export async function totalSums(db: Database, wanted: Wanted): Promise<TotalSum[]> {
  const rows = await db
    .select({ ...summed, count, right: sum(answerCount.right).mapWith(Number), lastAt: max(answerCount.lastAt) })
    .from(answerCount)
    .where(and(matching(wanted), eq(option, "")))
    .groupBy(ofKind, targetId, questionId, version, ofLocale);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt ?? new Date(0) }));
}

/** How often each option of these quizzes and exams was chosen. */
export const optionSums = (
  db: Database,
  wanted: Wanted,
  targets: readonly { kind: Target["kind"]; id: number }[],
): Promise<OptionSum[]> => {
  const idsOf = (kind: Target["kind"]) => targets.filter((one) => one.kind === kind).map(({ id }) => id);
  const isOne = (kind: Target["kind"]) => and(eq(ofKind, kind), inArray(targetId, idsOf(kind)));
  return db
    .select({ ...summed, option, count })
    .from(answerCount)
    .where(and(matching(wanted), ne(option, ""), or(isOne("quiz"), isOne("exam"))))
    .groupBy(ofKind, targetId, questionId, version, ofLocale, option);
};
