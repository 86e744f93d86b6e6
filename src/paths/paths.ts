import { type SectionKey, sections } from "./sections";

/** The page of a section; the home page for a section without one (R27). */
export const sectionPath = (key: SectionKey): string => {
  const { path } = sections[key];
  return path ? `/academy/${path}/` : "/academy/";
};

/** Every address of the site's pages, in one place (R53). */
export const paths = {
  home: "/academy/",
  courses: sectionPath("courses"),
  course: (slug: string) => `/academy/courses/${slug}/`,
  lesson: (slug: string, number: number, step?: number) =>
    `/academy/courses/${slug}/lessons/lesson-${number}/${step ? `?step=${step}` : ""}`,
  standaloneLessons: sectionPath("standaloneCourses"),
  standaloneCourse: (slug: string) => `/academy/standalone-courses/${slug}/`,
  certification: sectionPath("certification"),
  exam: (slug: string) => `/academy/certification/${slug}/`,
  moduleExam: (slug: string, moduleId: number) => `/academy/certification/${slug}/modules/${moduleId}/`,
  agencyPartnersExams: sectionPath("agencyPartnersExams"),
  myCertificates: "/academy/certification/my-certificates/",
  certificate: (hash: string) => `/academy/certificates/${hash}/`,
  /** The certificate as a file; served by the server. */
  certificatePdf: (hash: string) => `/academy/certificates/${hash}/certificate.pdf`,
  /** The certificate as a signed Open Badge; served by the server. */
  certificateBadge: (hash: string) => `/academy/certificates/${hash}/credential.jwt`,
  /** `problem` says why somebody has to sign in, or why they could not. */
  signIn: (returnTo?: string, problem?: string) =>
    `/academy/sign-in/${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}${problem ? `&problem=${problem}` : ""}` : ""}`,
  /** Of the whole site, where a form ends the session. */
  signOut: "/sign-out/",
  register: (returnTo: string) =>
    `/academy/register/${returnTo === "/academy/" ? "" : `?returnTo=${encodeURIComponent(returnTo)}`}`,
  forgottenPassword: (returnTo: string) =>
    `/academy/forgot-password/${returnTo === "/academy/" ? "" : `?returnTo=${encodeURIComponent(returnTo)}`}`,
  /** Where links in mails lead, with a secret in the fragment. */
  confirmEmail: "/academy/confirm-email/",
  newPassword: "/academy/new-password/",
  changePassword: "/academy/change-password/",
  changeEmail: "/academy/change-email/",
  confirmNewEmail: "/academy/confirm-new-email/",
  /** The mails of a demo; served by the server. */
  mailbox: "/academy/mailbox/",
  profile: "/academy/profile/",
  /** The account's plan, with the trial and the promo codes. */
  plan: "/academy/profile/#plan",
  academyPlus: sectionPath("academyPlus"),
  myLearning: "/academy/my-learning/",
  editing: "/academy/editing/",
  administration: "/academy/administration/",
  /** The flow viewer: an application of its own, for administrators and editors. */
  flows: "/academy/flows/",
  search: (words?: string) => `/academy/search/${words ? `?search=${encodeURIComponent(words)}` : ""}`,
  allSeries: sectionPath("series"),
  series: (slug: string) => `/academy/series/${slug}/`,
  episode: (series: string, slug: string) => `/academy/series/${series}/${slug}/`,
  onboarding: sectionPath("onboardingSEO"),
  webinars: sectionPath("webinars"),
  webinar: (slug: string) => `/academy/webinars/${slug}/`,
  /** A calendar file; served by the server. */
  webinarCalendar: (slug: string) => `/academy/webinars/${slug}/calendar.ics`,
  templates: sectionPath("templates"),
  template: (slug: string) => `/academy/templates/${slug}/`,
  glossary: sectionPath("digitalMarketingGlossary"),
  glossaryOf: (letter: string) => `${sectionPath("digitalMarketingGlossary")}?letter=${encodeURIComponent(letter)}`,
  term: (slug: string) => `/academy/digital-marketing-glossary/${slug}/`,
  education: sectionPath("education"),
  faq: sectionPath("faq"),
  terms: "/academy/terms/",
  /** What the service worker sends for a page that is not on the device, without a network. */
  offline: "/academy/offline/",
  schedule: (slug: string) => `/academy/schedule/${slug}/`,
  /** One of the site's drawings as a file; served by the server. The background is a 6-digit hex color. */
  drawing: (motif: string, ground: string) => `/academy/artwork/${motif}-${ground.replace("#", "").toLowerCase()}.svg`,
  /**
   * One of the site's drawings as a picture for link previews; served by the server. The background is a 6-digit hex
   * color.
   */
  picture: (motif: string, ground: string) => `/academy/artwork/${motif}-${ground.replace("#", "").toLowerCase()}.png`,
  /** Sets the interface language and comes back; served by the server. */
  language: (language: string, returnTo: string) =>
    `/academy/language/${language}/?returnTo=${encodeURIComponent(returnTo)}`,
};

/** Whether an address below the academy belongs to another application, so that the router cannot show it. */
export const isElsewhere = (href: string): boolean => href.startsWith(paths.flows);

/** The last segment of a course's address, slashes removed (R31). */
export const lastSegment = (url: string): string => url.split("?")[0]?.split("/").filter(Boolean).at(-1) ?? "";
