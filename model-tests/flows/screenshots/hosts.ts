import type { MachineId } from "../../../machines/index";

/**
 * Machines that belong to another machine's page, by that machine: their screenshots show them inside it. All others
 * have a page of their own, or are in the frame of every page.
 */
export const hosts = {
  accountData: "profile",
  accountDeletion: "profile",
  certificateDeletion: "certificates",
  courseCopy: "courseLanding",
  enrolment: "courseLanding",
  landingVideo: "courseLanding",
  learningNow: "article",
  myCourses: "myLearning",
  myNotes: "myLearning",
  onboardingStep: "onboarding",
  player: "lesson",
  popular: "article",
  promoCode: "profile",
  promoVideo: "courseLanding",
  quiz: "lesson",
  rating: "courseLanding",
  sessions: "profile",
  stepNote: "lesson",
} as const satisfies Partial<Record<MachineId, MachineId>>;

/** The machine on whose page another one is; null if it needs no other. */
export const hostOf = (id: string): MachineId | null =>
  Object.hasOwn(hosts, id) ? hosts[id as keyof typeof hosts] : null;
