// @vitest-environment happy-dom
/** What a list says of an exam whose certificate is valid while a renewal is open, or has failed. */
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ExamEntry } from "../../contract/exams/exams";
import { exam } from "../../machines/exams/exam.testing";
import { ExamCards } from "../../src/exams/exam-list/ExamCards";
import { openPage } from "../drivers/page";

let close = () => {};
afterEach(() => close());

const entry: ExamEntry = { ...exam, status: "examAvailable", reason: null, retakeAvailableAt: null };
const failed = { status: "examPending", reason: "coolingDown", retakeAvailableAt: "2026-03-01T22:00:00.000Z" } as const;

it.each([
  ["a renewal that failed", failed, "Retake later", /^Retake from/],
  ["a renewal that is open", {}, "In progress", /^Continue/],
])("says first that a certificate is valid: %s", async (_, differs, state, next) => {
  const listed = { exam, entry: { ...entry, ...differs }, certificate: "hash" };
  ({ close } = await openPage(<ExamCards exams={[listed]} />));
  const said = screen.getAllByRole("listitem")[0]?.textContent ?? "";
  expect(said.indexOf("Certificate earned")).toBe(0);
  expect(said.indexOf(state)).toBe("Certificate earned".length);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")] as const);
  expect(links.at(-2)).toEqual(["Show certificate", "/academy/certificates/hash/"]);
  expect(links.at(-1)?.[0]).toMatch(next);
});

it("says it once while no renewal is open", async () => {
  const listed = { exam, entry: { ...entry, status: "certificated" as const }, certificate: "hash" };
  ({ close } = await openPage(<ExamCards exams={[listed]} />));
  expect(screen.getAllByText("Certificate earned")).toHaveLength(1);
  expect(screen.getAllByText("Show certificate")).toHaveLength(1);
});
