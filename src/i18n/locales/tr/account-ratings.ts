import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "E-posta veya ad şunu içeriyor",
    course: "Kurs",
    stars: "Yıldızlar",
    starCount_one: "{{count}} yıldız",
    starCount_other: "{{count}} yıldız",
    count_one: "{{count}} değerlendirme",
    count_other: "{{count}} değerlendirme",
    byCourse: "Kurslara göre değerlendirmeler",
    total: "Değerlendirmeler",
    average: "Ortalama",
    hidden: "Ziyaretçiler henüz görmüyor",
    hiddenText: "Ziyaretçiler bir kursun ortalamasını {{fewest}} değerlendirmeden itibaren görür.",
    unrated: "Henüz hiçbir kurs değerlendirilmedi.",
    rated: "{{date}} günü değerlendirildi",
    remove: "Kaldır",
    removeName: "{{title}} için {{email}} hesabının değerlendirmesini kaldır",
  },
  ratingRemoval: {
    removeTitle: "{{email}} hesabının değerlendirmesi kaldırılsın mı?",
    restoreTitle: "{{email}} hesabının değerlendirmesi geri yüklensin mi?",
    given: "{{title}} için 5 yıldızdan {{stars}} yıldız.",
    counts: "Kursun değerlendirmeleri: önce {{before}}, sonra {{after}}.",
    averages: "Ortalama: önce {{before}}, sonra {{after}}.",
    none: "yok",
    hides: "Ziyaretçiler ortalamayı artık görmeyecek: bunun için {{fewest}} değerlendirme gerekir.",
    shows: "Ziyaretçiler ortalamayı yeniden görecek.",
    again: "Öğrenci kursu yeniden değerlendirebilir.",
    later: "Kursun sayfası bunu bir saat içinde gösterir.",
    undoable: "Bunu geri alabilirsin.",
    removeConfirm: "Değerlendirmeyi kaldır",
    restoreConfirm: "Değerlendirmeyi geri yükle",
    failed: "Değerlendirme değiştirilemedi",
    outdated:
      "Hiçbir şey yapılmadı: öğrenci kursu yeniden değerlendirdi ya da başka bir yönetici daha hızlıydı. Sayfa şimdi güncel durumu gösteriyor.",
    removed: "Değerlendirme kaldırıldı. {{title}} değerlendirmeleri şimdi: {{ratings}}, ortalama: {{average}}.",
    restored:
      "Değerlendirme önceki haliyle geri geldi. {{title}} değerlendirmeleri şimdi: {{ratings}}, ortalama: {{average}}.",
    undo: "Geri al",
  },
};
