import type { LaterNamespace } from "../../src/i18n/translation.ts";

interface FirstPage {
  /** What it loads by `import()` without any user action: its screen. */
  modules: readonly string[];
  /** The calls that it starts with for a learner. A visitor's first HTML is complete. */
  calls?: readonly string[];
  /** What a learner's page loads the same way once those calls are answered. It listens before that. */
  answered?: readonly string[];
  /** What a learner's page loads the same way for what is its own, or when the user scrolls near it. */
  near?: readonly string[];
  /** Namespaces in its HTML. */
  texts: readonly LaterNamespace[];
}

/** The module that starts a page. */
export const entryModule = "src/entry.client.tsx";

/** What makes calls: a page loads it with the first of them, a visitor's page once it is idle. */
export const callsModule = "src/api/browser.ts";

/** The pages that people visit first. Their scripts have a budget, and chunks are optimized for them first. */
export const firstPages: Record<string, FirstPage> = {
  home: { modules: ["src/catalogue/home/screen.ts"], calls: ["src/courses/api/courses.ts"], texts: ["catalogue"] },
  catalogue: {
    modules: ["src/catalogue/catalogue/screen.ts"],
    calls: ["src/courses/api/courses.ts"],
    texts: ["catalogue"],
  },
  "landing page": {
    modules: ["src/courses/course-landing/screen.ts"],
    calls: ["src/courses/api/courses.ts"],
    near: ["src/courses/course-landing/rating.ts", "src/courses/api/learning.ts"],
    texts: ["courses"],
  },
  lesson: {
    modules: ["src/courses/lesson/screen.ts"],
    calls: ["src/courses/api/lessons.ts"],
    answered: ["src/courses/player/Player.tsx"],
    near: ["src/courses/lesson/step-note.ts", "src/courses/api/notes.ts"],
    texts: ["courses-lesson"],
  },
  exam: {
    modules: ["src/exams/exam/screen.ts"],
    calls: ["src/exams/api/exams.ts", "src/exams/api/outbox.ts"],
    texts: ["exams"],
  },
  certificate: { modules: ["src/certificates/public-certificate/screen.ts"], texts: ["certificates"] },
};
