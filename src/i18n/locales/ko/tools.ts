import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Korean texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "이름을 저장했어요: {{name}}",
    promoRedeemed: "프로모션 코드 {{code}} 등록을 마쳤어요.",
    dataExported: "데이터를 저장했어요: {{file}}",
    certificateDeleted: "수료증을 삭제했어요.",
    enrolled: "수강 신청했어요.",
    courseLeft: "수강을 취소했어요. 진행 상황은 남아 있어요.",
    ratingSaved_other: "평가를 저장했어요: 별 {{count}}개",
    feedbackSent: "의견이 도착했어요. 고마워요.",
    connectionLost: "연결이 끊겼어요. 입력한 내용은 보관해요.",
    connectionBack: "다시 연결됐어요. 기다리던 내용을 보내고 있어요.",
  },
  messages: {
    title: "메시지",
    intro: "사이트를 연 뒤에 나온 메시지예요. 이 페이지에 남아 있다가 새로고침하거나 로그아웃하면 사라져요.",
    none: "아직 메시지가 없어요.",
    clear: "메시지 지우기",
    dismiss: "닫기",
  },
  shortcuts: {
    title: "키보드 단축키",
    intro: "입력란에 글을 쓰는 동안, 동영상에 포커스가 있는 동안, Ctrl, Alt, ⌘를 누르고 있는 동안에는 작동하지 않아요.",
    switch: "키보드 단축키 사용",
    switchHint: "끄면 키 하나만 눌러서는 아무 일도 일어나지 않아요. 이 설정은 이 기기에 저장돼요.",
    anywhere: "모든 페이지",
    goTo: "키 두 개를 차례로",
    inLesson: "레슨 안에서",
    followedBy: "다음",
    list: "이 목록",
    search: "검색",
    messages: "이번 방문의 메시지",
    home: "메인 페이지",
    courses: "강좌",
    myLearning: "내 학습",
    webinars: "웨비나",
    exams: "시험과 수료증",
    next: "다음 단계",
    previous: "이전 단계",
    bookmark: "북마크 추가 또는 삭제",
  },
  counted: {
    title: "집계하는 내용",
    intro:
      "동의한 경우에만, 이 탭 안에서만 집계해요. 어떤 종류의 계정인지, 어떤 페이지를 여는지, 페이지가 어떤 상태를 거치는지예요. 이름, 주소, 입력한 글, 계정 번호는 없어요. 어디로도 전송하지 않아요.",
    none: "집계한 내용이 없어요.",
    list_other: "보고 {{count}}개, 최신순, 전송된다면 이런 형태예요",
    clear: "집계 내용 지우기",
  },
};
