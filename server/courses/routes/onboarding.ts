import type { FastifyInstance } from "fastify";
import { type OnboardingProgress, onboarding } from "../../../contract/courses/onboarding";
import type { Catalogue } from "../../content/catalogue";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, itemFor, publishedItems } from "../../routes/items";
import { passedSteps, passStep } from "../queries/onboarding";

const stepsOf = (catalogue: Catalogue) => publishedItems(catalogue, "onboarding-step");

function progressOf(catalogue: Catalogue, passed: ReadonlyMap<number, Date>): OnboardingProgress {
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
    { cache: "kept" },
  );

  registerEndpoint(app, onboarding.progress, async ({ account, catalogue, db }) =>
    progressOf(catalogue, await passedSteps(db, account.id)),
  );

  registerEndpoint(app, onboarding.pass, async (call) => {
    const { account, catalogue, db, now, params, writeWithReply } = call;
    const { id } = itemFor(catalogue, account, "onboarding-step", params.id);
    const passed = await passedSteps(db, account.id);
    writeWithReply(passStep(db, account.id, id, now));
    return progressOf(catalogue, new Map([[id, now], ...passed]));
  });
}
