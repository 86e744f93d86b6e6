import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Turkish texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Seriler",
    intro: "Bir konuyu sırasıyla ele alan kısa bölümler. Birini izle, sonra o kısmı kendi sitende uygula.",
    signedOut: "Serileri izlemek için giriş yap",
    signedOutText: "Seriler öğrenci hesaplarına özeldir. Giriş yaptığında bu sayfaya dönersin.",
    forbidden: "Hesabın serileri kapsamıyor",
    forbiddenText:
      "Seriler öğrenciler içindir ve İngilizcedir. Öğrenciysen ve yine de bunu görüyorsan hesabını yöneten kişiye sor. Tüm kurslar sana açık.",
    none: "Henüz seri yok",
    noneText: "İlki yayımlandığında burada görünür. Bu arada kurslara göz atabilirsin.",
    failed: "Seriler yüklenemedi",
    episodes: "Bölümler",
    about: "Bu seri hakkında",
    host: "Sunucun",
    watchedOf_one: "{{watched}} / {{total}} izlendi",
    watchedOf_other: "{{watched}} / {{total}} izlendi",
    watched: "İzlendi",
    start: "İzlemeye başla",
    resume: "{{number}}. bölümle devam et",
    again: "Yeniden izle",
    progressFailed: "İlerlemen yüklenemedi",
    progressFailedText: "Bölümleri yine de izleyebilirsin.",
  },
  episode: {
    number: "{{number}}. bölüm",
    failed: "Bölüm yüklenemedi",
    rule: "%90’ını oynattığında veya sen işaretlediğinde izlenmiş sayılır.",
    mark: "İzlendi olarak işaretle",
    isWatched: "Bu bölümü izledin.",
    last: "Bu, serinin son bölümüydü.",
    next: "Sonraki bölüm",
    all: "Tüm bölümler",
    waiting: "Henüz izlendi olarak işaretlenmedi",
    waitingText: "Sunucuya ulaşılamıyor. Bağlantı geri gelir gelmez bölüm işaretlenecek.",
    markFailed: "Bölüm izlendi olarak işaretlenemedi",
    brokenText: "Aşağıdaki dökümü okuyup bölümü izlendi olarak işaretleyebilirsin.",
  },
};
