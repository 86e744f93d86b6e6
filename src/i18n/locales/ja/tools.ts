import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Japanese texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "名前を保存しました：{{name}}",
    promoRedeemed: "プロモコード{{code}}を適用しました。",
    dataExported: "データを{{file}}として保存しました。",
    certificateDeleted: "修了証を削除しました。",
    enrolled: "受講登録しました。",
    courseLeft: "受講をやめました。進捗は残っています。",
    ratingSaved_other: "評価を保存しました：星{{count}}つ",
    feedbackSent: "フィードバックが届きました。ありがとうございます。",
    connectionLost: "接続が切れました。入力した内容は保持されます。",
    connectionBack: "接続が戻りました。待機していた内容を送信しています。",
  },
  messages: {
    title: "メッセージ",
    intro: "サイトを開いてから表示されたメッセージです。このページに残り、再読み込みするかログアウトすると消えます。",
    none: "まだメッセージはありません。",
    clear: "メッセージを消去",
    dismiss: "閉じる",
  },
  shortcuts: {
    title: "キーボードショートカット",
    intro: "入力欄に文字を入力しているとき、動画にフォーカスがあるとき、Ctrl、Alt、⌘を押しているときは働きません。",
    switch: "キーボードショートカットを使う",
    switchHint: "オフにすると、単独のキーでは何も起きません。この設定はこの端末に保存されます。",
    anywhere: "すべてのページ",
    goTo: "2つのキーを続けて押す",
    inLesson: "レッスン内",
    followedBy: "次に",
    list: "この一覧",
    search: "検索",
    messages: "今回の訪問のメッセージ",
    home: "トップページ",
    courses: "コース",
    myLearning: "マイ学習",
    webinars: "ウェビナー",
    exams: "試験と修了証",
    next: "次のステップ",
    previous: "前のステップ",
    bookmark: "ブックマークを付ける・外す",
  },
  counted: {
    title: "集計の内容",
    intro:
      "同意した場合にだけ、このタブの中だけで集計します。対象は、アカウントの種類、開いたページ、ページの状態の移り変わりです。名前、アドレス、入力した文章、アカウント番号は含みません。どこにも送信されません。",
    none: "まだ何も集計されていません。",
    list_other: "{{count}}件のレポート（新しい順、送信する場合の形式）",
    clear: "集計内容を消去",
  },
};
