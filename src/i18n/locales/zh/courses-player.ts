import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Chinese texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "视频播放器",
    play: "播放",
    pause: "暂停",
    position: "播放位置",
    positionOf: "{{at}}，共 {{total}}",
    captions: "字幕",
    captionSize: "字幕大小",
    sizes: { small: "小", medium: "中", large: "大" },
    readAloud: "朗读",
    sound: "声音",
    pictureInPicture: "画中画",
    fullScreen: "全屏",
    chapters: "章节",
    noVoice: "此设备没有字幕语言的语音，无法朗读字幕。",
    voiceFailed: "设备的语音已停止，视频将带字幕继续播放。",
    voiceRetry: "重试",
    captionsFailed: "字幕加载失败，但你可以阅读文字稿。",
    brokenText: "你可以阅读下方的文字稿。",
  },
};
