import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Turkish texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "“Bunu nereden biliyorsun?” sorusuna dayanabilen bir pazarlama öğren.",
    intro:
      "Kısa dersler, dürüst testler ve herkesin doğrulayabileceği sertifikalı sınavlar. Tüm kurslar ücretsiz; istediğin yerde durabilir, herhangi bir cihazda kaldığın yerden devam edebilirsin.",
    description:
      "SEO, içerik pazarlaması ve pazarlama analitiği üzerine testli, sınavlı ve doğrulanabilir sertifikalı ücretsiz çevrimiçi kurslar.",
    how: "Nasıl işliyor",
    how1: "Küçük adımlarla öğren",
    how1Text:
      "Her ders birkaç adımdan oluşur: altyazılı kısa bir video, okunacak bir metin, denenecek bir şey ve yanıtlarını açıklayan bir test.",
    how2: "İstediğin yerde dur",
    how2Text:
      "Yerin adım adım, videolarda saniyesine kadar saklanır. Kursu başka bir cihazda açtığında kaldığın yer seni bekliyor olur.",
    how3: "Kanıtla",
    how3Text:
      "Sınav soruları bir havuzdan gelir, süreyi sunucu tutar ve bağlantı kopsa bile hiçbir şey kaybolmaz. Geçersen sertifikanın herkese açık bir sayfası olur.",
    coursesTitle: "Başlangıç için",
    topicsTitle: "Bir konu seç",
    onboarding: "Arama dünyasında yeni misin?",
    onboardingText:
      "İlk durum tespitinden haftalık değerlendirmeye beş adım; her birinin yönergesi ve net bir sonu var.",
    all: "Tüm kurslar",
  },
  learningNow: {
    title: "Öğrenmeye devam et",
    filter: "Kursları filtrele",
    inProgress: "Devam eden",
    completed: "Tamamlanan",
    none: "Şu anda devam eden bir şey yok.",
    noneCompleted: "Henüz bir kurs tamamlamadın.",
    showAll: "Tümünü göster",
    showFewer: "Daha az göster",
    more: "Diğer kurslarım",
    failed: "Kursların yüklenemedi",
  },
  popular: {
    title: "Popüler kurslar",
    failed: "Popüler kurslar yüklenemedi",
  },
  catalogue: {
    title: "Kurslar",
    description:
      "Academy’nin tüm ücretsiz kursları: SEO, içerik pazarlaması ve pazarlama analitiği; sınavları ve sertifikalarıyla.",
    intro: "Bir konu seç veya yapabilmek istediğin şeyi ara.",
    filters: "Kursları filtrele",
    search: "Kurs ara",
    placeholder: "Örneğin: keyword research",
    topics: "Konular",
    otherTopics: "Diğer konular",
    duration: "Süre",
    anyDuration: "Tüm süreler",
    short: "30 dakikadan kısa",
    medium: "30–60 dakika",
    long: "1 saatten uzun",
    apply: "Filtreleri uygula",
    found_one: "{{count}} kurs",
    found_other: "{{count}} kurs",
    more: "Daha fazla kurs göster",
    empty: "Eşleşen kurs yok",
    emptyText: "Daha az sözcük veya başka filtreler dene.",
    reset: "Tüm kursları göster",
    failed: "Kurslar yüklenemedi",
    moreFailed: "Daha fazla kurs yüklenemedi",
    topicsFailed: "Filtrelemek için konular yüklenemedi.",
    progressFailed: "Bu kurslardaki ilerlemen yüklenemedi.",
    by: "Hazırlayan: {{name}}",
    recorded: "Kayıt",
    progressLabel: "İlerlemen: {{course}}",
  },
};
