import { sessionService } from "../account/api/session";
import { createHttp, httpCall } from "./http";
import type { GetServices, ServiceArea, Services } from "./services";

const call = httpCall(createHttp());

/** Every page asks who is here; what else it asks for is code of its own, named by its screen. */
const areas: { [Area in ServiceArea]: () => Promise<Services[Area]> } = {
  session: async () => sessionService(call),
  courses: async () => (await import("../courses/api/courses")).coursesService(call),
  learning: async () => (await import("../courses/api/learning")).learningService(call),
  lessons: async () => (await import("../courses/api/lessons")).lessonsService(call),
  notes: async () => (await import("../courses/api/notes")).notesService(call),
  exams: async () => (await import("../exams/api/exams")).examsService(call),
  certificates: async () => (await import("../certificates/api/certificates")).certificatesService(call),
  series: async () => (await import("../courses/api/series")).seriesService(call),
  webinars: async () => (await import("../library/api/webinars")).webinarsService(call),
  templates: async () => (await import("../library/api/templates")).templatesService(call),
  glossary: async () => (await import("../library/api/glossary")).glossaryService(call),
  onboarding: async () => (await import("../courses/api/onboarding")).onboardingService(call),
  search: async () => (await import("../catalogue/api/search")).searchService(call),
  site: async () => (await import("../catalogue/api/site")).siteService(call),
  faq: async () => (await import("../library/api/faq")).faqService(call),
  engagement: async () => (await import("../engagement/api/engagement")).engagementService(call),
  editing: async () => (await import("../engagement/api/editing")).editingService(call),
  admin: async () => (await import("../account/api/admin")).adminService(call),
};

/** The services of a browser page. */
export const get: GetServices = (area) => areas[area]();
