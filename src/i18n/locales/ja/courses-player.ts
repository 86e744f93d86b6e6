import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Japanese texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "動画プレーヤー",
    play: "再生",
    pause: "一時停止",
    position: "動画の再生位置",
    positionOf: "{{total}}のうち{{at}}",
    captions: "字幕",
    captionSize: "字幕の大きさ",
    sizes: { small: "小", medium: "中", large: "大" },
    readAloud: "読み上げ",
    sound: "音声",
    pictureInPicture: "ピクチャーインピクチャー",
    fullScreen: "全画面",
    chapters: "チャプター",
    noVoice: "この端末には字幕の言語の音声がないため、読み上げできません。",
    voiceFailed: "端末の音声が止まりました。動画は字幕付きで続きます。",
    voiceRetry: "もう一度試す",
    captionsFailed: "字幕を読み込めませんでしたが、文字起こしで読めます。",
    brokenText: "下の文字起こしを読めます。",
  },
};
