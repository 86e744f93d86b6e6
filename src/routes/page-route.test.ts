import { expect, it } from "vitest";
import { addressOf } from "../entry.server";

it.each([
  ["/academy/search/?search=analytics&kind=lesson"],
  ["/academy/search/?app=glossary"],
  ["/academy/digital-marketing-glossary/?letter=A&search=link"],
  ["/academy/register/?returnTo=%2Facademy%2Fcourses%2Fseo-basics%2F"],
  ["/academy/forgot-password/?returnTo=%2Facademy%2Fcourses%2F"],
  ["/academy/administration/accounts/?search=ada&plan=paid&right=academy.admin&state=signed-in&before=51"],
  ["/academy/administration/audit/?action=sign-in&account=7&day=2026-03-01&after=51"],
  ["/academy/administration/feedback/?state=done&search=links&language=de&page=%2Facademy%2F"],
  ["/academy/administration/quiz-reports/?kind=exam&language=de&months=12&sort=attempts"],
  ["/academy/administration/certificates/?search=ada&exam=seo-basics&state=revoked&before=51"],
])("the server knows the query that a page reads: %s", (address) => {
  expect(addressOf(address)).toBe(address);
});

it.each([
  ["/academy/search/?search=&other=1", "/academy/search/"],
  ["/academy/digital-marketing-glossary/?letter[]=A", "/academy/digital-marketing-glossary/"],
  ["/academy/profile/?search=ada", "/academy/profile/"],
])("and no other: %s", (address, known) => {
  expect(addressOf(address)).toBe(known);
});
