import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Korean texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "동영상 플레이어",
    play: "재생",
    pause: "일시정지",
    position: "동영상 위치",
    positionOf: "{{total}} 중 {{at}}",
    captions: "자막",
    captionSize: "자막 크기",
    sizes: { small: "작게", medium: "보통", large: "크게" },
    readAloud: "소리 내어 읽기",
    sound: "소리",
    pictureInPicture: "화면 속 화면",
    fullScreen: "전체 화면",
    chapters: "챕터",
    noVoice: "이 기기에는 자막 언어의 음성이 없어서 소리 내어 읽을 수 없어요.",
    voiceFailed: "기기 음성이 멈췄어요. 동영상은 자막과 함께 계속 재생돼요.",
    voiceRetry: "다시 시도",
    captionsFailed: "자막을 불러오지 못했지만 스크립트에서 내용을 볼 수 있어요.",
    brokenText: "아래 스크립트를 읽을 수 있어요.",
  },
};
