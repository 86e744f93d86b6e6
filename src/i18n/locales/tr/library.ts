import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Turkish texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Taslak. Bu sayfayı yalnızca editörler görür.",
  },
  glossary: {
    title: "Dijital pazarlama sözlüğü",
    description:
      "Arama, içerik, reklam ve analitiğin sözcükleri: her biri yalın bir cümleyle, bir açıklama ve ilgili terimlerle.",
    intro: "Mesleğin sözcükleri, her biri önce yalın bir cümleyle. Devamını okumak için birini aç.",
    filter: "Terim bul",
    search: "Sözlükte ara",
    placeholder: "Örneğin: canonical",
    apply: "Ara",
    letters: "Harfler",
    anyLetter: "Tümü",
    found_one: "{{count}} terim",
    found_other: "{{count}} terim",
    clear: "Tüm terimleri göster",
    empty: "Eşleşen terim yok",
    emptyText: "Sözcüğün bir parçasını veya başka bir karşılığını dene.",
    none: "Henüz terim yok",
    noneText: "İlkleri yayımlandığında burada görünür. Bu arada kurslara göz atabilirsin.",
    failed: "Sözlük yüklenemedi",
  },
  term: {
    synonyms: "Diğer adları",
    body: "Açıklama",
    related: "İlgili terimler",
    topics: "İlgili kurslar",
    sameLetter: "{{letter}} harfindeki diğer terimler",
    failed: "Terim yüklenemedi",
  },
  faq: {
    title: "Sorular ve yanıtlar",
    description:
      "Öğrenenlerin sorularına kısa yanıtlar: hesaplar, kurslar, sınavlar, sertifikalar ve kullanım koşulları.",
    intro: "Öğrenenlerin en çok sorduklarına kısa yanıtlar.",
    groups: "Konular",
    link: "Bu sorunun bağlantısı",
    missing: "Aradığın soru burada yok mu?",
    missingText: "Academy ekibine yaz. Yanıtlar e-postayla gelir.",
    ask: "Bize yaz",
    none: "Henüz soru yok",
    failed: "Sorular ve yanıtlar yüklenemedi",
  },
  terms: {
    crumb: "Kullanım koşulları",
    description:
      "Academy’yi kullanırken geçerli olanlar: hesabın, içerik, sertifikalar ve verilere nasıl davrandığımız.",
    updated: "Son güncelleme: {{date}}",
    body: "Koşulların tamamı",
    failed: "Koşullar yüklenemedi",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Yaklaşan",
    was: "Gerçekleştiği tarih",
    zone: "Saat dilimi: {{zone}}",
    calendar: "Takvimine ekle",
    calendarText: "Takvim kaydı bu sayfaya geri getirir.",
    over: "Bu webinar sona erdi",
    overText: "Burada kaydı yok.",
    recording: "Kayıt",
    recordingOf: "{{title}} kaydı",
    play: "Kaydı oynat",
    outcomes: "Neler öğreneceksin",
    about: "Bu webinar hakkında",
    speakers_one: "Konuşmacın",
    speakers_other: "Konuşmacıların",
    all: "Tüm webinarlar",
    failed: "Webinar yüklenemedi",
  },
  template: {
    crumb: "Şablon",
    download: "{{name}} dosyasını indir ({{size}})",
    rights: "Müşterilerin için yaptığın işlerde de ücretsiz kullanabilir ve değiştirebilirsin.",
    about: "Ne işe yarar",
    steps: "Nasıl doldurulur",
    all: "Tüm şablonlar",
    failed: "Şablon yüklenemedi",
  },
  education: {
    title: "Öğretmenler ve öğrenciler için",
    description:
      "Arama, içerik ve analitiği ücretsiz kurslarla öğret: doğrulanabilir sertifikalı sınavlar, öğrenciler için seriler, sınıf için şablonlar.",
    intro:
      "Academy’yi seminerlerde, mesleki eğitimde ve atölyelerde kullan. Kurslar ücretsiz, herkes kendi hızında öğrenir ve her sertifikayı doğrulayabilirsin.",
    offer: "Sınıfın için burada neler var",
    courses: "Sınavlı kurslar",
    coursesText:
      "Bir video, okunacak bir metin ve yanıtlarını açıklayan bir testten oluşan kısa dersler. Sınav sorularını bir havuzdan çeker; yan yana oturanlar nadiren aynı soruları görür.",
    series: "Öğrenci hesapları için seriler",
    seriesText: "Öğrenci hesabı olanlar serileri de izler: bir konuyu sırasıyla ele alan, İngilizce kısa bölümler.",
    certificates: "Doğrulanabilir sertifikalar",
    certificatesText:
      "Her sertifikanın, geçerli olup olmadığını söyleyen herkese açık bir sayfası vardır. Öğrenciler sana adresini gönderir; açmak için hesap gerekmez.",
    templates: "Sınıf çalışması için dosyalar",
    templatesText:
      "Her biri doldurulmuş bir örnekle gelen briefler, takvimler, kontrol listeleri ve planlar. Sınıfa götür ve dilediğin gibi değiştir.",
    how: "Sınıfınla bir kurs, dört adımda",
    step1: "Bir kurs seç ve önce kendin bitir",
    step1Text:
      "Kurs sayfasında dersler, her birinin süresi ve sınavın kuralları yazar. Testler istendiği kadar tekrarlanabilir.",
    step2: "Bir tempo belirleyin",
    step2Text:
      "Her buluşma için bir veya iki ders ver. Herkesin ilerlemesi saklanır, kimsenin aynı yerde olması gerekmez.",
    step3: "Buluşmaları sorulara ve uygulamaya ayır",
    step3Text:
      "Sınıfın bildiği bir sitede bir şablon kullan. Sözlük sözcükleri açıklar, testler hangi konuya yeniden dönmek gerektiğini gösterir.",
    step4: "Herkes sınava girsin",
    step4Text:
      "Sınav, sınıfta veya evde, ancak öğrenci başlattığında başlar. Geçenler sana sertifikalarının adresini gönderir.",
    accounts: "Sınıfın için öğrenci hesapları",
    accountsText:
      "Bize okulunu, ne öğrettiğini ve kaç öğrenci için hesap gerektiğini yaz. Yanıtın sana ulaşması için mesajı gönderirken giriş yaparsın.",
    ask: "Öğrenci hesabı iste",
    further: "Buradan devam et",
    toCourses: "Tüm kursları gör",
    toSeries: "Tüm serileri gör",
    toTemplates: "Tüm şablonları gör",
    toFaq: "Sorular ve yanıtlar",
  },
};
