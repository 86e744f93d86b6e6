import { describe, it } from "vitest";
import { examKey } from "../harness/content";
import { answer, answerAll, completeCourse, shownQuestion } from "../harness/learner";
import { button } from "../harness/page-parts";
import { context, page, startSite, visit } from "../harness/visit";

const quickContent = "model-tests/fixtures/content";
startSite(() => quickContent);

const question = (number: number) => page.getByRole("heading", { name: new RegExp(`^Question ${number} of`) });
const saved = () => page.locator('[data-state="saved"]');

describe("time", () => {
  async function start(email: string): Promise<void> {
    await visit({ email });
    await completeCourse(context, "quick", quickContent);
    await page.goto("/academy/certification/quick/");
    await button("Start exam").click();
    await question(1).waitFor();
  }

  it("ends an attempt at the deadline with the saved answers", async () => {
    await start("free@academy.test");
    await page.getByRole("timer").waitFor();
    await answer(page, examKey("quick", quickContent)[await shownQuestion(page)] ?? []);
    await saved().waitFor();
    await page.getByText("Not passed: 33%").first().waitFor({ timeout: 20_000 });
    // A reload after the end shows the end, not another clock.
    await page.reload();
    await page.getByText(/Your next attempt isn’t open yet|You can start your next attempt/).waitFor();
  });

  it("opens the next attempt at its time without a reload", async () => {
    await start("paid@academy.test");
    await button("Review and finish").click();
    await button("Finish exam").click();
    await page.getByText("Your next attempt isn’t open yet").waitFor();
    await button("Start new attempt").waitFor({ timeout: 20_000 });
    await button("Start new attempt").click();
    await question(1).waitFor();
  });

  it("issues the certificate once the learner has entered their name", async () => {
    await start("student@academy.test");
    await answerAll(page, examKey("quick", quickContent));
    await button("Review and finish").click();
    await button("Finish exam").click();
    await page.getByLabel("Your full name").fill("Ada Lernerin");
    await button("Get certificate").click();
    await page.getByRole("link", { name: "Show certificate" }).click();
    await page.getByRole("heading", { name: "Ada Lernerin" }).waitFor();
  });
});
