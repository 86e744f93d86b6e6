import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Portuguese texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Player de vídeo",
    play: "Reproduzir",
    pause: "Pausar",
    position: "Posição no vídeo",
    positionOf: "{{at}} de {{total}}",
    captions: "Legendas",
    captionSize: "Tamanho das legendas",
    sizes: { small: "Pequeno", medium: "Médio", large: "Grande" },
    readAloud: "Ler em voz alta",
    sound: "Som",
    pictureInPicture: "Janela flutuante",
    fullScreen: "Tela cheia",
    chapters: "Capítulos",
    noVoice: "Este dispositivo não tem uma voz no idioma das legendas e não pode lê-las em voz alta.",
    voiceFailed: "A voz do dispositivo parou, e o vídeo continua com legendas.",
    voiceRetry: "Tentar de novo",
    captionsFailed: "Não foi possível carregar as legendas, mas o texto está na transcrição.",
    brokenText: "Você pode ler a transcrição abaixo.",
  },
};
