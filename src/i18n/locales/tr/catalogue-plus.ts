import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Daha ileri gitmek isteyenler için, ücretsiz olanlara ek kurslar ve seriler.",
    gives: "Sana ne kazandırır",
    give1: "Bu sayfadaki tüm kurslar ve seriler; dersleri, testleri ve sınavlarıyla",
    give2: "İndirip izleyebileceğin çalışma sayfaları ve klipler",
    give3: "Planın bitse de sende kalan sertifikalar",
    courses: "Kurslar",
    series: "Seriler",
    way: "Nasıl edinirsin",
    wayText:
      "Ücretli bir planla, 7 günlük denemeyle ya da bir promosyon koduyla. Başladığın şeyi, planın arada bitse bile tamamlayabilirsin.",
    toPlan: "Planına git",
    empty: "Academy Plus’ta henüz bir şey yok.",
    failed: "Academy Plus içeriğini yükleyemedik",
  },
};
