import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "이메일 또는 이름에 포함된 글자",
    course: "강좌",
    stars: "별점",
    starCount_other: "별 {{count}}개",
    count_other: "평가 {{count}}개",
    byCourse: "강좌별 평가",
    total: "평가",
    average: "평균",
    hidden: "방문자에게 아직 보이지 않아요",
    hiddenText: "강좌의 평균은 평가가 {{fewest}}개부터 방문자에게 보여요.",
    unrated: "아직 평가받은 강좌가 없어요.",
    rated: "{{date}} 평가",
    remove: "삭제",
    removeName: "{{email}} 계정의 {{title}} 평가 삭제",
  },
  ratingRemoval: {
    removeTitle: "{{email}} 계정의 평가를 삭제할까요?",
    restoreTitle: "{{email}} 계정의 평가를 되돌릴까요?",
    given: "{{title}} 강좌에 준 별점: 5개 중 {{stars}}개.",
    counts: "강좌의 평가: 지금 {{before}}개, 이후 {{after}}개.",
    averages: "평균: 지금 {{before}}, 이후 {{after}}.",
    none: "없음",
    hides: "이제 방문자에게 평균이 보이지 않아요. 평가가 {{fewest}}개 있어야 해요.",
    shows: "방문자에게 평균이 다시 보여요.",
    again: "학습자는 강좌를 다시 평가할 수 있어요.",
    later: "강좌 페이지에는 한 시간 안에 반영돼요.",
    undoable: "되돌릴 수 있어요.",
    removeConfirm: "평가 삭제하기",
    restoreConfirm: "평가 되살리기",
    failed: "평가를 바꾸지 못했어요",
    outdated:
      "아무것도 하지 않았어요. 학습자가 강좌를 다시 평가했거나 다른 관리자가 먼저 바꿨어요. 이제 지금 상태를 이 페이지에 보여 줘요.",
    removed: "평가를 삭제했어요. {{title}} 강좌의 지금 평가: {{ratings}}개, 평균: {{average}}.",
    restored: "평가를 전과 같이 되살렸어요. {{title}} 강좌의 지금 평가: {{ratings}}개, 평균: {{average}}.",
    undo: "되돌리기",
  },
};
