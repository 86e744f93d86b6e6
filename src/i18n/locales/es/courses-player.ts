import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Spanish texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Reproductor de vídeo",
    play: "Reproducir",
    pause: "Pausar",
    position: "Posición en el vídeo",
    positionOf: "{{at}} de {{total}}",
    captions: "Subtítulos",
    captionSize: "Tamaño de los subtítulos",
    sizes: { small: "Pequeño", medium: "Mediano", large: "Grande" },
    readAloud: "Leer en voz alta",
    sound: "Sonido",
    pictureInPicture: "Ventana flotante",
    fullScreen: "Pantalla completa",
    chapters: "Capítulos",
    noVoice:
      "Este dispositivo no tiene ninguna voz en el idioma de los subtítulos, así que no puede leerlos en voz alta.",
    voiceFailed: "La voz del dispositivo se ha detenido; el vídeo sigue con subtítulos.",
    voiceRetry: "Reintentar",
    captionsFailed: "No hemos podido cargar los subtítulos, pero tienes el texto en la transcripción.",
    brokenText: "Puedes leer la transcripción de abajo.",
  },
};
