import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Korean texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "“그걸 어떻게 아세요?”라는 질문에도 답할 수 있는 마케팅을 배워요.",
    intro:
      "짧은 레슨, 정직한 퀴즈, 누구나 확인할 수 있는 수료증을 주는 시험. 모든 강좌가 무료이고, 어디서 멈추든 어느 기기에서나 이어서 할 수 있어요.",
    description:
      "SEO, 콘텐츠 마케팅, 마케팅 분석을 배우는 무료 온라인 강좌. 퀴즈와 시험, 누구나 확인할 수 있는 수료증이 있어요.",
    how: "이렇게 배워요",
    how1: "작은 단계로 배우기",
    how1Text:
      "레슨마다 몇 개의 단계가 있어요. 자막이 있는 짧은 동영상, 읽을거리, 해 볼 거리, 답을 설명해 주는 퀴즈예요.",
    how2: "언제든 멈추기",
    how2Text: "진행 위치를 단계마다, 동영상은 초 단위까지 기억해요. 다른 기기에서 강좌를 열면 바로 그 자리예요.",
    how3: "증명하기",
    how3Text:
      "시험은 문제 은행에서 출제하고, 시간은 서버 시계로 재며, 연결이 끊겨도 이어져요. 합격하면 수료증에 공개 페이지가 생겨요.",
    coursesTitle: "시작하기 좋은 강좌",
    topicsTitle: "주제 고르기",
    onboarding: "검색이 처음인가요?",
    onboardingText: "현재 상태 파악부터 주간 점검까지 다섯 단계. 단계마다 방법과 분명한 완료 기준이 있어요.",
    all: "모든 강좌",
  },
  learningNow: {
    title: "이어서 학습하기",
    filter: "강좌 필터",
    inProgress: "수강 중",
    completed: "완료",
    none: "지금 수강 중인 강좌가 없어요.",
    noneCompleted: "아직 완료한 강좌가 없어요.",
    showAll: "모두 보기",
    showFewer: "접기",
    more: "내 다른 강좌",
    failed: "내 강좌를 불러오지 못했어요",
  },
  popular: {
    title: "인기 강좌",
    failed: "인기 강좌를 불러오지 못했어요",
  },
  catalogue: {
    title: "강좌",
    description: "아카데미의 모든 무료 강좌: SEO, 콘텐츠 마케팅, 마케팅 분석. 시험과 수료증이 있어요.",
    intro: "주제를 고르거나 배우고 싶은 것을 검색해 보세요.",
    filters: "강좌 필터",
    search: "강좌 검색",
    placeholder: "예: keyword research",
    topics: "주제",
    otherTopics: "다른 주제",
    duration: "길이",
    anyDuration: "모든 길이",
    short: "30분 미만",
    medium: "30~60분",
    long: "1시간 초과",
    apply: "필터 적용",
    found_other: "강좌 {{count}}개",
    more: "강좌 더 보기",
    empty: "일치하는 강좌가 없어요",
    emptyText: "단어를 줄이거나 다른 필터를 써 보세요.",
    reset: "모든 강좌 보기",
    failed: "강좌를 불러오지 못했어요",
    moreFailed: "강좌를 더 불러오지 못했어요",
    topicsFailed: "필터에 쓸 주제를 불러오지 못했어요.",
    progressFailed: "이 강좌들의 진행 상황을 불러오지 못했어요.",
    by: "강사 {{name}}",
    recorded: "녹화",
    progressLabel: "{{course}} 진행 상황",
  },
};
