import { describe, expect, it } from "vitest";
import { videoId } from "./video-link";

describe("the id of a video", () => {
  it.each([
    ["a file name", "seo-basics-1.mp4", "seo-basics-1.mp4"],
    ["an address of this site", "https://academy.example/academy/media/seo-basics-1.mp4", "seo-basics-1.mp4"],
    ["the same with a position", "https://academy.example/academy/media/seo-basics-1.mp4#t=20", "seo-basics-1.mp4"],
    ["a path", "/academy/media/seo-basics-1.mp4", "seo-basics-1.mp4"],
    ["a player's page", "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=4s", "dQw4w9WgXcQ"],
    ["a short address", "https://youtu.be/dQw4w9WgXcQ?t=4", "dQw4w9WgXcQ"],
    ["a short address as browsers show it", "youtu.be/dQw4w9WgXcQ?t=4", "dQw4w9WgXcQ"],
    ["a site without a domain", "http://localhost:3000/clips/a.webm", "a.webm"],
    ["an embedded player", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0", "dQw4w9WgXcQ"],
    ["another site's address", "https://player.vimeo.com/video/76979871?h=8272103f6e", "76979871"],
    ["nothing", "", ""],
  ])("is found in %s", (_, link, id) => {
    expect(videoId(link)).toBe(id);
  });

  it.each([
    ["<https://youtu.be/dQw4w9WgXcQ>", "dQw4w9WgXcQ"],
    [" <seo-basics-1.mp4> ", "seo-basics-1.mp4"],
    ["< https://academy.example/academy/media/a.webm >", "a.webm"],
  ])("is found without the angle brackets of %s", (link, id) => {
    expect(videoId(link)).toBe(id);
  });
});
