import PDFDocument from "pdfkit";
import { encode } from "uqr";
import type { UiLanguage } from "../../../src/i18n/languages";
import { light } from "../../../src/theme/tokens";
import { symbol } from "../icons";
import { drawingOf, drawSvg } from "./drawing";
import type { Style } from "./fonts";
import { createTypesetter, type Run, type Setting } from "./typesetter";
import { visualOrder } from "./visual-order";

/** The content of a certificate, in one language. */
export interface CertificateSheet {
  language: UiLanguage;
  siteName: string;
  /** The file's title, as windows show it. */
  documentTitle: string;
  kicker: string;
  awarded: string;
  name: string;
  passed: string;
  title: string;
  /** Says that the certificate has expired; null while it is valid. */
  expired: string | null;
  /** Dates and number, each with its label. */
  facts: readonly { label: string; value: string }[];
  /** Before the address of the public page. */
  checkAt: string;
  /** Describes the QR code to people who cannot see it. */
  codeText: string;
  /** Address of the public page. */
  url: string;
  issuedAt: Date;
}

// All lengths are points: a 72nd of an inch.
const page = { width: 841.89, height: 595.28 };
const sheet = { x: 28, y: 28, width: page.width - 56, height: page.height - 56, radius: 14 };
/** The picture beside the text, as wide as on the page. */
const picture = { x: sheet.x + sheet.width * 0.66, width: sheet.width * 0.34 };
const words = { x: sheet.x + 46, width: picture.x - sheet.x - 46 - 36 };
const card = { width: 136, height: 136, radius: 10 };
const ground = "#dff3e7";

const heading = (weight: number): Style => ({ family: "bricolage-grotesque", weight });
const body = (weight: number): Style => ({ family: "figtree", weight });
const styles = {
  logo: heading(750),
  kicker: body(600),
  plain: body(400),
  name: heading(700),
  title: heading(600),
  strong: body(600),
};

/** All text on the certificate, so that fonts for all of it can be found before the first line is set. */
const settingsOf = (one: CertificateSheet): Setting[] => [
  { text: one.siteName, style: styles.logo },
  { text: one.kicker, style: styles.kicker },
  ...[one.awarded, one.passed, `${one.checkAt} `, one.url, ...one.facts.map(({ label }) => label)].map((text) => ({
    text,
    style: styles.plain,
  })),
  { text: one.name, style: styles.name },
  { text: one.title, style: styles.title },
  ...[one.expired ?? "", ...one.facts.map(({ value }) => value)].map((text) => ({ text, style: styles.strong })),
];

