/** Every address of the site's pages, in one place (R53). */
export const paths = {
  home: "/academy/",
  courses: "/academy/courses/",
  course: (slug: string) => `/academy/courses/${slug}/`,
  lesson: (slug: string, number: number, step?: number) =>
    `/academy/courses/${slug}/lessons/lesson-${number}/${step ? `?step=${step}` : ""}`,
  certification: "/academy/certification/",
  exam: (slug: string) => `/academy/certification/${slug}/`,
  myCertificates: "/academy/certification/my-certificates/",
  certificate: (hash: string) => `/academy/certificates/${hash}/`,
  signIn: (returnTo?: string) => `/academy/sign-in/${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ""}`,
  profile: "/academy/profile/",
  allSeries: "/academy/series/",
  series: (slug: string) => `/academy/series/${slug}/`,
  episode: (series: string, slug: string) => `/academy/series/${series}/${slug}/`,
  onboarding: "/academy/onboarding/seo/",
  schedule: (slug: string) => `/academy/schedule/${slug}/`,
};

/** A path on this site to come back to after signing in; anything else leads home, so that no link sends people away. */
export const safeReturn = (path: unknown): string =>
  typeof path === "string" && /^\/academy\/(?!sign-in\/)[^\\]*$/.test(path) && !path.includes("//") ? path : paths.home;

/** The last segment of a course's address, slashes removed (R31). */
export const lastSegment = (url: string): string => url.split("?")[0]?.split("/").filter(Boolean).at(-1) ?? "";
