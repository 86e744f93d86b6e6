import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Turkish texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Arama",
    titleOf: "Arama: {{words}}",
    form: "Her yerde ara",
    words: "Aranacak sözcükler",
    where: "Göster",
    all: "Tümü",
    idle: "Öğrenmek istediğin şeyi veya açıklamasını merak ettiğin bir sözcüğü yaz.",
    found_one: "{{count}} sonuç",
    found_other: "{{count}} sonuç",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Bu türde bir şey yok ama başka sonuçlar var.",
    showAll: "Tüm sonuçları göster",
    tips: "Deneyebileceklerin",
    tipSpelling: "Yazımı kontrol et.",
    tipWords: "Daha az veya daha genel sözcükler kullan.",
    tipLanguage: "Kendi dilinde veya İngilizce ara ya da sitenin dilini değiştir.",
    topics: "Popüler konular",
    more: "Daha fazla sonuç göster",
    moreFailed: "Daha fazla sonuç yüklenemedi",
  },
  recommended: {
    title: "Sırada ne öğrenebilirsin",
    failed: "Önerilen kurslar yüklenemedi",
  },
  lessonShelf: {
    title: "Tekil dersler",
    description: "Tek başına yeten dersler: her biri tek bir görev, yarım saatten kısa, bir video ve bir testle.",
    intro: "Tek görev, tek ders. Ön izlemeye bak, ücretsiz kaydol ve yarım saat içinde bitir.",
    filters: "Dersleri filtrele",
    search: "Ders ara",
    placeholder: "Örneğin: title tags",
    found_one: "{{count}} ders",
    found_other: "{{count}} ders",
    more: "Daha fazla ders göster",
    empty: "Eşleşen ders yok",
    reset: "Tüm dersleri göster",
    failed: "Dersler yüklenemedi",
    moreFailed: "Daha fazla ders yüklenemedi",
  },
  webinarShelf: {
    title: "Webinarlar",
    description: "Arama, içerik, reklam ve ölçüm üzerine webinarlar: yaklaşanlar ve geçmiştekilerin kayıtları.",
    intro: "Canlı ve sorularına zaman ayrılmış. Sonrasında kayıt, altyazılarıyla burada kalır.",
    upcoming: "Yaklaşanlar",
    recordings: "Kayıtlar",
    filters: "Webinarları filtrele",
    found_one: "{{count}} webinar",
    found_other: "{{count}} webinar",
    more: "Daha fazla webinar göster",
    empty: "Eşleşen webinar yok",
    reset: "Tüm webinarları göster",
    failed: "Webinarlar yüklenemedi",
    moreFailed: "Daha fazla webinar yüklenemedi",
  },
  templateShelf: {
    title: "Şablonlar",
    description:
      "Üzerinde çalışabileceğin, her biri doldurulmuş bir örnekle gelen dosyalar: takvimler, briefler, kontrol listeleri, planlar ve raporlar.",
    intro: "Dosyayı indir, doldurulmuş örneğe bak, yerine kendininkini koy.",
    filters: "Şablonları filtrele",
    search: "Şablon ara",
    placeholder: "Örneğin: content calendar",
    found_one: "{{count}} şablon",
    found_other: "{{count}} şablon",
    more: "Daha fazla şablon göster",
    empty: "Eşleşen şablon yok",
    reset: "Tüm şablonları göster",
    failed: "Şablonlar yüklenemedi",
    moreFailed: "Daha fazla şablon yüklenemedi",
  },
  topic: {
    advertising: {
      title: "Reklamcılık kursları",
      description:
        "Ücretli arama ve diğer reklam türleri üzerine ücretsiz kurslar: açık artırmalar, anahtar kelimeler, reklamlar, açılış sayfaları ve getirileri.",
      intro:
        "İlgiyi bilerek satın al: açık artırmalar fiyatı nasıl belirler, bir reklam ne söylemeli ve ne zaman durmalı.",
    },
    career: {
      title: "Pazarlama kariyeri kursları",
      description:
        "Pazarlama kariyeri için ücretsiz kurslar: roller, portfolyo, başvurular ve bir işteki ilk doksan gün.",
      intro: "Hangi rolün sana uyduğunu bul, neler yapabildiğini göster ve iyi bir başlangıç yap.",
    },
    contentMarketing: {
      title: "İçerik pazarlaması kursları",
      description:
        "İçerik pazarlaması üzerine ücretsiz kurslar: konu seçimi, brief yazma, düzenleme, dağıtım ve sonucu ölçme.",
      intro: "Okurların ihtiyaç duyduğunu yayımla ve sonrasında işe yarayıp yaramadığını bil.",
    },
    digitalMarketing: {
      title: "Dijital pazarlama kursları",
      description:
        "Bütünüyle dijital pazarlama üzerine ücretsiz kurslar: kanallar, hedef kitle, e-posta ve rakamları tutan bir plan.",
      intro: "Birini seçmeden önce kanalların birbirini nasıl tamamladığını gör.",
    },
    aiCourses: {
      title: "Pazarlamacılar için yapay zekâ kursları",
      description:
        "Pazarlamada yapay zekâyla çalışma üzerine ücretsiz kurslar: modele iş tarif etme, çıktısını denetleme, yapay zekâ yanıtlarında bulunma.",
      intro: "Modelin iyi yaptığını ona bırak, insan gerektireni kendine ayır.",
    },
    marketingAnalytics: {
      title: "Pazarlama analitiği kursları",
      description:
        "Pazarlama analitiği üzerine ücretsiz kurslar: sorular, metrikler, güvenebileceğin veriler ve sağlam kararlar.",
      intro: "Bir soruyu rakama, rakamı karara dönüştür.",
    },
    seo: {
      title: "SEO kursları",
      description:
        "Ücretsiz SEO kursları: aramanın işleyişi, anahtar kelimeler ve arama amacı, sayfalar, teknik kontroller ve etkiyi ölçme.",
      intro: "Aramayı birbirini izleyen aşamalar olarak öğren ve bir sayfanın hangisinde takıldığını bul.",
    },
    semrushTools: {
      title: "Semrush araçları kursları",
      description:
        "Semrush araçlarıyla çalışma üzerine ücretsiz kurslar: tahminler, anahtar kelime araştırması, site denetimi ve sıralama takibi.",
      intro: "Araçların neyi ölçtüğünü, neyi tahmin ettiğini ve ikisiyle nasıl çalışılacağını öğren.",
    },
    socialMedia: {
      title: "Sosyal medya kursları",
      description:
        "Sosyal medya pazarlaması üzerine ücretsiz kurslar: amaç, gönderiler, yanıtlar, erişilebilirlik ve katkıyı ölçme.",
      intro: "Az sayıda ağ seç, bir amaçla paylaş ve işletmeye ne kattığını say.",
    },
  },
  voices: {
    experts: "Ders verenler",
    reviews: "Öğrenenler ne diyor",
  },
};
