import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Korean texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description: "아카데미의 모든 시험과 문항 수, 시간, 합격 기준. 합격하면 누구나 확인할 수 있는 수료증을 받아요.",
    intro:
      "아는 것을 보여 주세요. 시험은 직접 시작해야 시작되고, 합격하면 누구나 확인할 수 있는 공개 페이지가 있는 수료증을 받아요.",
    signedOut: "로그인하면 시험별 응시 상태를 볼 수 있어요. 로그인 후 이 페이지로 돌아와요.",
    failed: "시험을 불러오지 못했어요",
    statusesFailed: "응시 상태를 불러오지 못했어요",
    statusesFailedText: "그래도 모든 시험의 규칙을 읽을 수 있어요.",
    none: "아직 시험이 없어요",
    noneText: "첫 시험이 공개되면 여기에 나타나요. 그동안 강좌를 둘러보세요.",
    all: "모든 시험",
    open: "진행 중인 시험",
    toStart: "시작할 수 있는 시험",
    waiting: "아직 열리지 않은 시험",
    certificated: "수료증을 받은 시험",
    digitalAgencies: "디지털 에이전시용",
    digitalAgenciesText: "에이전시 운영: 고객을 얻는 방법, 작업 비용, 결과를 보고하는 방법.",
    toolkitProficiency: "툴킷 숙련도",
    toolkitProficiencyText:
      "툴킷마다 시험이 하나 있어요. 데이터로 알 수 있는 것, 그 한계, 답을 활용하는 방법을 다뤄요.",
    passMark: "{{passMark}}% 이상 합격",
    noClock: "시간제한 없음",
    state: {
      toStart: "시작 가능",
      open: "진행 중",
      notEnrolled: "강좌 수강 필요",
      planNeeded: "Academy Plus 필요",
      lessonsUnfinished: "레슨 미완료",
      coolingDown: "나중에 재응시",
      certificated: "수료증 받음",
      nameless: "합격",
    },
    note: {
      open: "진행 중인 시험을 계속하거나 다음 응시를 시작하세요.",
      notEnrolled: "먼저 ‘{{course}}’ 강좌를 수강 신청하고 레슨을 마쳐 주세요.",
      planNeeded: "이 시험의 강좌는 Academy Plus 콘텐츠예요.",
      lessonsUnfinished: "먼저 ‘{{course}}’ 강좌의 레슨을 마쳐 주세요.",
      courseClosed: "이 시험의 강좌는 지금 공개되어 있지 않아요.",
      coolingDown: "지난번에는 불합격했어요. 다음 응시는 이 페이지에서 자동으로 열려요.",
      nameless: "이름을 입력하면 수료증을 받을 수 있어요.",
    },
    action: {
      read: "규칙 보고 시작하기",
      start: "시작",
      resume: "계속",
      retakeAt: "{{moment}}부터 재응시",
      toCourse: "강좌로 이동",
      show: "수료증 보기",
      name: "수료증 받기",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description: "에이전시 파트너 시험: 디지털 에이전시 성장과 툴킷별 숙련도 시험.",
      intro:
        "고객을 위해 일하는 팀을 위한 시험이에요. 에이전시가 결정할 일과 툴킷마다 알 수 있는 것, 알 수 없는 것을 다뤄요.",
      signedOut: "로그인하면 파트너 시험을 볼 수 있어요",
      signedOutText:
        "로그인하면 시험별 응시 상태가 여기에 나와요. 로그인 후 이 페이지로 돌아와요. 시험 규칙은 전체 시험 목록에서 누구나 볼 수 있어요.",
      toAll: "모든 시험 보기",
    },
  },
};
