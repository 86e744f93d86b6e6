import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "로그인된 브라우저",
    text: "이 계정에 로그인된 브라우저예요. 모르는 브라우저가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.",
    device: "{{system}}의 {{browser}}",
    unknown: "알 수 없는 브라우저",
    current: "이 브라우저",
    signedIn: "로그인: {{date}}",
    used: "마지막 사용: {{date}}",
    network: "네트워크: {{network}}",
    end: "로그아웃",
    endOf: "{{device}} 로그아웃",
    endOthers: "다른 모든 브라우저 로그아웃",
    ended: "그 브라우저에서 로그아웃했어요.",
    othersEnded: "다른 모든 브라우저에서 로그아웃했어요.",
    only: "다른 곳에는 로그인되어 있지 않아요.",
    failed: "로그인된 브라우저를 불러오지 못했어요",
    endFailed: "로그아웃하지 못했어요",
  },
};
