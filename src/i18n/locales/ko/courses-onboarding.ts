import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Korean texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "SEO 시작하기",
    description:
      "검색에서 내 사이트를 위해 가장 먼저 할 일. 현재 상태 파악부터 주간 점검까지 다섯 단계이고, 단계마다 방법과 분명한 완료 기준이 있어요.",
    intro: "내 사이트에서 한 단계씩 진행해 보세요. 단계마다 할 일과 완료를 알아보는 방법이 있어요.",
    signInHint: "먼저 로그인하면 이 페이지로 돌아와요. 완료한 단계는 계정에 저장돼요.",
    how: "진행 방법",
    passOf: "완료로 표시: {{title}}",
    passFailed: "단계를 완료로 표시하지 못했어요",
    progressFailed: "진행 상황을 불러오지 못했어요",
    progressFailedText: "그래도 단계는 모두 읽을 수 있어요.",
    failed: "단계를 불러오지 못했어요",
    none: "아직 단계가 없어요",
    noneText: "공개되면 여기에 나타나요. 그동안 강좌를 둘러보세요.",
    completed: "모든 단계를 마쳤어요",
    completedText: "기초를 다졌어요. 퀴즈와 시험이 있는 강좌로 더 나아가 보세요.",
  },
};
