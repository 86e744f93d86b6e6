import { safeParse } from "zod/mini";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { ErrorEnvelope, type Failure } from "../../../contract/errors";
import type { KeptCopy } from "../../../machines/courses/course-copy";
import { pathOf } from "../../api/call";
import { type ContentRef, paramsOf } from "../../api/query";
import { offlineTools } from "../../device/secure-context";
import { anyVariant, completeMark, copies, courseCopyName } from "../../worker/copies";

/** What a copy's events say (`machines/courses/course-copy.ts`). */
type Report = (
  event:
    | { type: "copy.progressed"; percent: number }
    | { type: "copy.completed" }
    | { type: "store.filled" }
    | { type: "copy.failed"; failure: Failure },
) => void;

/** An answer of the API as it is kept. @throws {Failure} if it did not arrive or says no */
async function request(path: string, signal: AbortSignal): Promise<Response> {
  // The service worker leaves such a request alone: neither answers it from a copy nor keeps another one.
  const init: RequestInit = { headers: { accept: "application/json" }, cache: "no-store", signal };
  const response = await fetch(path, init).catch((): never => {
    throw { code: "network", status: 0 } satisfies Failure;
  });
  if (response.ok) return response;
  const { status } = response;
  const { data } = safeParse(ErrorEnvelope, await response.json().catch(() => null));
  throw { code: data?.error.code ?? (status >= 500 ? "unavailable" : "malformed"), status } satisfies Failure;
}

/**
 * The content that a course's structure belongs to, and the addresses that its lessons are made of, apart from the
 * structure itself, which lists them.
 */
async function partsOf(course: ContentRef, structure: Response) {
  const { data } = safeParse(lessons.structure.reply, await structure.clone().json());
  if (!data) throw { code: "malformed", status: structure.status } satisfies Failure;
  const params = paramsOf(course);
  const addresses = [
    pathOf(courses.bySlug, params),
    pathOf(courses.progress, params),
    ...data.lessons.flatMap(({ number, steps }) => [
      pathOf(lessons.byNumber, { ...params, n: number }),
      ...steps.map(({ id }) => pathOf(lessons.step, { ...params, stepId: id })),
    ]),
  ];
  return { version: data.version, addresses };
}

/** Puts an answer into a copy. Where the lesson was opened before, that answer is older. */
async function put(copy: Cache, address: string, answer: Response): Promise<void> {
  await copy.put(address, answer);
  await (await offlineTools()?.store.open(copies.replies))?.delete(address, anyVariant);
}

/** Whether the course is on this device; null if nothing here would read it without a network. */
export async function findCopy(course: ContentRef): Promise<KeptCopy> {
  const tools = offlineTools();
  if (!tools || !(await tools.workers.getRegistration())) return null;
  if (!(await tools.store.has(courseCopyName(course)))) return false;
  const copy = await tools.store.open(courseCopyName(course));
  return (await copy.match(completeMark)) !== undefined;
}

/**
 * Keeps what a course's lessons need, one answer after the other, and reports how far it is. What is not complete is
 * removed again.
 */
export async function keepCopy(course: ContentRef, report: Report, signal: AbortSignal): Promise<void> {
  const store = offlineTools()?.store;
  if (!store) return report({ type: "copy.failed", failure: { code: "internal", status: 0 } });
  const name = courseCopyName(course);
  let isComplete = false;
  try {
    await store.delete(name);
    const copy = await store.open(name);
    const first = pathOf(lessons.structure, paramsOf(course));
    const structure = await request(first, signal);
    const { addresses } = await partsOf(course, structure);
    await put(copy, first, structure);
    for (const [index, address] of addresses.entries()) {
      await put(copy, address, await request(address, signal));
      if (signal.aborted) break;
      report({ type: "copy.progressed", percent: Math.round(((index + 1) / addresses.length) * 100) });
    }
    if (!signal.aborted) {
      await copy.put(completeMark, new Response());
      isComplete = true;
      report({ type: "copy.completed" });
    }
  } catch (thrown) {
    if (!signal.aborted) report(reasonOf(thrown));
  }
  if (!isComplete) await store.delete(name).catch(() => false);
}

function reasonOf(thrown: unknown): Parameters<Report>[0] {
  if (thrown instanceof DOMException && thrown.name === "QuotaExceededError") return { type: "store.filled" };
  const failure = thrown as Partial<Failure>;
  return {
    type: "copy.failed",
    failure:
      failure.code !== undefined && failure.status !== undefined
        ? (failure as Failure)
        : { code: "internal", status: 0 },
  };
}

/**
 * Renews a kept course if its content has changed since. Until all of it has arrived, what has not is read as it was;
 * its structure comes last, so that a renewal that was interrupted is repeated.
 */
async function renewCopy(course: ContentRef, signal: AbortSignal): Promise<void> {
  const copy = await offlineTools()?.store.open(courseCopyName(course));
  const first = pathOf(lessons.structure, paramsOf(course));
  const kept = await copy?.match(first, anyVariant);
  // Without the mark, it is being kept right now.
  if (!copy || !kept || !(await copy.match(completeMark))) return;
  const structure = await request(first, signal);
  const { version, addresses } = await partsOf(course, structure);
  const { data: before } = safeParse(lessons.structure.reply, await kept.json());
  if (before?.version === version) return;
  for (const address of addresses) await put(copy, address, await request(address, signal));
  await put(copy, first, structure);
  const current = [first, completeMark, ...addresses];
  for (const { url } of await copy.keys())
    if (!current.some((address) => url.endsWith(address))) await copy.delete(url, anyVariant);
}

/** The courses of which this device has a copy, or part of one. */
async function keptCourses(): Promise<ContentRef[]> {
  const names = (await offlineTools()?.store.keys()) ?? [];
  return names.flatMap((name) => {
    const [, locale, slug] = /^academy\.course\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
    return locale && slug ? { locale, slug } : [];
  });
}

/** Renews every kept course whose content has changed since. One that cannot be renewed now does not stop the others. */
export async function renewCopies(signal: AbortSignal): Promise<void> {
  for (const course of await keptCourses()) await renewCopy(course, signal).catch(() => undefined);
}
