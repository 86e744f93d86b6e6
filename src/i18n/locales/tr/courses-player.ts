import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Turkish texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Video oynatıcı",
    play: "Oynat",
    pause: "Duraklat",
    position: "Videodaki konum",
    positionOf: "{{at}} / {{total}}",
    captions: "Altyazılar",
    captionSize: "Altyazı boyutu",
    sizes: { small: "Küçük", medium: "Orta", large: "Büyük" },
    readAloud: "Sesli oku",
    sound: "Ses",
    pictureInPicture: "Resim içinde resim",
    fullScreen: "Tam ekran",
    chapters: "Bölümler",
    noVoice: "Bu cihazda altyazıların dilinde bir ses yok, bu yüzden altyazılar sesli okunamıyor.",
    voiceFailed: "Cihazın sesi kesildi; video altyazılarla devam ediyor.",
    voiceRetry: "Yeniden dene",
    captionsFailed: "Altyazılar yüklenemedi ama metni dökümde bulabilirsin.",
    brokenText: "Aşağıdaki dökümü okuyabilirsin.",
  },
};
