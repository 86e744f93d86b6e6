import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Turkish texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Adın kaydedildi: {{name}}.",
    promoRedeemed: "{{code}} promosyon kodu kullanıldı.",
    dataExported: "Verilerin {{file}} adıyla kaydedildi.",
    certificateDeleted: "Sertifika silindi.",
    enrolled: "Kursa kaydoldun.",
    courseLeft: "Kurstan ayrıldın. İlerlemen saklandı.",
    ratingSaved_one: "Değerlendirmen kaydedildi: {{count}} yıldız.",
    ratingSaved_other: "Değerlendirmen kaydedildi: {{count}} yıldız.",
    feedbackSent: "Geri bildirimin ulaştı. Teşekkürler.",
    connectionLost: "Bağlantı koptu. Yazdıkların saklanıyor.",
    connectionBack: "Bağlantı geri geldi. Bekleyenler gönderiliyor.",
  },
  messages: {
    title: "Mesajlar",
    intro:
      "Siteyi açtığından beri söylenenler. Bu sayfada kalırlar; sayfayı yenilediğinde veya çıkış yaptığında silinirler.",
    none: "Henüz bir şey söylenmedi.",
    clear: "Mesajları temizle",
    dismiss: "Kapat",
  },
  shortcuts: {
    title: "Klavye kısayolları",
    intro: "Bir alana yazarken, odak bir videodayken ve Ctrl, Alt veya ⌘ basılıyken devre dışı kalırlar.",
    switch: "Klavye kısayollarını kullan",
    switchHint: "Kapalıyken hiçbir tuş tek başına bir şey yapmaz. Bu cihaz seçimini hatırlar.",
    anywhere: "Her sayfada",
    goTo: "Art arda iki tuş",
    inLesson: "Ders içinde",
    followedBy: "sonra",
    list: "Bu liste",
    search: "Arama",
    messages: "Bu ziyaretin mesajları",
    home: "Ana sayfa",
    courses: "Kurslar",
    myLearning: "Öğrenimim",
    webinars: "Webinarlar",
    exams: "Sınavlar ve sertifikalar",
    next: "Sonraki adım",
    previous: "Önceki adım",
    bookmark: "Yer imi koy veya kaldır",
  },
  counted: {
    title: "Neler sayılıyor",
    intro:
      "Yalnızca izin verirsen ve yalnızca bu sekmede: hangi tür hesabın burada olduğu, hangi sayfaların açıldığı ve sayfanın hangi adımlardan geçtiği. Ad yok, adres yok, metin yok, hesap numarası yok. Hiçbir yere bir şey gönderilmez.",
    none: "Hiçbir şey sayılmadı.",
    list_one: "{{count}} rapor, gönderileceği biçimde",
    list_other: "{{count}} rapor, en yenisi önce, gönderilecekleri biçimde",
    clear: "Sayılanları temizle",
  },
};
