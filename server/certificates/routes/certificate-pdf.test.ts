import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { certificates } from "../../../contract/certificates/certificates";
import { languageCookie } from "../../../src/i18n/languages";
import { databases } from "../../testing/databases";
import { type ExamTaker, examTaker } from "../../testing/exam-taker";
import { readPdf } from "../../testing/read-pdf";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("certificates as PDF on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open, { config: { origin: "https://www.academy.example" } });
  });
  afterAll(() => server.stop());

  const get = (hash = "", headers: Record<string, string> = {}) =>
    server.app.inject({
      url: `/academy/certificates/${hash}/certificate.pdf`,
      headers: { host: "www.academy.example", ...headers },
    });
  const earn = async (taker: ExamTaker) => {
    const { certificate } = await taker.sit(4);
    if (!certificate) throw new Error("No certificate was earned.");
    return certificate;
  };

  it("are available to anyone who has the number", async () => {
    const { hash } = await earn(await examTaker(server, "Żaneta Łęcka"));
    const response = await get(hash);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(response.headers["content-disposition"]).toBe(`inline; filename="certificate-${hash}.pdf"`);
    const pdf = await readPdf(response.rawPayload);
    const url = `https://www.academy.example/academy/certificates/${hash}/`;
    for (const text of ["Żaneta Łęcka", "First steps", "March 1, 2026", "March 1, 2027", hash, url])
      expect(pdf.text).toContain(text);
    for (const word of ["This is to certify that", "has passed the exam", "Issued", "Valid until", "Number"])
      expect(pdf.text).toContain(word);
    expect(pdf.text).not.toContain("expired");
    expect([pdf.title, pdf.language, pdf.links, pdf.code]).toEqual([
      "Certificate of Żaneta Łęcka: First steps",
      "en",
      [url],
      url,
    ]);
  });

  it("are sent once to clients that cache them, and created again for a new name", async () => {
    const taker = await examTaker(server, "Lea Learner");
    const { hash } = await earn(taker);
    const first = await get(hash);
    const etag = String(first.headers.etag);
    expect((await get(hash, { "if-none-match": etag })).statusCode).toBe(304);
    await taker.caller.call(session.updateName, { body: { name: "Zoë Renamed" } });
    const second = await get(hash, { "if-none-match": etag });
    expect(second.statusCode).toBe(200);
    expect((await readPdf(second.rawPayload)).text).toContain("Zoë Renamed");
  });

  it("say that they have expired from the instant of expiry (R43)", async () => {
    const { hash, dateExpires } = await earn(await examTaker(server));
    server.clock.set(new Date(Date.parse(dateExpires ?? "") - 1).toISOString());
    expect((await readPdf((await get(hash)).rawPayload)).text).not.toContain("expired");
    server.clock.pass(0.001);
    expect((await readPdf((await get(hash)).rawPayload)).text).toMatch(/expired on March 1,\s+2027/);
  });

  it("are in the language of the interface", async () => {
    const { hash } = await earn(await examTaker(server));
    const pdf = await readPdf((await get(hash, { cookie: `${languageCookie}=en-XA` })).rawPayload);
    expect(pdf.language).toBe("en-XA");
    expect(pdf.text).not.toContain("This is to certify that");
  });

  it("do not exist after deletion or without a certificate", async () => {
    const taker = await examTaker(server);
    const { id, hash } = await earn(taker);
    expect((await get(hash)).statusCode).toBe(200);
    await taker.caller.call(certificates.remove, { params: { id: String(id) } }, { csrf: true });
    const gone = await get(hash);
    expect([gone.statusCode, gone.json().error.code]).toEqual([404, "not_found"]);
    for (const unknown of ["unknown-unknown-unknown", "short", "a%2fb"])
      expect((await get(unknown)).statusCode).toBe(404);
  });

  it("are created once for many simultaneous requests", async () => {
    const { hash } = await earn(await examTaker(server));
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(hash)));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  });
});
