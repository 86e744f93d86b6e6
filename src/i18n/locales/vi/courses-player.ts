import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-player";

/** The Vietnamese texts of the video player. */
export const texts: Translation<typeof english> = {
  player: {
    controls: "Trình phát video",
    play: "Phát",
    pause: "Tạm dừng",
    position: "Vị trí trong video",
    positionOf: "{{at}} trên {{total}}",
    captions: "Phụ đề",
    captionSize: "Cỡ phụ đề",
    sizes: { small: "Nhỏ", medium: "Vừa", large: "Lớn" },
    readAloud: "Đọc to",
    sound: "Âm thanh",
    pictureInPicture: "Hình trong hình",
    fullScreen: "Toàn màn hình",
    chapters: "Các phần",
    noVoice: "Thiết bị này không có giọng đọc cho ngôn ngữ của phụ đề nên không thể đọc to.",
    voiceFailed: "Giọng đọc của thiết bị đã ngừng; video vẫn phát tiếp với phụ đề.",
    voiceRetry: "Thử lại",
    captionsFailed: "Không tải được phụ đề, nhưng bạn có thể đọc trong bản chép lời.",
    brokenText: "Bạn có thể đọc bản chép lời ở dưới.",
  },
};
