import { renderAsync } from "@resvg/resvg-js";
import type { FastifyInstance } from "fastify";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Artwork, isMotif, type Motif } from "../../src/ui/artwork/Artwork";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { keepMade } from "../http/keep-made";

/** How long browsers keep a drawing, in seconds: its address contains everything that it depends on except the code. */
const keptFor = 24 * 60 * 60;

/** Pictures kept in memory, each about 40 kB. */
const maxPictures = 100;

/** The size that link previews show, in pixels. */
export const previewSize = { width: 1200, height: 630 };

const drawingOf = (motif: Motif, background: string): string =>
  renderToStaticMarkup(createElement(Artwork, { motif, background })).replace(
    "<svg",
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );

/** An SVG as a PNG, rendered off the thread that answers requests. No fonts: our drawings have no text. */
export async function pngOf(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The drawings of the pages as files, for everything that needs a picture's address. */
export async function artworkRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<Buffer>(maxPictures);

  app.get<{ Params: { name: string } }>("/academy/artwork/:name", async (request, reply) => {
    const [, motif = "", colour = "", kind = ""] =
      /^([a-z]+)-([0-9a-f]{6})\.(svg|png)$/.exec(request.params.name) ?? [];
    if (!isMotif(motif)) throw new ApiError("not_found");
    const drawing = drawingOf(motif, `#${colour}`);
    // Other sites show it in previews and badges.
    reply.header("cache-control", `public, max-age=${keptFor}`).header("cross-origin-resource-policy", "cross-origin");
    if (kind === "svg") return reply.type("image/svg+xml").send(drawing);
    const { width, height } = previewSize;
    const sized = drawing.replace('width="320" height="200"', `width="${width}" height="${height}"`);
    return reply
      .type("image/png")
      .send(await withinBudget(request, () => keep(request.params.name, () => pngOf(sized))));
  });
}
