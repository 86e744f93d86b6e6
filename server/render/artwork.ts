import { renderAsync } from "@resvg/resvg-js";
import type { FastifyInstance } from "fastify";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { darkArtwork } from "../../src/theme/tokens";
import { type Drawing, hasBackground, isDrawing, sizeOf } from "../../src/ui/artwork/names";
import { Shapes } from "../../src/ui/artwork/registry";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { keepMade } from "../http/keep-made";
import { sourceOf } from "../http/source";

/** How long browsers keep a drawing, in seconds: its address contains everything that it depends on except the code. */
const keptFor = 24 * 60 * 60;

/** Pictures kept in memory, each about 40 kB. */
const maxPictures = 100;

/** The size that link previews show, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** Shown as an image, a drawing cannot see the page's appearance; it follows the system's. */
const darkStyle = `<style>@media(prefers-color-scheme:dark){:root{${Object.entries(darkArtwork)
  .map(([name, value]) => `--art-${name}:${value}`)
  .join(";")}}}</style>`;

/**
 * A drawing as a file. Pages that show it refer to the group in it (`Artwork`), which has their colors.
 * @param size in pixels
 */
function fileOf(name: Drawing, background: string, [width, height]: readonly [number, number], isOnPage: boolean) {
  const [across, down] = sizeOf(name);
  const shapes = renderToStaticMarkup(createElement(Shapes, { name, background, isOnPage }));
  const inside = isOnPage ? `${darkStyle}<g id="drawing">${shapes}</g>` : shapes;
  // What stands on a page without a background of its own is shown whole, on one.
  const isWhole = !isOnPage && !hasBackground(name);
  const ground = isWhole ? `<rect x="${-across}" width="${3 * across}" height="${down}" fill="${background}"/>` : "";
  const fit = isWhole ? "meet" : "slice";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${fit}">${ground}${inside}</svg>`;
}

/** An SVG as a PNG, rendered off the thread that answers requests. No fonts: our drawings have no text. */
export async function pngOf(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The drawings of the pages as files, for everything that needs a picture's address. */
export async function artworkRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<Buffer>(maxPictures);

  app.get<{ Params: { name: string } }>("/academy/artwork/:name", async (request, reply) => {
    const [, name = "", colour = "", kind = ""] =
      /^([a-z-]+)-([0-9a-f]{6})\.(svg|png)$/.exec(request.params.name) ?? [];
    if (!isDrawing(name)) throw new ApiError("not_found");
    const background = `#${colour}`;
    // Other sites show it in previews and badges.
    reply.header("cache-control", `public, max-age=${keptFor}`).header("cross-origin-resource-policy", "cross-origin");
    if (kind === "svg") return reply.type("image/svg+xml").send(fileOf(name, background, sizeOf(name), true));
    const { width, height } = previewSize;
    const preview = () => pngOf(fileOf(name, background, [width, height], false));
    const { address } = sourceOf(request);
    return reply.type("image/png").send(await withinBudget(request, () => keep(request.params.name, preview, address)));
  });
}
