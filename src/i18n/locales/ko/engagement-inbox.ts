import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement-inbox";

export const texts: Translation<typeof english> = {
  inbox: {
    title: "의견",
    intro: "학습자가 보낸 메시지예요. 이메일로 답장한 다음 메시지를 완료로 표시해 주세요.",
    filter: "메시지 필터",
    search: "메시지에서 검색",
    state: "표시할 메시지",
    states: { new: "새 메시지", done: "완료", all: "전체" },
    language: "언어",
    anyLanguage: "모든 언어",
    about: "{{page}}에 관한 메시지만",
    anyPage: "모든 페이지 보기",
    file: "CSV로 내려받기",
    found_other: "메시지 {{count}}개",
    empty: "이 조건에 맞는 메시지가 없어요.",
    showAll: "모든 메시지 보기",
    failed: "메시지를 불러오지 못했어요",
    more: "이전 메시지 보기",
    moreFailed: "이전 메시지를 불러오지 못했어요",
    markDone: "완료로 표시",
    markNew: "새 메시지로 표시",
    marked: { done: "메시지를 완료로 표시했어요.", new: "메시지를 새 메시지로 표시했어요." },
    markFailed: "이 메시지를 표시하지 못했어요",
    done: "완료",
    doneBy: "{{date}}, {{name}}",
    gone: "이 메시지는 더 이상 없어요",
    goneText: "보낸 사람이 계정을 삭제했거나 메시지가 너무 오래됐어요.",
    samePage: "이 페이지에 관한 전체 메시지",
    samePageOf: "이 페이지에 관한 전체 메시지: {{page}}",
  },
};
