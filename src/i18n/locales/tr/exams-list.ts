import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Turkish texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Academy’nin tüm sınavları; soruları, süresi ve geçme sınırıyla. Geçen, herkesin doğrulayabileceği bir sertifika kazanır.",
    intro:
      "Bildiklerini göster. Bir sınav ancak sen başlattığında başlar; geçen, herkesin doğrulayabileceği, herkese açık sayfası olan bir sertifika alır.",
    signedOut: "Her sınavda ne durumda olduğunu görmek için giriş yap. Sonra bu sayfaya dönersin.",
    failed: "Sınavlar yüklenemedi",
    statusesFailed: "Sınav durumun yüklenemedi",
    statusesFailedText: "Yine de her sınavın kurallarını okuyabilirsin.",
    none: "Henüz sınav yok",
    noneText: "İlki yayımlandığında burada görünür. Bu arada kurslara göz atabilirsin.",
    all: "Tüm sınavlar",
    open: "Devam eden",
    toStart: "Başlamaya hazır",
    waiting: "Henüz açık değil",
    certificated: "Sertifika alındı",
    digitalAgencies: "Dijital ajanslar için",
    digitalAgenciesText:
      "Bir ajansı yürütmek: müşteriler nasıl kazanılır, iş neye mal olur ve sonuçlar nasıl raporlanır.",
    toolkitProficiency: "Araç seti yetkinliği",
    toolkitProficiencyText:
      "Her araç seti için bir sınav: verileri sana neyi söyleyebilir, sınırları nerede ve yanıtla ne yaparsın.",
    passMark: "Geçmek için %{{passMark}}",
    noClock: "Süre sınırı yok",
    state: {
      toStart: "Başlamaya hazır",
      open: "Devam ediyor",
      notEnrolled: "Kurs gerekli",
      planNeeded: "Academy Plus gerekir",
      lessonsUnfinished: "Dersler tamamlanmadı",
      coolingDown: "Yeni deneme daha sonra",
      certificated: "Sertifika alındı",
      nameless: "Geçildi",
    },
    note: {
      open: "Denemene devam et veya yenisini başlat.",
      notEnrolled: "Önce “{{course}}” kursuna kaydol ve derslerini tamamla.",
      planNeeded: "Bu sınavın kursu Academy Plus’a dahil.",
      lessonsUnfinished: "Önce “{{course}}” kursunun derslerini tamamla.",
      courseClosed: "Kursu şu anda yayında değil.",
      coolingDown: "Son denemede geçemedin. Yeni deneme bu sayfada kendiliğinden açılır.",
      nameless: "Sertifikanı almak için adını yaz.",
    },
    action: {
      read: "Kuralları gör ve başla",
      start: "Başla",
      resume: "Devam et",
      retakeAt: "Yeniden deneme: {{moment}}",
      toCourse: "Kursa git",
      show: "Sertifikayı göster",
      name: "Sertifikayı al",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Ajans ortaklarının sınavları: dijital ajans büyümesi ve her araç setindeki yetkinlik için birer sınav.",
      intro:
        "Müşteriler için çalışan ekiplere: bir ajansın nelere karar vermesi gerektiği ve her araç setinin neyi söyleyip neyi söyleyemediği.",
      signedOut: "Ortaklık sınavlarını görmek için giriş yap",
      signedOutText:
        "Giriş yaptığında her sınavdaki durumunu burada görürsün. Sonra bu sayfaya dönersin. Kurallar, tüm sınavlar listesinde herkese açıktır.",
      toAll: "Tüm sınavları gör",
    },
  },
};
