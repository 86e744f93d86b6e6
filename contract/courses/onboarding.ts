import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, Percent, Seconds, Slug } from "../primitives";

const base = "/academy/public/api/v3/onboarding/steps";

/** A step of the SEO onboarding; English only (section 2). */
export const OnboardingStep = z.object({
  id: Id,
  /** Position from 1. */
  number: z.int().check(z.positive()),
  slug: Slug,
  title: z.string(),
  description: z.string(),
  /** Sanitized HTML. */
  body: z.string(),
  timing: Seconds,
  /** Where to do it. */
  link: z.object({ url: z.string(), label: z.string() }),
});
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const OnboardingProgress = z.object({
  /** Number of all steps. */
  progress: Percent,
  data: z.array(z.object({ id: Id, progress: Percent, passedAt: z.nullable(Instant) })),
  total: z.int(),
});
export type OnboardingProgress = z.infer<typeof OnboardingProgress>;

export const onboarding = {
  steps: endpoint({
    id: "onboarding.steps",
    method: "GET",
    path: `${base}/`,
    summary: "The steps of the SEO onboarding, in order.",
    access: "public",
    reply: z.object({ data: z.array(OnboardingStep), total: z.int() }),
  }),
  progress: endpoint({
    id: "onboarding.progress",
    method: "GET",
    path: `${base}/progress/`,
    summary: "Which steps have been passed (R37).",
    access: "signed-in",
    reply: OnboardingProgress,
  }),
  pass: endpoint({
    id: "onboarding.pass",
    method: "POST",
    path: `${base}/{id}/pass/`,
    summary: "Passes a step; passing it again changes nothing.",
    access: "signed-in",
    params: z.object({ id: IdParam }),
    reply: OnboardingProgress,
    idempotent: true,
  }),
};
