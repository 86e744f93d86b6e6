import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "무료 콘텐츠에 더해, 한 걸음 더 나아가고 싶은 분을 위한 강좌와 시리즈예요.",
    gives: "무엇을 얻나요",
    give1: "이 페이지의 모든 강좌와 시리즈를 레슨, 퀴즈, 시험까지 학습해요",
    give2: "워크시트를 내려받고 클립을 볼 수 있어요",
    give3: "요금제가 끝나도 수료증은 그대로 남아요",
    courses: "강좌",
    series: "시리즈",
    way: "이용 방법",
    wayText:
      "유료 요금제, 7일 체험, 프로모션 코드 중 하나로 이용해요. 도중에 요금제가 끝나도 시작한 것은 끝까지 학습할 수 있어요.",
    toPlan: "내 요금제 보기",
    empty: "Academy Plus에는 아직 콘텐츠가 없어요.",
    failed: "Academy Plus 콘텐츠를 불러오지 못했어요",
  },
};
