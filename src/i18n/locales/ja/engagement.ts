import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Japanese texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "フィードバック",
    intro: "このページの良いところ、困ったところを教えてください。メッセージはアカデミーの運営チームに届きます。",
    message: "メッセージ",
    length_other: "{{count}}/{{most}}文字",
    tooLong_other: "{{count}}文字超えています",
    send: "送信",
    signedOut: "ログインして送信",
    signedOutText: "返信はメールでお送りするため、送信にはアカウントが必要です。書いた内容はその間も残ります。",
    emailMissing: "アカウントにメールアドレスがありません",
    emailMissingText: "返信できないため、このアカウントからは送信できません。",
    sent: "ありがとうございます。メッセージが届きました。",
    dismiss: "OK",
    failed: "メッセージを送信できませんでした",
    kept: "内容はここに残っています。",
    waiting: "メッセージはこの端末に保存されています",
    waitingText: "サーバーにつながりしだい送信します。このページを閉じても大丈夫です。",
  },
  schedule: {
    crumb: "面談の予約",
    book: "日時を選ぶ",
    bookHint: "アカデミーを離れて、予約ページで日時を選びます。",
    closed: "現在、予約できる日時はありません",
    closedText:
      "この面談は現在予約を受け付けていません。またあとでご確認ください。それまでは、お一人でも始められます。",
    failed: "面談の情報を読み込めませんでした",
  },
  editing: {
    title: "編集",
    intro: "まだ下書きのものと、これから翻訳するもの。",
    signedOut: "コンテンツの状況を見るにはログインしてください",
    signedOutText: "このページは編集者向けです。ログインするとここに戻ります。",
    forbidden: "このアカウントではコンテンツを編集できません",
    forbiddenText: "下書きと翻訳は編集者が管理しています。公開されているものはすべてご利用いただけます。",
    imported: "最終取り込み",
    version: "バージョン",
    files:
      "コンテンツはプロジェクト内のファイルとして書きます。コースの書き方は、docs/writing-a-course.mdをご覧ください。",
    drafts: "下書き",
    noDrafts: "下書きはありません。すべて公開されています。",
    kinds: {
      course: "コースと単独レッスン",
      exam: "試験",
      series: "シリーズ",
      webinar: "ウェビナー",
      template: "テンプレート",
      glossaryTerm: "用語集の用語",
    },
    translations: "翻訳",
    translationsText: "英語は常にあります。ある言語にないものは英語で表示されます。",
    translated: "翻訳済み",
    missing: "未翻訳",
    failed: "コンテンツの状況を読み込めませんでした",
  },
};