/** Where a line may end: after a space, and between the characters of scripts that have none. */
const piecesOf = (text: string): string[] =>
  text.match(
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? [];

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Draws a certificate that looks like its public page: one landscape page of A4, tagged for screen readers, with the
 * address of the public page as text, link, and QR code.
 */
export async function certificatePdf(one: CertificateSheet): Promise<Buffer> {
  const typesetter = await createTypesetter(settingsOf(one), one.language);
  const doc = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: one.language,
    displayTitle: true,
    info: { Title: one.documentTitle, Author: one.siteName, Subject: one.title, CreationDate: one.issuedAt },
    // Only embedded fonts.
    font: null as unknown as string,
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, font] of typesetter.fonts) doc.registerFont(name, font as unknown as Buffer);

  // The library's types know lists of features only.
  const optionsOf = ({ features }: Run) => ({ features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] });
  const widthOf = (run: Run, size: number): number =>
    doc.font(run.font).fontSize(size).widthOfString(run.text, optionsOf(run));
  const measure = (setting: Setting, size: number): number =>
    typesetter.runsOf(setting).reduce((width, run) => width + widthOf(run, size), 0);

  /** Sets one line, in the order in which it is read aloud; `y` is that of its baseline. */
  const line = (setting: Setting, size: number, x: number, y: number, colour: string) => {
    const runs = typesetter.runsOf(setting);
    const places = new Map<Run, number>();
    let at = x;
    for (const run of visualOrder(runs)) {
      places.set(run, at);
      at += widthOf(run, size);
    }
    for (const run of runs)
      doc
        .font(run.font)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, places.get(run) ?? x, y, { ...optionsOf(run), lineBreak: false, baseline: "alphabetic" });
  };

  /** Breaks a text into lines of a given width; a word that is too long for a line is broken anywhere. */
  const linesOf = ({ text: of, style }: Setting, size: number, width: number): Setting[] => {
    const lineOf = (text: string): Setting => ({ text: text.trimEnd(), style, of });
    const fits = (text: string) => measure(lineOf(text), size) <= width;
    const lines: string[] = [];
    let current = "";
    for (const piece of piecesOf(of)) {
      if (fits(current + piece)) {
        current += piece;
        continue;
      }
      lines.push(current);
      current = "";
      for (const { segment } of graphemes.segment(piece)) {
        if (!fits(current + segment)) {
          lines.push(current);
          current = "";
        }
        current += segment;
      }
    }
    return [...lines, current].filter((text) => text.trim() !== "").map(lineOf);
  };

  /** The largest of the sizes at which a text fits into that many lines; the smallest if it never does. */
  const fitted = (setting: Setting, sizes: readonly number[], most: number) => {
    const tried = sizes.map((size) => ({ size, lines: linesOf(setting, size, words.width) }));
    return tried.find(({ lines }) => lines.length <= most) ?? (tried.at(-1) as (typeof tried)[number]);
  };

  /** Places dates and number side by side, in as many rows as needed; the last row ends above the address. */
  const placed = (facts: CertificateSheet["facts"]) => {
    let [x, row] = [0, 0];
    const inRows = facts.map(({ label, value }) => {
      const width = Math.max(
        measure({ text: label, style: styles.plain }, 10),
        measure({ text: value, style: styles.strong }, 12),
      );
      if (x > 0 && x + width > words.width) [x, row] = [0, row + 1];
      const at = { label, value, x: words.x + x, row };
      x += width + 30;
      return at;
    });
    return inRows.map((at) => ({ ...at, y: sheet.y + sheet.height - 76 - (row - at.row) * 40 }));
  };

  const root = doc.struct("Document");
  doc.addStructure(root);
  const element = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));

  doc.markContent("Artifact", { type: "Layout" } as PDFKit.Mixins.MarkingOptions);
  doc.rect(0, 0, page.width, page.height).fill(light.paper);
  doc.save();
  doc.roundedRect(sheet.x, sheet.y, sheet.width, sheet.height, sheet.radius).clip();
  doc.rect(sheet.x, sheet.y, sheet.width, sheet.height).fill(light.surface);
  doc.rect(picture.x, sheet.y, picture.width, sheet.height).clip();
  doc.rect(picture.x, sheet.y, picture.width, sheet.height).fill(ground);
  doc.save();
  // The seal is centered in what the card leaves free.
  doc.translate(picture.x + picture.width / 2 - 160 * 1.5, sheet.y + 190 - 100 * 1.5).scale(1.5);
  drawSvg(doc, drawingOf("certificate", ground));
  doc.restore();
  doc
    .moveTo(picture.x, sheet.y)
    .lineTo(picture.x, sheet.y + sheet.height)
    .lineWidth(1)
    .stroke(light.rule);
  doc.restore();
  doc.roundedRect(sheet.x, sheet.y, sheet.width, sheet.height, sheet.radius).lineWidth(1).stroke(light["rule-strong"]);
  doc.save();
  doc.translate(words.x, sheet.y + 40).scale(0.85);
  drawSvg(doc, symbol());
  doc.restore();
  doc.endMarkedContent();

  element("P", () => line({ text: one.siteName, style: styles.logo }, 23, words.x + 44, sheet.y + 64.5, light.ink));

  const name = fitted({ text: one.name, style: styles.name }, [42, 38, 34, 30, 26, 22, 18], 2);
  const title = fitted({ text: one.title, style: styles.title }, [20, 18, 16, 14], 2);
  const expired = one.expired ? linesOf({ text: one.expired, style: styles.strong }, 11, words.width - 24) : [];

  const facts = placed(one.facts);
  /** The space beside the text is split between above and below it. */
  const height =
    20 +
    22 +
    name.lines.length * name.size * 1.12 +
    22 +
    title.lines.length * title.size * 1.3 +
    (expired.length > 0 ? expired.length * 15 + 26 : 0);
  const top = sheet.y + 84;
  const bottom = Math.min(...facts.map(({ y }) => y)) - 24;
  let y = top + Math.max(0, (bottom - top - height) / 2);

  y += 14;
  element("H1", () => line({ text: one.kicker, style: styles.kicker }, 13, words.x, y, light["highlight-ink"]));
  y += 22;
  element("P", () => line({ text: one.awarded, style: styles.plain }, 13, words.x, y, light["ink-soft"]));
  y += 6;
  element("P", () => {
    for (const one of name.lines) {
      y += name.size * 1.12;
      line(one, name.size, words.x, y, light.ink);
    }
  });
  y += 28;
  element("P", () => line({ text: one.passed, style: styles.plain }, 13, words.x, y, light["ink-soft"]));
  y += 4;
  element("P", () => {
    for (const one of title.lines) {
      y += title.size * 1.3;
      line(one, title.size, words.x, y, light.ink);
    }
  });
  if (expired.length > 0) {
    y += 14;
    doc.markContent("Artifact", { type: "Layout" } as PDFKit.Mixins.MarkingOptions);
    doc.roundedRect(words.x, y, words.width, expired.length * 15 + 12, 6).fill(light["warning-soft"]);
    doc.endMarkedContent();
    y += 2;
    element("P", () => {
      for (const one of expired) {
        y += 15;
        line(one, 11, words.x + 12, y, light["warning-ink"]);
      }
    });
  }

  for (const { label, value, x, y } of facts)
    element("P", () => {
      line({ text: label, style: styles.plain }, 10, x, y, light["ink-soft"]);
      line({ text: value, style: styles.strong }, 12, x, y + 16, light.ink);
    });

  const checkAt = { text: `${one.checkAt} `, style: styles.plain };
  const url = { text: one.url, style: styles.plain };
  const room = words.width / (measure(checkAt, 1) + measure(url, 1));
  const small = Math.min(9.5, room);
  const urlY = sheet.y + sheet.height - 30;
  const urlX = words.x + measure(checkAt, small);
  const address = doc.struct("P");
  root.add(address);
  address.add(doc.struct("Span", {}, () => line(checkAt, small, words.x, urlY, light["ink-soft"])));
  const link = doc.struct("Link");
  address.add(link);
  link.add(() => line(url, small, urlX, urlY, light["accent-ink"]));
  doc.link(urlX, urlY - small, measure(url, small), small * 1.3, one.url, {
    structParent: link,
    Contents: one.url,
  } as object);
  link.end();
  address.end();

  const cardX = picture.x + (picture.width - card.width) / 2;
  const cardY = sheet.y + sheet.height - 46 - card.height;
  const code = encode(one.url, { ecc: "M", border: 4 });
  const module = card.width / code.size;
  root.add(
    doc.struct("Figure", { alt: one.codeText }, () => {
      doc.roundedRect(cardX, cardY, card.width, card.height, card.radius).fill("#ffffff");
      for (const [row, cells] of code.data.entries())
        for (const [column, dark] of cells.entries())
          if (dark) doc.rect(cardX + column * module, cardY + row * module, module, module);
      doc.fill(light.ink);
    }),
  );

  root.end();
  doc.end();
  return whole;
}
