import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "관리",
    signedOut: "관리 페이지를 열려면 로그인하세요",
    signedOutText: "관리 페이지는 Academy를 운영하는 사람을 위한 곳이에요. 로그인하면 여기로 돌아와요.",
    forbidden: "이 계정에는 관리 권한이 없어요",
    forbiddenText: "관리 페이지는 Academy를 운영하는 사람을 위한 곳이에요. 공개된 내용은 모두 볼 수 있어요.",
    sections: {
      accounts: "계정",
      audit: "감사 기록",
      certificates: "수료증",
      promoCodes: "프로모션 코드",
      editing: "초안과 번역",
      feedback: "의견",
      imports: "콘텐츠 가져오기",
      quizReports: "퀴즈 보고서",
      ratings: "평가",
      settings: "설정",
    },
    about: {
      accounts: "계정을 찾고, 권한을 주거나 거두고, 로그아웃시켜요.",
      audit: "누가 누구에게 무엇을 했는지 400일 동안 보관해요.",
      certificates: "수료증을 찾아 사유와 함께 취소하고 복원해요.",
      promoCodes: "Academy Plus를 주는 코드를 추가하고, 사용 현황을 보고, 종료해요.",
      editing: "아직 초안인 것과 번역이 필요한 것을 보여 줘요.",
      feedback: "학습자가 보낸 메시지예요.",
      imports: "사이트에 보이는 콘텐츠를 확인하고 바뀐 것을 가져와요.",
      quizReports: "학습자가 퀴즈와 시험에 어떻게 답하는지 보여 줘요.",
      ratings: "학습자가 강좌를 어떻게 평가하는지 보고, 평가를 삭제해요.",
      settings: "홈페이지의 배너와 후기를 정해요.",
    },
    unread_other: "새 메시지 {{count}}개",
  },
  staffList: {
    filters: "필터",
    apply: "필터 적용",
    clear: "필터 모두 지우기",
    any: "전체",
    file: "CSV로 내려받기",
    pages: "페이지",
    next: "다음 페이지",
    previous: "이전 페이지",
    none: "맞는 항목이 없어요. 필터를 지우거나 다른 것을 찾아보세요.",
    failed: "목록을 불러오지 못했어요",
  },
};
