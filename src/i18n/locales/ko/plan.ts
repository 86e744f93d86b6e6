import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Academy Plus 콘텐츠예요",
    text: "학습하려면 체험을 시작하거나 프로모션 코드를 입력하세요. 둘 다 프로필의 요금제에 있어요.",
    action: "내 요금제 보기",
    enrol: "수강 신청",
  },
};
