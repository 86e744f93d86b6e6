import { adminService } from "../account/api/admin";
import { contentImportsService } from "../account/api/content-imports";
import { passkeysService } from "../account/api/passkeys";
import { registrationService } from "../account/api/registration";
import { sessionService } from "../account/api/session";
import { sessionsService } from "../account/api/sessions";
import { siteSettingsService } from "../account/api/site-settings";
import { plusService } from "../catalogue/api/plus";
import { searchService } from "../catalogue/api/search";
import { siteService } from "../catalogue/api/site";
import { staffCertificatesService } from "../certificates/api/administration";
import { certificatesService } from "../certificates/api/certificates";
import { coursesService } from "../courses/api/courses";
import { learningService } from "../courses/api/learning";
import { lessonsService } from "../courses/api/lessons";
import { notesService } from "../courses/api/notes";
import { onboardingService } from "../courses/api/onboarding";
import { seriesService } from "../courses/api/series";
import { editingService } from "../engagement/api/editing";
import { engagementService } from "../engagement/api/engagement";
import { inboxService } from "../engagement/api/inbox";
import { reportsService } from "../engagement/api/reports";
import { examsService } from "../exams/api/exams";
import { faqService } from "../library/api/faq";
import { glossaryService } from "../library/api/glossary";
import { templatesService } from "../library/api/templates";
import { webinarsService } from "../library/api/webinars";
import { flowCommentsService } from "../telemetry/flow-comments";
import { flowsService } from "../telemetry/flows";
import type { Call } from "./call";

/** Every service of the academy over one call function, for code that has everything loaded: the server and tests. */
export const createServices = (call: Call) => ({
  session: sessionService(call),
  sessions: sessionsService(call),
  passkeys: passkeysService(call),
  registration: registrationService(call),
  courses: coursesService(call),
  plus: plusService(call),
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
  flowComments: flowCommentsService(call),
  editing: editingService(call),
  inbox: inboxService(call),
  reports: reportsService(call),
  staffCertificates: staffCertificatesService(call),
  admin: adminService(call),
  contentImports: contentImportsService(call),
  siteSettings: siteSettingsService(call),
});

export type Services = ReturnType<typeof createServices>;

/** The calls of pages. The sink, which counts steps, sends those itself; comments are a part of the flow viewer. */
export type ServiceArea = Exclude<keyof Services, "flows" | "flowComments">;

type CallOf<Area extends ServiceArea, Name extends keyof Services[Area]> = Services[Area][Name] extends (
  ...args: infer Args
) => Promise<unknown>
  ? readonly [area: Area, name: Name, ...args: Args]
  : never;
/** A call of a service, not made yet: its area, its function's name, and what the function is given. */
export type ServiceCall = {
  [Area in ServiceArea]: { [Name in keyof Services[Area]]: CallOf<Area, Name> }[keyof Services[Area]];
}[ServiceArea];

/**
 * Loads the service of one area of the contract when it is first needed: axios and the contract are not part of the
 * first paint, and a page loads only the services that it calls. Calls that only read end with the signal, if there is
 * one.
 */
export type GetServices = <Area extends ServiceArea>(area: Area, signal?: AbortSignal) => Promise<Services[Area]>;
