import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "メールアドレスまたは名前に含まれる文字",
    course: "コース",
    stars: "星の数",
    starCount_other: "星{{count}}つ",
    count_other: "評価{{count}}件",
    byCourse: "コース別の評価",
    total: "評価数",
    average: "平均",
    hidden: "訪問者にはまだ表示されません",
    hiddenText: "コースの平均は、評価が{{fewest}}件になると訪問者に表示されます。",
    unrated: "評価されたコースはまだありません。",
    rated: "{{date}}に評価",
    remove: "削除",
    removeName: "{{email}} による「{{title}}」の評価を削除",
  },
  ratingRemoval: {
    removeTitle: "{{email}} の評価を削除しますか？",
    restoreTitle: "{{email}} の評価を元に戻しますか？",
    given: "「{{title}}」への評価は5つ星のうち{{stars}}つです。",
    counts: "コースの評価数：{{before}}件から{{after}}件になります。",
    averages: "平均：{{before}}から{{after}}になります。",
    none: "なし",
    hides: "訪問者に平均が表示されなくなります。表示には{{fewest}}件の評価が必要です。",
    shows: "訪問者に平均が再び表示されます。",
    again: "学習者はこのコースをもう一度評価できます。",
    later: "コースのページには1時間以内に反映されます。",
    undoable: "元に戻せます。",
    removeConfirm: "評価を削除",
    restoreConfirm: "評価を元に戻す",
    failed: "評価を変更できませんでした",
    outdated:
      "何も行われていません。学習者がコースをもう一度評価したか、ほかの管理者が先に変更しました。現在の状態をこのページに表示しています。",
    removed: "評価を削除しました。「{{title}}」の現在の評価数：{{ratings}}件、平均：{{average}}。",
    restored: "評価を元の状態に戻しました。「{{title}}」の現在の評価数：{{ratings}}件、平均：{{average}}。",
    undo: "元に戻す",
  },
};
