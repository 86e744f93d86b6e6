import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { courses } from "../../contract/courses/courses";
import { pathOf } from "../../src/api/call";
import { paths } from "../../src/paths/paths";
import { courseOf } from "../api/content";
import { browserHeaders, type Call, load, percentile } from "../api/load";
import { examAnswer, type Learner, tokenOf } from "../api/seed";

/** How long too much comes, in seconds. */
const duration = 20;
/** Connections through which too much comes. */
const connections = 400;
/** A call is as usual if it takes at most this long, in milliseconds. */
const usual = 300;

interface Borne {
  text: string;
  /** Answers in exams that were refused or failed. */
  examFailures: number;
  /** What others were answered with, besides 200 and 503. */
  others: Set<string>;
  /** Seconds from the end of the overload until ten calls in a row were as usual. */
  recovery: number;
}

/** What signed-in learners call most. No kept page: it would hide what the others cost. */
function mixedCalls(learners: readonly Learner[], courseCount: number): () => Call {
  let turn = 0;
  return () => {
    turn += 1;
    const learner = learners[turn % learners.length];
    const course = courseOf(((turn * 37) % courseCount) + 1);
    const headers = { cookie: `academy_session=${tokenOf(learner?.id ?? 0)}` };
    const own = { locale: "en", slug: courseOf(learner?.course ?? 1).slug };
    const all: Call[] = [
      { method: "GET", path: pathOf(courses.progress, own), headers },
      { method: "GET", path: pathOf(courses.progressMap, { locale: "en" }), headers },
      { method: "GET", path: `/academy/api/v2/search/?query=${encodeURIComponent(`${course.subject} ${turn}`)}` },
      { method: "GET", path: pathOf(courses.inProgress, { locale: "en" }), headers },
    ];
    return all[turn % all.length] as Call;
  };
}

/** Sends twice what the process bears, while these learners answer questions of their exams once a second. */
export async function overload(origin: string, learners: readonly Learner[], courseCount: number): Promise<Borne> {
  const next = mixedCalls(learners, courseCount);
  const borne = await load(origin, next, { warmUp: 1, measured: 4 });
  const rate = Math.round(borne.perSecond * 2);

  let isOver = false;
  const times: number[] = [];
  let examFailures = 0;
  const takeExam = async ({ id, attempt, exam }: Learner): Promise<void> => {
    await pause(Math.random() * 1000);
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const { path, body } = examAnswer({ attempt, exam }, turn, "b");
      const answer = await fetch(`${origin}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: `academy_session=${tokenOf(id)}`,
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) examFailures += 1;
      times.push(performance.now() - began);
      await pause(Math.max(0, 1000 - (performance.now() - began)));
    }
  };
  const inExams = learners.map(takeExam);

  const statuses = new Map<string, number>();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      const { headers, ...call } = next();
      return { ...request, ...call, headers: { ...browserHeaders, ...headers } };
    };
    const options = { url: origin, connections, duration, overallRate: rate, requests: [{ setupRequest }] };
    const running = autocannon(options, (error: unknown, done) => (error ? reject(error) : resolve(done)));
    running.on("response", (_, status) => statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1));
  });
  const ended = performance.now();
  let inARow = 0;
  while (inARow < 10 && performance.now() - ended < 30_000) {
    const began = performance.now();
    const status = await fetch(`${origin}${paths.courses}`).then(
      async (answer) => (await answer.arrayBuffer()) && answer.status,
      () => 0,
    );
    inARow = status === 200 && performance.now() - began <= usual ? inARow + 1 : 0;
    await pause(20);
  }
  const recovery = (performance.now() - ended) / 1000;
  isOver = true;
  await Promise.all(inExams);

  const served = (statuses.get("200") ?? 0) / duration;
  const refused = (statuses.get("503") ?? 0) / duration;
  const sorted = times.sort((a, b) => a - b);
  if (result.errors > 0) statuses.set("no answer", result.errors);
  const others = new Set([...statuses.keys()].filter((status) => status !== "200" && status !== "503"));
  const per = (value: number) => `${Math.round(value)} a second`;
  return {
    text: [
      `Bears ${per(borne.perSecond)}. Of ${per(rate)}, ${per(served)} were served (${(served / borne.perSecond).toFixed(2)} of that) and ${per(refused)} refused.`,
      `Meanwhile ${times.length} answers in exams, ${examFailures} of them refused or failed, the slowest hundredth ${Math.round(percentile(sorted, 0.99))} ms; as usual again after ${recovery.toFixed(1)} s.`,
    ].join("\n"),
    examFailures,
    others,
    recovery,
  };
}
