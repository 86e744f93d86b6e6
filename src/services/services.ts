import { adminService } from "./admin";
import type { Call } from "./call";
import { certificatesService } from "./certificates";
import { coursesService } from "./courses";
import { editingService } from "./editing";
import { engagementService } from "./engagement";
import { examsService } from "./exams";
import { faqService } from "./faq";
import { flowsService } from "./flows";
import { glossaryService } from "./glossary";
import { learningService } from "./learning";
import { lessonsService } from "./lessons";
import { notesService } from "./notes";
import { onboardingService } from "./onboarding";
import { searchService } from "./search";
import { seriesService } from "./series";
import { sessionService } from "./session";
import { siteService } from "./site";
import { templatesService } from "./templates";
import { webinarsService } from "./webinars";

/** Every service of the academy over one way of calling, for whoever has all code at hand: the server, tests. */
export const createServices = (call: Call) => ({
  session: sessionService(call),
  courses: coursesService(call),
  learning: learningService(call),
  lessons: lessonsService(call),
  notes: notesService(call),
  exams: examsService(call),
  certificates: certificatesService(call),
  series: seriesService(call),
  webinars: webinarsService(call),
  templates: templatesService(call),
  glossary: glossaryService(call),
  onboarding: onboardingService(call),
  search: searchService(call),
  site: siteService(call),
  faq: faqService(call),
  engagement: engagementService(call),
  flows: flowsService(call),
  editing: editingService(call),
  admin: adminService(call),
});

export type Services = ReturnType<typeof createServices>;

/** What pages ask for; steps are sent by the sink, which counts them. */
export type ServiceArea = Exclude<keyof Services, "flows">;

/**
 * Hands out the service of one area of the contract when it is first needed: axios and the contract are not part of the
 * first paint, and what a page does not call it does not load.
 */
export type GetServices = <Area extends ServiceArea>(area: Area) => Promise<Services[Area]>;
