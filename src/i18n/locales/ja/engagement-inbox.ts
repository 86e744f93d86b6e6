import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement-inbox";

export const texts: Translation<typeof english> = {
  inbox: {
    title: "フィードバック",
    intro: "学習者から届いたメッセージです。メールで返信してから、対応済みにしてください。",
    filter: "メッセージを絞り込む",
    search: "メッセージを検索",
    state: "表示するメッセージ",
    states: { new: "未対応", done: "対応済み", all: "すべて" },
    language: "言語",
    anyLanguage: "すべての言語",
    about: "{{page}} についてのメッセージのみ",
    anyPage: "すべてのページを表示",
    file: "CSVでダウンロード",
    found_other: "{{count}}件のメッセージ",
    empty: "この条件に合うメッセージはありません。",
    showAll: "すべてのメッセージを表示",
    failed: "メッセージを読み込めませんでした",
    more: "以前のメッセージを表示",
    moreFailed: "以前のメッセージを読み込めませんでした",
    markDone: "対応済みにする",
    markNew: "未対応に戻す",
    marked: { done: "メッセージを対応済みにしました。", new: "メッセージを未対応に戻しました。" },
    markFailed: "このメッセージの状態を変更できませんでした",
    done: "対応済み",
    doneBy: "{{date}}、{{name}}",
    gone: "このメッセージはもうありません",
    goneText: "送信者がアカウントを削除したか、メッセージの保存期間が過ぎました。",
    samePage: "このページについてすべて",
    samePageOf: "このページについてすべて：{{page}}",
  },
};
