import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The German texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Videoplayer",
    play: "Abspielen",
    pause: "Anhalten",
    position: "Stelle im Video",
    positionOf: "{{at}} von {{total}}",
    captions: "Untertitel",
    captionSize: "Größe der Untertitel",
    sizes: { small: "Klein", medium: "Mittel", large: "Groß" },
    readAloud: "Vorlesen",
    sound: "Ton",
    pictureInPicture: "Bild im Bild",
    fullScreen: "Vollbild",
    chapters: "Kapitel",
    noVoice: "Dieses Gerät hat keine Stimme für die Sprache der Untertitel und kann sie deshalb nicht vorlesen.",
    voiceFailed: "Die Stimme des Geräts ist verstummt; das Video läuft mit Untertiteln weiter.",
    voiceRetry: "Noch einmal versuchen",
    captionsFailed: "Die Untertitel konnten nicht geladen werden, aber du findest den Text im Transkript.",
    brokenText: "Du kannst das Transkript unten lesen.",
  },
};
