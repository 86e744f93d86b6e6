import { createHttp, httpCall } from "./http";
import type { GetServices, ServiceArea, Services } from "./services";
import { sessionService } from "./session";

const call = httpCall(createHttp());

/** Every page asks who is here; what else it asks for is code of its own, named by its screen. */
const areas: { [Area in ServiceArea]: () => Promise<Services[Area]> } = {
  session: async () => sessionService(call),
  courses: async () => (await import("./courses")).coursesService(call),
  learning: async () => (await import("./learning")).learningService(call),
  lessons: async () => (await import("./lessons")).lessonsService(call),
  notes: async () => (await import("./notes")).notesService(call),
  exams: async () => (await import("./exams")).examsService(call),
  certificates: async () => (await import("./certificates")).certificatesService(call),
  series: async () => (await import("./series")).seriesService(call),
  webinars: async () => (await import("./webinars")).webinarsService(call),
  templates: async () => (await import("./templates")).templatesService(call),
  glossary: async () => (await import("./glossary")).glossaryService(call),
  onboarding: async () => (await import("./onboarding")).onboardingService(call),
  search: async () => (await import("./search")).searchService(call),
  site: async () => (await import("./site")).siteService(call),
  faq: async () => (await import("./faq")).faqService(call),
  engagement: async () => (await import("./engagement")).engagementService(call),
  editing: async () => (await import("./editing")).editingService(call),
  admin: async () => (await import("./admin")).adminService(call),
};

/** The services of a browser page. */
export const get: GetServices = (area) => areas[area]();
