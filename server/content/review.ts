import type { ContentSource } from "./read";
import { reviewAbbreviations } from "./review-abbreviations";
import { reviewAnswers } from "./review-answers";
import { reviewClips } from "./review-clips";
import { reviewLinks } from "./review-links";
import { reviewMedia } from "./review-media";
import { reviewPictures } from "./review-pictures";
import { reviewReadingTimes } from "./review-reading-times";
import { reviewTopics } from "./review-topics";

/**
 * Checks what readers would notice and no program would: answers that give themselves away, times that are off, terms
 * that nothing explains, topics that lead nowhere, pictures that are missing or alike, clips in another language than
 * their text or of another length, links to parts of a page that do not exist. An import does not refuse any of it: a
 * site must start even if a text has grown by a paragraph.
 */
export function reviewContent(content: ContentSource): void {
  reviewAnswers(content);
  reviewReadingTimes(content);
  reviewAbbreviations(content);
  reviewTopics(content);
  reviewPictures(content);
  reviewClips(content);
  reviewLinks(content);
  reviewMedia(content);
}
