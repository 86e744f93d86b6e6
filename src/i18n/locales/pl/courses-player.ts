import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Polish texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Odtwarzacz filmu",
    play: "Odtwórz",
    pause: "Wstrzymaj",
    position: "Miejsce w filmie",
    positionOf: "{{at}} z {{total}}",
    captions: "Napisy",
    captionSize: "Rozmiar napisów",
    sizes: { small: "Mały", medium: "Średni", large: "Duży" },
    readAloud: "Czytaj na głos",
    sound: "Dźwięk",
    pictureInPicture: "Obraz w obrazie",
    fullScreen: "Pełny ekran",
    chapters: "Rozdziały",
    noVoice: "To urządzenie nie ma głosu w języku napisów, więc nie może ich przeczytać na głos.",
    voiceFailed: "Głos urządzenia ucichł, a film biegnie dalej z napisami.",
    voiceRetry: "Spróbuj ponownie",
    captionsFailed: "Nie udało się wczytać napisów, ale tekst jest w transkrypcji.",
    brokenText: "Możesz przeczytać transkrypcję poniżej.",
  },
};
