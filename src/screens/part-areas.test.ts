// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { part as learningNow } from "../catalogue/learning-now/part";
import { part as popular } from "../catalogue/popular/part";
import { part as search } from "../catalogue/search/search-combobox";
import { part as voices } from "../catalogue/voices/part";
import { part as clip } from "../courses/clip/part";
import { part as landingVideo } from "../courses/course-landing/landing-video";
import { part as promo } from "../courses/course-landing/promo";
import { part as rating } from "../courses/course-landing/rating";
import { part as note } from "../courses/lesson/step-note";
import { part as feedback } from "../engagement/feedback/part";
import type { Part } from "./screen";

const video = { hasSound: true, cues: [], captionsLanguage: "en" };
/** What each part needs to start. */
const asked = { locale: "en", slug: "seo", stepId: 1, kind: "home", language: "en", languages: ["en"], video };

it.each<[string, Part, unknown, string | undefined]>([
  ["the search", search, asked, "search"],
  ["what editors say", voices, asked, undefined],
  ["what is popular", popular, asked, undefined],
  ["what the learner is learning", learningNow, asked, undefined],
  ["the clip of a course", landingVideo, asked, undefined],
  ["any other clip", clip, asked, undefined],
  ["the promo of a course", promo, asked, "learning"],
  ["the rating of a course", rating, asked, "learning"],
  ["the note below a step", note, asked, "notes"],
  ["the feedback", feedback, "/academy/", "engagement"],
])("%s is a part that loads the code of its calls when it starts", (_, part, input, area) => {
  const loaded: string[] = [];
  const get = (wanted: string) => {
    loaded.push(wanted);
    return Promise.reject(new Error("The chunk is gone."));
  };
  const actor = part.create(get as never, input, undefined, {});
  expect(actor.getSnapshot().status).toBe("active");
  expect(loaded).toEqual(area ? [area] : []);
  part.create(get as never, input, undefined, { isComplete: true });
  expect(loaded).toEqual(area ? [area] : []);
});
