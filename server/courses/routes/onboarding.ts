import type { FastifyInstance } from "fastify";
import { type OnboardingProgress, onboarding } from "../../../contract/courses/onboarding";
import type { Catalogue } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, itemFor, publishedItems } from "../../routes/items";
import { passedSteps, passStep } from "../queries/onboarding";

const stepsOf = (catalogue: Catalogue) => publishedItems(catalogue, "onboarding-step");

async function progressOf(db: Database, catalogue: Catalogue, accountId: number): Promise<OnboardingProgress> {
  const passed = await passedSteps(db, accountId);
  const data = stepsOf(catalogue).map(({ id }) => {
    const at = passed.get(id);
    return { id, progress: at ? 100 : 0, passedAt: at?.toISOString() ?? null };
  });
  const done = data.filter(({ passedAt }) => passedAt !== null).length;
  return { progress: data.length === 0 ? 0 : Math.floor((100 * done) / data.length), ...asList(data) };
}

/** The SEO onboarding: steps that users pass on their own. */
export async function onboardingRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    onboarding.steps,
    ({ catalogue }) =>
      asList(
        stepsOf(catalogue).map((item, index) => ({
          id: item.id,
          number: index + 1,
          slug: item.slug,
          ...catalogue.itemText(item, "en").text,
        })),
      ),
    { cache: "content" },
  );

  registerEndpoint(app, onboarding.progress, ({ account, catalogue, db }) => progressOf(db, catalogue, account.id));

  registerEndpoint(app, onboarding.pass, async ({ account, catalogue, db, now, params: { id } }) => {
    await passStep(db, account.id, itemFor(catalogue, account, "onboarding-step", id).id, now);
    return progressOf(db, catalogue, account.id);
  });
}
