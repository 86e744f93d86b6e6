import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Swedish texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Videospelare",
    play: "Spela",
    pause: "Pausa",
    position: "Plats i videon",
    positionOf: "{{at}} av {{total}}",
    captions: "Undertexter",
    captionSize: "Undertexternas storlek",
    sizes: { small: "Liten", medium: "Mellan", large: "Stor" },
    readAloud: "Läs upp",
    sound: "Ljud",
    pictureInPicture: "Bild i bild",
    fullScreen: "Helskärm",
    chapters: "Kapitel",
    noVoice: "Den här enheten har ingen röst på undertexternas språk och kan därför inte läsa upp dem.",
    voiceFailed: "Enhetens röst tystnade; videon fortsätter med undertexter.",
    voiceRetry: "Försök igen",
    captionsFailed: "Undertexterna kunde inte laddas, men texten finns i transkriptionen.",
    brokenText: "Du kan läsa transkriptionen nedanför.",
  },
};
