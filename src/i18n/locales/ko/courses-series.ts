import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Korean texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "시리즈",
    intro: "한 가지 주제를 차례로 다루는 짧은 에피소드예요. 하나를 보고, 그 부분을 내 사이트에서 직접 해 보세요.",
    signedOut: "로그인하면 시리즈를 볼 수 있어요",
    signedOutText: "시리즈는 학생 계정에 포함돼 있어요. 로그인하면 이 페이지로 돌아와요.",
    forbidden: "이 계정에는 시리즈가 포함되어 있지 않아요",
    forbiddenText:
      "시리즈는 학생을 위한 영어 콘텐츠예요. 학생인데도 이 안내가 보이면 계정 관리자에게 문의해 주세요. 강좌는 모두 볼 수 있어요.",
    none: "아직 시리즈가 없어요",
    noneText: "첫 시리즈가 공개되면 여기에 나타나요. 그동안 강좌를 둘러보세요.",
    failed: "시리즈를 불러오지 못했어요",
    episodes: "에피소드",
    about: "시리즈 소개",
    host: "진행자",
    watchedOf_other: "{{total}}개 중 {{watched}}개 시청",
    watched: "시청함",
    start: "시청 시작",
    resume: "에피소드 {{number}}부터 계속",
    again: "다시 보기",
    progressFailed: "진행 상황을 불러오지 못했어요",
    progressFailedText: "그래도 에피소드는 볼 수 있어요.",
  },
  episode: {
    number: "에피소드 {{number}}",
    failed: "에피소드를 불러오지 못했어요",
    rule: "90%를 재생하거나 시청함으로 표시하면 시청한 것으로 기록돼요.",
    mark: "시청함으로 표시",
    isWatched: "이 에피소드를 시청했어요.",
    last: "시리즈의 마지막 에피소드였어요.",
    next: "다음 에피소드",
    all: "모든 에피소드",
    waiting: "아직 시청함으로 표시되지 않았어요",
    waitingText: "서버에 연결할 수 없어요. 다시 연결되면 바로 표시돼요.",
    markFailed: "에피소드를 시청함으로 표시하지 못했어요",
    brokenText: "아래 스크립트를 읽고 에피소드를 시청함으로 표시할 수 있어요.",
  },
};
