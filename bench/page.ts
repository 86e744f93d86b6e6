import { scriptBudgets } from "../bin/bundle/budget";
import { launch, visitor } from "../model-tests/harness/chromium";
import { signIn } from "../model-tests/harness/learner";
import { startServer } from "../model-tests/harness/server";
import { learn } from "../model-tests/visual-audit/personas";
import type { UiLanguage } from "../src/i18n/languages";
import { benchArguments } from "./arguments";
import { startBare, startFloor } from "./page/references";
import { type Target, type Visit, visit } from "./page/visit";

/**
 * First visits on a slow phone, next to two references in the same run: a bare static page, and a page that is made of
 * the same libraries and does nearly nothing. Each page is also measured in the language with the largest texts.
 * `npm run bench -- page [ROUNDS] [PAGE …]` visits each page in turn.
 */
const {
  numbers: [rounds = 5],
  words: named,
} = benchArguments();
const heaviest = "pl" satisfies UiLanguage;

/** Upper limits: largest paint as a multiple of the bare page's, the time until it listens of the floor page's. */
const limits = { largestPaint: 1.15, listens: 1.15, layoutShift: 0.02, maxTask: 100, font: 35_000, requests: 12 };

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [academy, bare, floor, browser] = await Promise.all([startServer(), startBare(), startFloor(), launch()]);
try {
  const learner = await visitor(browser, academy.origin);
  await signIn(learner, "free@academy.test");
  const certificate = await learn(learner);
  await learner.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
  const cookies = await learner.cookies();
  await learner.close();
  const at = (path: string): Target => ({ url: `${academy.origin}/academy/${path}` });
  const pages: Record<string, Target> = {
    home: at(""),
    courses: at("courses/"),
    "landing page": at("courses/seo-basics/"),
    // Clips need the most of all steps.
    lesson: at("courses/seo-basics/lessons/lesson-1/?step=1"),
    exam: at("certification/seo-basics/"),
    certificate: { url: new URL(certificate, academy.origin).href },
  };
  const targets: Record<string, Target> = { "bare page": bare, "floor page": floor };
  for (const [name, target] of Object.entries(pages)) {
    if (named.length > 0 && !named.includes(name)) continue;
    targets[name] = target;
    targets[`${name}, learner`] = { ...target, cookies };
    targets[`${name}, ${heaviest}`] = { ...target, language: heaviest };
  }
  const visits = new Map<string, Visit[]>(Object.keys(targets).map((name) => [name, []]));
  // The first visit makes the server render and cache the page; it is not counted.
  for (const target of Object.values(targets)) await visit(browser, target);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, target] of Object.entries(targets)) visits.get(name)?.push(await visit(browser, target));

  const median = (name: string, of: (visit: Visit) => number | null) =>
    medianOf((visits.get(name) ?? []).flatMap((one) => of(one) ?? []));
  const paintOf = (name: string) => median(name, ({ largestPaint }) => largestPaint);
  const listensOf = (name: string) => median(name, ({ listens }) => listens);
  const [barePaint, floorListens] = [paintOf("bare page"), listensOf("floor page")];
  let above = 0;
  for (const name of visits.keys()) {
    const scriptBudget = scriptBudgets[name.endsWith(", learner") ? "learner" : "visitor"];
    const isReference = name === "bare page" || name === "floor page";
    const figures: [value: number, limit: number, text: (value: number) => string][] = [
      [
        paintOf(name) / barePaint,
        limits.largestPaint,
        (ratio) => `${paintOf(name).toFixed(0)} ms, ${ratio.toFixed(2)} × bare`,
      ],
      [
        listensOf(name) / floorListens,
        limits.listens,
        (ratio) => `${listensOf(name).toFixed(0)} ms, ${ratio.toFixed(2)} × floor`,
      ],
      [median(name, ({ layoutShift }) => layoutShift), limits.layoutShift, (shift) => shift.toFixed(3)],
      [median(name, ({ maxTask }) => maxTask), limits.maxTask, (task) => `${task.toFixed(0)} ms`],
      [median(name, ({ script }) => script), scriptBudget, (bytes) => `${(bytes / 1000).toFixed(1)} kB`],
      [median(name, ({ font }) => font), limits.font, (bytes) => `${(bytes / 1000).toFixed(1)} kB`],
      [median(name, ({ requests }) => requests), limits.requests, (count) => `${count}`],
    ];
    const told = figures.map(([value, limit, text]) => {
      const isAbove = !isReference && value > limit;
      if (isAbove) above += 1;
      return `${text(value)}${isAbove ? " !" : ""}`;
    });
    const [paint, listens, shift, task, script, font, requests] = told;
    console.log(
      `${name.padEnd(22)} paints ${paint} | listens ${listens} | shift ${shift} | longest task ${task} | scripts ${script} | fonts ${font} | ${requests} requests`,
    );
  }
  console.log(
    `limits: paints ${limits.largestPaint} × bare, listens ${limits.listens} × floor, shift ${limits.layoutShift}, longest task ${limits.maxTask} ms, scripts ${scriptBudgets.visitor / 1000} kB (learners: ${scriptBudgets.learner / 1000}), fonts ${limits.font / 1000} kB, ${limits.requests} requests; ${above} figures above (!)`,
  );
  process.exitCode = above > 0 ? 1 : 0;
} finally {
  await browser.close();
  bare.close();
  floor.close();
  await academy.remove();
}
