import type { ContentLocale } from "../../contract/primitives";
import type { Course } from "./courses";
import { captionBand, frame, palette, progress, px, unit } from "./design";
import { board, drawFigure } from "./figures";
import type { Slide } from "./script";

/** A slide's position in its clip. */
export interface Position {
  index: number;
  count: number;
  course: Course;
  lesson: string;
  locale: ContentLocale;
}

/** How long a point takes to appear, in seconds. */
const entrance = 0.45;

/** When each point appears: spread over the slide, early enough for the last one to be read. */
export function beatsOf({ points, seconds }: Slide): number[] {
  const first = Math.min(1, seconds * 0.15);
  const step = (seconds * 0.8 - first) / Math.max(1, points.length);
  return points.map((_, index) => first + index * step);
}

/** Text as markup. Hyphenated words are not broken: "Conversion-" is not a line. */
function toHtml(text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return escaped.replace(/(?<=\p{L})-(?=\p{L})/gu, "-&NoBreak;");
}

/** Latin letters and digits look the same in every language; Japanese characters come from the last family. */
const bodyFont = '"Figtree Variable", "Noto Sans JP Variable"';
const displayFont = '"Bricolage Grotesque Variable", "Noto Sans JP Variable"';

/** All styles of the slides. Text sizes scale with `--fit`, which is chosen for each slide so that its text fits. */
export const slideStyle = `
  * { box-sizing: border-box; margin: 0; }
  body { width: ${frame.width}px; height: ${frame.height}px; overflow: hidden; }
  .slide {
    position: relative; width: ${frame.width}px; height: ${frame.height}px; overflow: hidden;
    background: ${palette.paper}; color: ${palette.ink}; --mark: ${palette.accent}; --panel: var(--tint);
    font: 500 34px/1.25 ${bodyFont}; -webkit-font-smoothing: antialiased;
  }
  .slide.opening { background: var(--tint); --panel: var(--shade); }
  .slide.closing { background: ${palette.deep}; color: ${palette.paper}; --mark: ${palette.leaf}; }
  .brand { position: absolute; left: 56px; top: 36px; display: flex; align-items: center; gap: 11px;
    font: 700 25px/1 ${displayFont}; letter-spacing: -0.02em; }
  .brand svg { width: 30px; height: 30px; }
  .lesson { position: absolute; right: 56px; top: 40px; font-size: 21px; line-height: 1; font-weight: 600; opacity: 0.66; }
  .text { position: absolute; left: 56px; top: 92px; width: 590px; height: ${frame.height - captionBand - 92}px;
    display: flex; flex-direction: column; justify-content: center; gap: calc(30px * var(--fit)); }
  .wide .text { width: ${frame.width - 112}px; }
  .bar { width: 72px; height: 7px; border-radius: 4px; background: ${palette.coral}; transform-origin: left; flex: none; }
  h1 { font: 700 calc(57px * var(--fit)) / 1.06 ${displayFont}; letter-spacing: -0.028em; text-wrap: balance; }
  .opening h1 { font-size: calc(68px * var(--fit)); line-height: 1.02; }
  .wide h1 { font-size: calc(76px * var(--fit)); max-width: 1040px; }
  ul { list-style: none; padding: 0; display: flex; flex-direction: column; gap: calc(17px * var(--fit)); }
  li { display: flex; gap: calc(20px * var(--fit)); font-size: calc(36px * var(--fit)); line-height: 1.2; text-wrap: balance; }
  .wide li { font-size: calc(40px * var(--fit)); }
  li i { flex: none; width: 8px; border-radius: 4px; background: var(--mark); }
  li.now i { background: ${palette.coral}; }
  .slide:lang(ja) { word-break: auto-phrase; line-break: strict; }
  .slide:lang(ja) h1 { line-height: 1.25; letter-spacing: 0; }
  .slide:lang(ja):not(.opening) h1 { font-size: calc(54px * var(--fit)); /* Eight characters are one line. */ }
  .slide:lang(ja) li { line-height: 1.35; }
  .panel { position: absolute; left: 686px; top: 92px; width: 538px; height: ${frame.height - captionBand - 92}px;
    border-radius: 28px; background: var(--panel); overflow: hidden; }
  .panel::before { content: ""; position: absolute; right: -130px; top: -150px; width: 420px; height: 420px;
    border-radius: 50%; background: var(--shade); opacity: 0.45; }
  .opening .panel::before { background: var(--tint); opacity: 0.6; }
  .figure { position: absolute; left: 9px; top: 13px; width: ${board.width}px; height: ${board.height}px; overflow: visible; }
  .numeral { font: 700 44px ${displayFont}; }
  .steps { position: absolute; left: 0; right: 0; bottom: 0; height: 6px; display: flex; gap: 4px; }
  .steps b { flex: 1; background: color-mix(in srgb, currentColor 13%, transparent); }
  .steps b i { display: block; height: 100%; background: var(--mark); transform-origin: left; }
`;

const brand = `<div class="brand"><svg viewBox="0 0 30 30"><rect width="30" height="30" rx="9" fill="${palette.accent}"/><path d="M8 21.5L15 8l7 13.5" fill="none" stroke="${palette.surface}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="15" cy="20.4" r="2.5" fill="${palette.coral}"/></svg>Academy</div>`;

/** The markup of a slide `t` seconds after it appeared. Moments that look the same produce the same markup. */
export function drawSlide(slide: Slide, position: Position, t: number, fit: number): string {
  const { index, count, course, lesson, locale } = position;
  const beats = beatsOf(slide);
  const figure = drawFigure(slide.figure, { t, beats, amounts: slide.amounts, course });
  const kinds = [
    "slide",
    figure === "" ? "wide" : "",
    index === 0 ? "opening" : index === count - 1 ? "closing" : "",
  ].join(" ");
  const latest = beats.findLastIndex((beat) => t >= beat);
  const title = progress(t, 0.08, entrance);
  const points = slide.points.map((point, row) => {
    const share = progress(t, beats[row] ?? 0, entrance);
    const style = `opacity:${unit(share)};transform:translateY(${px((1 - share) * 18)}px)`;
    return `<li class="${row === latest ? "now" : ""}" style="${style}"><i></i><span>${toHtml(point)}</span></li>`;
  });
  const steps = Array.from({ length: count }, (_, step) => {
    const share = step < index ? 1 : step === index ? progress(t, 0, 1) : 0;
    return `<b><i style="transform:scaleX(${unit(share)})"></i></b>`;
  });
  return `<div class="${kinds}" lang="${locale}" style="--tint:${course.tint};--shade:${course.shade};--fit:${fit}">
    ${brand}<div class="lesson">${course.label} · ${lesson}</div>
    <div class="text"><div class="bar" style="transform:scaleX(${unit(progress(t, 0, 0.6))})"></div>
      <h1 style="opacity:${unit(title)};transform:translateY(${px((1 - title) * 16)}px)">${toHtml(slide.title)}</h1>
      ${points.length > 0 ? `<ul>${points.join("")}</ul>` : ""}</div>
    ${figure === "" ? "" : `<div class="panel">${figure}</div>`}
    <div class="steps">${steps.join("")}</div></div>`;
}
