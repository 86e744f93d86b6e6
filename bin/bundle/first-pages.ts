/**
 * Pages that people come to first, with what each loads by `import()`: its screen, the calls that it begins with, and
 * what it shows by itself. Their scripts have a budget, and chunks are made for them above all.
 */
export const firstPages: Record<string, readonly string[]> = {
  home: ["src/views/home/screen.ts", "src/services/courses.ts"],
  catalogue: ["src/views/catalogue/screen.ts", "src/services/courses.ts"],
  "landing page": ["src/views/course-landing/screen.ts", "src/services/courses.ts"],
  lesson: [
    "src/views/lesson/screen.ts",
    "src/services/lessons.ts",
    "src/views/lesson/step-note.ts",
    "src/services/notes.ts",
  ],
  certificate: ["src/views/public-certificate/screen.ts"],
};
