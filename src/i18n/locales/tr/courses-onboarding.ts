import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Turkish texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "SEO’ya başlangıç",
    description:
      "Aramada siten için önce ne yapmalı: ilk durum tespitinden haftalık değerlendirmeye beş adım; her birinin yönergesi ve net bir sonu var.",
    intro: "Kendi sitende adım adım ilerle. Her adım, ne yapacağını ve tamamlandığını nasıl anlayacağını söyler.",
    signInHint: "Önce giriş yaparsın, sonra buraya dönersin. Tamamlanan adımlar hesabında saklanır.",
    how: "Nasıl yapılır",
    passOf: "Tamamlandı olarak işaretle: {{title}}",
    passFailed: "Adım tamamlandı olarak işaretlenemedi",
    progressFailed: "İlerlemen yüklenemedi",
    progressFailedText: "Adımları yine de okuyabilirsin.",
    failed: "Adımlar yüklenemedi",
    none: "Henüz adım yok",
    noneText: "Yayımlandıklarında burada görünürler. Bu arada kurslara göz atabilirsin.",
    completed: "Tüm adımlar tamam",
    completedText: "Temeli attın. Bir kurs, testleri ve sınavıyla seni daha ileri götürür.",
  },
};
