import { sessionService } from "../account/api/session";
import { commandOrder } from "../device/command-order";
import { abortable } from "./abortable";
import type { Call } from "./call";
import { forAccount } from "./for-account";
import { createHttp, httpCall } from "./http";
import type { GetServices, ServiceArea, Services } from "./services";

const http = forAccount(httpCall(createHttp(), commandOrder));

/** Every page requests the profile; its other calls are in separate code, which its screen names. */
const areas: { [Area in ServiceArea]: (call: Call) => Promise<Services[Area]> } = {
  session: async (call) => sessionService(call),
  registration: async (call) => (await import("../account/api/registration")).registrationService(call),
  courses: async (call) => (await import("../courses/api/courses")).coursesService(call),
  plus: async (call) => (await import("../catalogue/api/plus")).plusService(call),
  learning: async (call) => (await import("../courses/api/learning")).learningService(call),
  lessons: async (call) => (await import("../courses/api/lessons")).lessonsService(call),
  notes: async (call) => (await import("../courses/api/notes")).notesService(call),
  exams: async (call) => (await import("../exams/api/exams")).examsService(call),
  certificates: async (call) => (await import("../certificates/api/certificates")).certificatesService(call),
  series: async (call) => (await import("../courses/api/series")).seriesService(call),
  webinars: async (call) => (await import("../library/api/webinars")).webinarsService(call),
  templates: async (call) => (await import("../library/api/templates")).templatesService(call),
  glossary: async (call) => (await import("../library/api/glossary")).glossaryService(call),
  onboarding: async (call) => (await import("../courses/api/onboarding")).onboardingService(call),
  search: async (call) => (await import("../catalogue/api/search")).searchService(call),
  site: async (call) => (await import("../catalogue/api/site")).siteService(call),
  faq: async (call) => (await import("../library/api/faq")).faqService(call),
  engagement: async (call) => (await import("../engagement/api/engagement")).engagementService(call),
  editing: async (call) => (await import("../engagement/api/editing")).editingService(call),
  reports: async (call) => (await import("../engagement/api/reports")).reportsService(call),
  staffCertificates: async (call) =>
    (await import("../certificates/api/administration")).staffCertificatesService(call),
  inbox: async (call) => (await import("../engagement/api/inbox")).inboxService(call),
  sessions: async (call) => (await import("../account/api/sessions")).sessionsService(call),
  passkeys: async (call) => (await import("../account/api/passkeys")).passkeysService(call),
  admin: async (call) => (await import("../account/api/admin")).adminService(call),
  contentImports: async (call) => (await import("../account/api/content-imports")).contentImportsService(call),
  siteSettings: async (call) => (await import("../account/api/site-settings")).siteSettingsService(call),
};

/** The services of a browser page. */
export const get: GetServices = (area, signal) => areas[area](signal ? abortable(http, signal) : http);
