import type { FastifyInstance } from "fastify";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Artwork, isMotif } from "../../src/ui/artwork/Artwork";
import { ApiError } from "../http/api-error";

/** How long browsers keep a drawing, in seconds: its address says all that it depends on but the drawing itself. */
const keptFor = 24 * 60 * 60;

/** The drawings that pages make themselves, as files for whoever wants a picture's address. */
export async function artworkRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>("/academy/artwork/:name", async (request, reply) => {
    const [, motif = "", colour = ""] = /^([a-z]+)-([0-9a-f]{6})\.svg$/.exec(request.params.name) ?? [];
    if (!isMotif(motif)) throw new ApiError("not_found");
    const drawing = renderToStaticMarkup(createElement(Artwork, { motif, background: `#${colour}` }));
    return reply
      .type("image/svg+xml")
      .header("cache-control", `public, max-age=${keptFor}`)
      .send(drawing.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'));
  });
}
