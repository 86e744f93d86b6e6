import type { ContentLocale } from "../../contract/primitives";
import { examKey } from "../harness/content";
import {
  button,
  course,
  enrols,
  isThere,
  learns,
  looks,
  lookUp,
  loses,
  opens,
  searches,
  signsIn,
  sits,
  triesAgain,
  type Visit,
} from "./visitor";

const wholeCourse: Visit = {
  name: "a learner who goes all the way",
  language: "en",
  async run(visitor) {
    const { page, t } = visitor;
    const slug = "content-marketing-basics";
    await searches(visitor, "brief to result");
    await enrols(visitor, slug, "free@academy.test", true);
    await learns(visitor, slug, 60, 1);
    await opens(visitor, "/academy/certification/content-marketing/");
    if (!(await isThere(button(visitor, t("exam.start"))))) return;
    await sits(visitor, t("exam.start"), null);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await sits(visitor, t("exam.retake"), examKey("content-marketing"));
    await opens(visitor, "/academy/certification/my-certificates/");
    await looks(visitor);
    await opens(visitor, "/academy/my-learning/");
    await looks(visitor);
  },
};

const beginner = (language: ContentLocale, who: string, steps: number, wrong: number): Visit => ({
  name: `a beginner (${language})`,
  language,
  async run(visitor) {
    await opens(visitor, "/academy/");
    await searches(visitor, "SEO");
    await enrols(visitor, "seo-basics", `${who}@academy.test`, wrong > 1);
    await learns(visitor, "seo-basics", steps, wrong);
    await opens(visitor, "/academy/my-learning/");
    await looks(visitor);
  },
});

const passerBy = (language: ContentLocale, slug: string): Visit => ({
  name: `a passer-by (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, course(slug));
    await looks(visitor, 1500);
    await button(visitor, t("landing.enrol")).first().click();
    await page.waitForURL("**/sign-in/**");
    await looks(visitor, 800);
    await page.goBack();
    await looks(visitor);
    await opens(visitor, "/academy/lessons/");
    await looks(visitor, 600);
  },
});

const reader = (language: ContentLocale): Visit => ({ name: `a reader (${language})`, language, run: lookUp });

const student: Visit = {
  name: "a student with series and a name to give",
  language: "en",
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/series/");
    await looks(visitor);
    await opens(visitor, "/academy/sign-in/?returnTo=%2Facademy%2Fseries%2Finside-a-site-audit%2F");
    await signsIn(visitor, "student@academy.test");
    await page.waitForURL("**/series/inside-a-site-audit/");
    await page
      .getByRole("link", { name: t("series.start") })
      .first()
      .click();
    await page.getByRole("button", { name: t("episode.mark") }).click();
    await looks(visitor, 900);
    await opens(visitor, "/academy/onboarding/seo/");
    await looks(visitor, 700);
    await opens(visitor, "/academy/profile/");
    await page.getByLabel(t("profile.name"), { exact: true }).fill("Sam Student");
    await page.getByRole("button", { name: t("profile.save") }).click();
    await page.getByText(t("profile.saved")).first().waitFor();
    await page.getByLabel(t("profile.promoCode"), { exact: true }).fill("NO-SUCH-CODE");
    await page.getByRole("button", { name: t("profile.promoSubmit") }).click();
    await page.getByText(t("failure.promo_unknown")).first().waitFor();
    await looks(visitor);
  },
};

const unlucky = (language: ContentLocale, who: string): Visit => ({
  name: `someone on a bad line (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/");
    await loses(visitor, "**/academy/public/api/v3/courses/**");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("sections.courses"), exact: true })
      .click();
    await triesAgain(visitor);
    await enrols(visitor, "digital-marketing-basics", `${who}@academy.test`);
    await loses(visitor, "**/lessons/**");
    await page
      .getByRole("link", { name: t("landing.start") })
      .first()
      .click();
    await triesAgain(visitor);
    await page.locator("main article h2").first().waitFor();
    await looks(visitor, 900);
  },
});

/** A visitor who meets a server fault, retries, and gives up. */
const givesUp = (language: ContentLocale): Visit => ({
  name: `someone in an outage (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/");
    await looks(visitor, 600);
    await page.route("**/academy/public/api/v3/courses/**", (route) => route.fulfill({ status: 503 }));
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("sections.courses"), exact: true })
      .click();
    await triesAgain(visitor);
    await triesAgain(visitor);
    await page
      .getByRole("button", { name: t("retry") })
      .first()
      .waitFor();
    await looks(visitor, 2500);
  },
});

/** The visitors: some learn, most browse, some meet errors, some leave at the sign-in, and some leave during an outage. */
export const visits: readonly Visit[] = [
  wholeCourse,
  student,
  beginner("en", "paid", 14, 0),
  beginner("de", "trial", 9, 2),
  beginner("es", "promo", 6, 1),
  beginner("fr", "admin", 4, 0),
  beginner("ja", "editor", 3, 0),
  unlucky("en", "admin-free"),
  unlucky("de", "editor"),
  unlucky("pt", "promo"),
  ...(["en", "en", "en", "de", "es", "it", "ja"] as const).map((language) => passerBy(language, "seo-basics")),
  ...(["en", "de"] as const).map(reader),
  ...(["en", "en", "de", "es", "fr", "pt"] as const).map(givesUp),
];
