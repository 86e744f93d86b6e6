import type { FastifyInstance } from "fastify";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { texts } from "../../src/i18n/locales/en/common";
import { paths } from "../../src/paths/paths";
import { light } from "../../src/theme/tokens";
import { LogoSymbol } from "../../src/ui/Logo";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { sendCached } from "../http/cached";
import { keepMade } from "../http/keep-made";
import { pngOf } from "./artwork";

/** How long browsers keep an icon, in seconds. */
const keptFor = 24 * 60 * 60;

interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** Systems cut it into their own shapes: it fills its square, with room around the logo. */
  isCut: boolean;
}

const icons = new Map<string, Icon>([
  ["icon-32.png", { size: 32, isCut: false }],
  ["icon-192.png", { size: 192, isCut: false }],
  ["icon-512.png", { size: 512, isCut: false }],
  ["maskable-512.png", { size: 512, isCut: true }],
  ["apple-touch-icon.png", { size: 180, isCut: true }],
]);

/** The logo's symbol, a square of 40. */
export const symbol = (): string =>
  renderToStaticMarkup(createElement(LogoSymbol, { size: 40 })).replace(/^<svg[^>]*>|<\/svg>$/g, "");

function drawingOf({ size, isCut }: Icon): string {
  const frame = isCut ? "-5 -5 50 50" : "0 0 40 40";
  const ground = isCut ? `<rect x="-5" y="-5" width="50" height="50" fill="${light.accent}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${size}" height="${size}">${ground}${symbol()}</svg>`;
}

const manifest = JSON.stringify({
  name: texts.siteName,
  short_name: texts.siteName,
  start_url: paths.home,
  scope: paths.home,
  display: "minimal-ui",
  background_color: light.paper,
  theme_color: light.accent,
  icons: [...icons].flatMap(([name, { size, isCut }]) =>
    size < 192
      ? []
      : {
          src: `/academy/icons/${name}`,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose: isCut ? "maskable" : "any",
        },
  ),
});

/** The site's icons in the forms that browsers and systems request, and the web app manifest. */
export async function iconRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<Buffer>(icons.size);
  const send = (name: string) => {
    const icon = icons.get(name);
    if (!icon) throw new ApiError("not_found");
    return keep(name, () => pngOf(drawingOf(icon)));
  };

  app.get<{ Params: { name: string } }>("/academy/icons/:name", async (request, reply) =>
    reply
      .type("image/png")
      .header("cache-control", `public, max-age=${keptFor}`)
      .send(await withinBudget(request, () => send(request.params.name))),
  );
  // Some clients request it no matter what a page says.
  app.get("/favicon.ico", async (_, reply) => reply.redirect("/academy/icons/icon-32.png", 301));
  app.get("/academy/manifest.webmanifest", async (request, reply) =>
    sendCached(request, reply, "application/manifest+json", manifest),
  );
}
