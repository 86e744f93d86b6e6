// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TimedCards } from "../../src/catalogue/catalogue/TimedCards";
import { openPage } from "../drivers/page";
import { courseCard } from "../shared/samples";

let close = () => {};
afterEach(() => close());

const hour = 3_600_000;
/** A webinar of an hour that starts so many hours from now. */
const webinar = (title: string, hours: number, isRecorded = false) => ({
  ...courseCard(1),
  title,
  url: `/academy/webinars/${title}/`,
  timing: 3600,
  startsAt: new Date(Date.now() + hours * hour).toISOString(),
  isRecorded,
});

/** The titles below each heading, and the times as they are written. */
async function shown(cards: ReturnType<typeof webinar>[]) {
  ({ close } = await openPage(<TimedCards texts="webinarShelf" cards={cards} progress={null} hasProgress={false} />));
  return screen.queryAllByRole("region").map((region) => ({
    heading: within(region).getByRole("heading", { level: 2 }).textContent,
    titles: within(region)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
    hasTime: [...region.querySelectorAll("time")].map(({ textContent }) => /\d:\d\d/.test(textContent ?? "")),
  }));
}

it("shows what is to come with its time, and apart from that what is over, with its day", async () => {
  const cards = [webinar("now", -0.5), webinar("soon", 30), webinar("over", -30), webinar("recorded", -60, true)];
  expect(await shown(cards)).toEqual([
    { heading: "Upcoming", titles: ["now", "soon"], hasTime: [true, true] },
    { heading: "Recordings", titles: ["over", "recorded"], hasTime: [false, false] },
  ]);
});

it("has no heading for what there is none of", async () => {
  expect((await shown([webinar("soon", 1)])).map(({ heading }) => heading)).toEqual(["Upcoming"]);
  close();
  expect((await shown([webinar("recorded", -2, true)])).map(({ heading }) => heading)).toEqual(["Recordings"]);
});
