import { afterEach, describe, expect, it, vi } from "vitest";
import { courseProgress } from "../../../machines/testing";
import { fakeCaches, stubOfflineTools } from "../../device/offline-tools.testing";
import { copies, courseCopyName } from "../../worker/copies";
import { findCopy, keepCopy, renewCopies } from "./course-copy";

const course = { locale: "en", slug: "seo" };
const name = courseCopyName(course);
const base = "/academy/private/api/v2/courses/en/seo";
const step = (id: number) => ({ id, number: id, type: "text", title: "", seconds: 0, done: false });
const structure = {
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
  lessons: [{ id: 1, number: 1, title: "", timing: 0, steps: [step(10), step(11)] }],
  progress: courseProgress(),
};
const refusal = { error: { code: "not_enrolled", message: "", requestId: "r" } };

type Answer = (path: string) => Promise<Response>;
const answers: Answer = async (path) => Response.json(path.endsWith("/structure/") ? structure : {});

/** Keeps the course and returns what was reported. */
async function keep(answer: Answer = answers, caches = fakeCaches(), end = new AbortController()) {
  stubOfflineTools(caches.store);
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(init);
    return answer(path);
  });
  const reports: { type: string }[] = [];
  await keepCopy(course, (event) => void reports.push(event), end.signal);
  return { ...caches, reports, asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("keeping a course", () => {
  it("keeps everything that its lessons need, reports how far it is, and is found again", async () => {
    const { reports, paths, asked } = await keep();
    expect(paths(name)).toEqual([
      `${base}/structure/`,
      "/academy/public/api/v3/courses/en/seo/",
      `${base}/progress/`,
      `${base}/lessons/1/index/`,
      `${base}/steps/10/`,
      `${base}/steps/11/`,
      "/academy/complete",
    ]);
    expect(reports).toEqual([
      ...[20, 40, 60, 80, 100].map((percent) => ({ type: "copy.progressed", percent })),
      { type: "copy.completed" },
    ]);
    // The service worker neither answers these nor keeps them a second time.
    expect(asked.every(({ cache }) => cache === "no-store")).toBe(true);
    expect(await findCopy(course)).toBe(true);
    expect(await findCopy({ ...course, slug: "other" })).toBe(false);
  });

  it("forgets older answers of lessons that were opened before", async () => {
    const caches = fakeCaches();
    await (await caches.store.open(copies.replies)).put(`${base}/steps/10/`, new Response());
    const { paths } = await keep(answers, caches);
    expect(paths(copies.replies)).toEqual([]);
  });

  it("leaves nothing on a full device, and says so", async () => {
    const full = fakeCaches((count) => {
      if (count > 3) throw new DOMException("", "QuotaExceededError");
    });
    const { reports, names } = await keep(answers, full);
    expect(reports.at(-1)).toEqual({ type: "store.filled" });
    expect(names()).not.toContain(name);
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), { code: "network", status: 0 }],
    ["a refusal", async () => Response.json(refusal, { status: 403 }), { code: "not_enrolled", status: 403 }],
    ["a broken server", async () => new Response("", { status: 502 }), { code: "unavailable", status: 502 }],
    ["an answer that is none", async () => Response.json({}), { code: "malformed", status: 200 }],
  ])("leaves nothing after %s, and says why", async (_, answer, failure) => {
    const { reports, names } = await keep(answer);
    expect(reports).toEqual([{ type: "copy.failed", failure }]);
    expect(names()).not.toContain(name);
  });

  it("leaves nothing when it is canceled, and reports nothing more", async () => {
    const end = new AbortController();
    const { reports, names } = await keep(
      (path) => {
        if (path.endsWith("/steps/10/")) end.abort();
        return answers(path);
      },
      fakeCaches(),
      end,
    );
    expect(reports).not.toContainEqual({ type: "copy.completed" });
    expect(names()).not.toContain(name);
  });

  it("is not offered where nothing would read it: without a service worker", async () => {
    stubOfflineTools(fakeCaches().store, null);
    expect(await findCopy(course)).toBeNull();
    vi.stubGlobal("caches", undefined);
    expect(await findCopy(course)).toBeNull();
  });
});

describe("renewing kept courses", () => {
  /** The server's content: its version, and its lesson's steps. */
  const content = (version: string, ...steps: number[]): Answer => {
    const lessons = [{ ...structure.lessons[0], steps: steps.map(step) }];
    return async (path) =>
      Response.json(path.endsWith("/structure/") ? { ...structure, lessons, version } : { version });
  };
  const signal = new AbortController().signal;
  /** Keeps the course with steps 10 and 11, then renews it. @returns what was requested for that, and what is kept */
  async function renew(answer: Answer) {
    const kept = await keep(content("1", 10, 11));
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return answer(path);
    });
    await renewCopies(signal);
    const copy = await kept.store.open(name);
    const versionOf = async (path: string) => (await (await copy.match(path))?.clone().json())?.version;
    return { ...kept, asked, versionOf };
  }

  it("asks only whether the content is the same, if it is", async () => {
    const { asked, versionOf } = await renew(content("1", 10, 11));
    expect(asked).toEqual([`${base}/structure/`]);
    expect(await versionOf(`${base}/steps/10/`)).toBe("1");
  });

  it("keeps changed and added steps, and removes those that are gone", async () => {
    const { paths, versionOf } = await renew(content("2", 10, 12));
    expect(paths(name).sort()).toEqual([
      "/academy/complete",
      `${base}/lessons/1/index/`,
      `${base}/progress/`,
      `${base}/steps/10/`,
      `${base}/steps/12/`,
      `${base}/structure/`,
      "/academy/public/api/v3/courses/en/seo/",
    ]);
    for (const path of ["structure", "steps/10", "steps/12"]) expect(await versionOf(`${base}/${path}/`)).toBe("2");
    expect(await findCopy(course)).toBe(true);
  });

  it("goes on the next time if the network breaks, and until then reads what there is", async () => {
    const { paths, versionOf } = await renew((path) =>
      path.endsWith("/steps/12/") ? Promise.reject(new TypeError("Failed to fetch")) : content("2", 10, 12)(path),
    );
    expect(await findCopy(course)).toBe(true);
    expect(await versionOf(`${base}/structure/`)).toBe("1");
    expect(paths(name)).toContain(`${base}/steps/11/`);
    vi.stubGlobal("fetch", content("2", 10, 12));
    await renewCopies(signal);
    expect(await versionOf(`${base}/structure/`)).toBe("2");
    expect(paths(name)).not.toContain(`${base}/steps/11/`);
  });

  it("leaves a course alone that is being kept right now, and everything else on the device", async () => {
    const { store, paths } = fakeCaches();
    stubOfflineTools(store);
    await (await store.open(name)).put(`${base}/structure/`, Response.json(structure));
    await store.open(copies.replies);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is requested")));
    await renewCopies(signal);
    expect(paths(name)).toEqual([`${base}/structure/`]);
  });
});
