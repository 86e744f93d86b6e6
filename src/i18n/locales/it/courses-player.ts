import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Italian texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Lettore video",
    play: "Riproduci",
    pause: "Metti in pausa",
    position: "Posizione nel video",
    positionOf: "{{at}} di {{total}}",
    captions: "Sottotitoli",
    captionSize: "Dimensione dei sottotitoli",
    sizes: { small: "Piccola", medium: "Media", large: "Grande" },
    readAloud: "Leggi ad alta voce",
    sound: "Audio",
    pictureInPicture: "Finestra mobile",
    fullScreen: "Schermo intero",
    chapters: "Capitoli",
    noVoice: "Questo dispositivo non ha una voce nella lingua dei sottotitoli, quindi non può leggerli ad alta voce.",
    voiceFailed: "La voce del dispositivo si è fermata e il video continua con i sottotitoli.",
    voiceRetry: "Riprova",
    captionsFailed: "Non è stato possibile caricare i sottotitoli, ma trovi il testo nella trascrizione.",
    brokenText: "Puoi leggere la trascrizione qui sotto.",
  },
};
