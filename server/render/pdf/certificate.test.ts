import { afterEach, describe, expect, it, vi } from "vitest";
import type { UiLanguage } from "../../../src/i18n/languages";
import { readPdf } from "../../testing/read-pdf";
import { type CertificateSheet, certificatePdf } from "./certificate";

const url = "https://www.academy.example/academy/certificates/QqWwEeRrTtYyUuIiOoPpAaSs/";
const sheet: CertificateSheet = {
  language: "en",
  siteName: "Academy",
  documentTitle: "Certificate of Ada Lovelace: SEO basics",
  kicker: "Certificate of completion",
  awarded: "This is to certify that",
  name: "Ada Lovelace",
  passed: "has passed the exam",
  title: "SEO basics",
  expired: null,
  facts: [
    { label: "Issued", value: "September 21, 2026" },
    { label: "Valid until", value: "September 21, 2027" },
    { label: "Number", value: "QqWwEeRrTtYyUuIiOoPpAaSs" },
  ],
  checkAt: "Check it at",
  codeText: "QR code of the public page",
  url,
  issuedAt: new Date("2026-09-21T10:00:00.000Z"),
};
const read = async (own: Partial<CertificateSheet> = {}) => readPdf(await certificatePdf({ ...sheet, ...own }));

afterEach(() => vi.restoreAllMocks());

describe("a certificate as PDF", () => {
  it("says everything on one landscape page of A4", async () => {
    const pdf = await read();
    expect([pdf.pages, Math.round(pdf.width), Math.round(pdf.height)]).toEqual([1, 842, 595]);
    for (const text of [sheet.kicker, sheet.name, sheet.title, "September 21, 2026", "September 21, 2027", url])
      expect(pdf.text).toContain(text);
  });

  it("links to the public page by its address and its QR code", async () => {
    const { links, code } = await read();
    expect([links, code]).toEqual([[url], url]);
  });

  it("is tagged, with title and language, for screen readers", async () => {
    const { isTagged, title, language, elements, alternatives } = await read({ language: "de" });
    expect([isTagged, title, language]).toEqual([true, sheet.documentTitle, "de"]);
    expect(elements[0]).toBe("Document");
    expect(elements).toEqual(expect.arrayContaining(["H1", "P", "Link", "Figure"]));
    expect(alternatives).toContain(sheet.codeText);
  });

  it("says when it has expired", async () => {
    const expired = "This certificate expired on September 21, 2027.";
    expect((await read({ expired })).text).toContain(expired);
    expect((await read()).text).not.toContain("expired");
  });

  it.each<[UiLanguage, string]>([
    ["en", "Żółć Łukasz-Ñandú Þórr Ærøskøbing Ģirts Õunapuu Škvorecký Ğül Șerban"],
    ["vi", "Nguyễn Thị Ánh Tuyết Đặng Hữu Phước"],
    ["en", "Ελένη Παπαδοπούλου ᾠδή"],
    ["en", "Дарья Щербакова Ґудзь Ђорђе Әлия"],
    ["ja", "山田 太郎 髙橋 﨑 𠮷野 さくら ユミコ"],
    ["en", "山田 太郎"],
    ["zh", "王小明 陈大文 龚"],
    ["en", "陳大文 龔 黃"],
    ["ko", "김민수 홍길동 뷁"],
    ["en", "王 Wang ユミコ 山田, an Academy name of many scripts and of so many words"],
    ["en", "O’Neil “Q” D'Arcy-Smith, Jr."],
    ["en", "გიორგი ბერიძე Արամ Խաչատրյան ጌታቸው"],
    ["en", "สมชาย ใจดี ນາງ ແກ້ວ"],
    // No letter of these comes after the space in the font.
    ["en", "Bob Adams"],
    ["en", "Zoe Rossow"],
  ])("in %s writes %s", async (language, name) => {
    const complaints = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")];
    const { text } = await read({ language, name });
    // A long name takes two lines.
    expect(text.replace(/\s+/g, " ")).toContain(name);
    expect(text).not.toContain("□");
    // Warnings of the reader about the fonts.
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it.each([
    ["محمد بن عبد الله", ["محمد", "بن", "عبد", "الله"]],
    ["דוד לוי Ben", ["דוד", "לוי", "Ben"]],
    ["Ada علي حسن King", ["Ada", "علي", "حسن", "King"]],
    ["சுப்பிரமணிய ನಾಗರಾಜ രാമ", ["சுப்பிரமணிய", "ನಾಗರಾಜ", "രാമ"]],
  ])("writes %s in the order in which it is read aloud", async (name, words) => {
    const { text } = await read({ name });
    expect(text).not.toContain("□");
    // The reader gives a dot of a letter that is drawn by itself as a control character.
    const said = text.replace(/\p{Cc}/gu, "");
    const places = words.map((word) => said.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("is made for a name whose marks have no place in the font", async () => {
    expect((await read({ name: "ഘോമ ഀശഄഔ മം഼ൠഢഢൎല" })).pages).toBe(1);
  });

  it("writes letters with marks that no font has as one, and a box for characters that no font has", async () => {
    const { text } = await read({ name: "Ada x̣ 🦊" });
    expect(text).toContain("Ada x");
    expect(text).toContain("□");
  });

  it("fits names and titles of any length", async () => {
    const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 100);
    const title = "An exam with quite a long title, ".repeat(6).trim();
    const { pages, text } = await read({ name, title });
    expect(pages).toBe(1);
    expect(text.replace(/\s/g, "")).toContain(name);
    expect(text.replace(/\s+/g, " ")).toContain(title);
  });
});
