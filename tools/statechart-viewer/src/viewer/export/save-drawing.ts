import { drawingStyle, overlayStyle } from "../../drawing/style";
import type { Theme } from "../../ui/tokens";
import { standaloneSvg } from "./standalone-svg";

export const formats = ["svg", "png"] as const;
export type Format = (typeof formats)[number];

/** As many pixels as every browser can draw: the limit is Safari's. */
const maxPixels = 16_777_216;
/** How much larger pictures are than drawings, so that they are sharp on today's screens. */
const sharpness = 2;

/** How many pixels of a picture a drawing's pixel becomes: fewer if the picture would be larger than browsers allow. */
export const pictureScale = (width: number, height: number): number =>
  Math.min(sharpness, Math.sqrt(maxPixels / (width * height)));

/** @throws {Error} if the browser cannot draw it */
async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = pictureScale(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser could not draw the picture.");
  return blob;
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the page is dark. */
const isDark = (): boolean =>
  document.documentElement.dataset.color
    ? document.documentElement.dataset.color === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;

/**
 * Saves the drawing of the page as a file. An SVG is light or dark as on the device that opens it, a PNG as on the page.
 * @throws {Error} if there is no drawing, or the browser cannot draw the picture
 */
export async function saveDrawing(theme: Theme, format: Format, name: string): Promise<void> {
  const drawing = document.querySelector<SVGSVGElement>("[data-window] svg.picture");
  if (!drawing) throw new Error("There is no drawing on the page.");
  if (format === "svg") {
    const svg = standaloneSvg(drawing, `${drawingStyle(theme)}${overlayStyle}`);
    return download(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`);
  }
  const colors = isDark() ? theme.dark : theme.light;
  const svg = standaloneSvg(drawing, `${drawingStyle({ light: colors, dark: colors })}${overlayStyle}`);
  const { width, height } = drawing.viewBox.baseVal;
  download(await pngOf(svg, width, height), `${name}.png`);
}
