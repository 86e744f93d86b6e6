import { extname, join } from "node:path";
import { writeBytes, writeText } from "statechart-testing/cli/files";
import type { Wording } from "../chart/machine-words";
import { standalone } from "../drawing/svg";
import type { Theme } from "../ui/tokens";
import { mergedDrawing } from "./merged-drawing";
import type { Finding, FindingPictures } from "./report";
import type { Screenshots } from "./screenshots";

interface Folder {
  /** Where the files are written. */
  folder: string;
  /** Where readers of the Markdown find them. */
  address: string;
}

/** The content of a data URL, and the ending of its file: `.webp`. */
function contentOf(dataUrl: string): { content: Buffer; ending: string } {
  const [head = "", base64 = ""] = dataUrl.split(",");
  const type = /^data:image\/(\w+)/.exec(head)?.[1] ?? "png";
  return { content: Buffer.from(base64, "base64"), ending: extname(`x.${type === "jpeg" ? "jpg" : type}`) };
}

/** Writes a drawing of each change, and the screenshots of changed states before and after. */
export async function writePictures(
  findings: readonly Finding[],
  screenshots: Screenshots,
  { folder, address }: Folder,
  { wording, theme }: { wording: Wording; theme: Theme },
): Promise<Map<string, FindingPictures>> {
  const write = (name: string, content: string | Buffer): string => {
    if (typeof content === "string") writeText(join(folder, name), content);
    else writeBytes(join(folder, name), content);
    return `${address}${name}`;
  };
  const writeScreenshot = (name: string, dataUrl: string): string => {
    const { content, ending } = contentOf(dataUrl);
    return write(`${name}${ending}`, content);
  };
  const written = new Map<string, FindingPictures>();
  for (const { change } of findings) {
    const { machine } = change;
    const { pairs, more } = await screenshots.of(change);
    written.set(machine, {
      drawing:
        change.kind === "same"
          ? null
          : write(`${machine}.svg`, standalone((await mergedDrawing(change, wording)).svg, theme)),
      screenshots: pairs.map(({ state, before, after }) => ({
        state,
        before: writeScreenshot(`${state}-before`, before),
        after: after === null ? null : writeScreenshot(`${state}-after`, after),
      })),
      more,
    });
  }
  return written;
}
