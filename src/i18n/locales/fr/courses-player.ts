import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The French texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Lecteur vidéo",
    play: "Lire",
    pause: "Mettre en pause",
    position: "Position dans la vidéo",
    positionOf: "{{at}} sur {{total}}",
    captions: "Sous-titres",
    captionSize: "Taille des sous-titres",
    sizes: { small: "Petite", medium: "Moyenne", large: "Grande" },
    readAloud: "Lire à voix haute",
    sound: "Son",
    pictureInPicture: "Image dans l’image",
    fullScreen: "Plein écran",
    chapters: "Chapitres",
    noVoice: "Cet appareil n’a pas de voix dans la langue des sous-titres et ne peut donc pas les lire à voix haute.",
    voiceFailed: "La voix de l’appareil s’est arrêtée ; la vidéo continue avec les sous-titres.",
    voiceRetry: "Réessayer",
    captionsFailed: "Impossible de charger les sous-titres, mais vous trouverez le texte dans la transcription.",
    brokenText: "Vous pouvez lire la transcription ci-dessous.",
  },
};
