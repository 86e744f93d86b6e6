import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Dutch texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Videospeler",
    play: "Afspelen",
    pause: "Pauzeren",
    position: "Positie in de video",
    positionOf: "{{at}} van {{total}}",
    captions: "Ondertiteling",
    captionSize: "Grootte van de ondertiteling",
    sizes: { small: "Klein", medium: "Normaal", large: "Groot" },
    readAloud: "Voorlezen",
    sound: "Geluid",
    pictureInPicture: "Beeld-in-beeld",
    fullScreen: "Volledig scherm",
    chapters: "Hoofdstukken",
    noVoice: "Dit apparaat heeft geen stem in de taal van de ondertiteling en kan die dus niet voorlezen.",
    voiceFailed: "De stem van het apparaat is gestopt; de video gaat verder met ondertiteling.",
    voiceRetry: "Opnieuw proberen",
    captionsFailed: "De ondertiteling kon niet worden geladen, maar je vindt de tekst in het transcript.",
    brokenText: "Je kunt het transcript hieronder lezen.",
  },
};
