import type { Translation } from "../../translation";
import type { texts as english } from "../en/series";

/** The Japanese texts of series, onboarding and appointments. */
export const texts: Translation<typeof english> = {
  series: {
    title: "シリーズ",
    intro: "1つのテーマを順に取り上げる短いエピソード。1話見たら、その部分を自分のサイトで実践してください。",
    signedOut: "シリーズを見るにはログインしてください",
    signedOutText: "シリーズは学生アカウント向けです。ログインすると、このページに戻ります。",
    forbidden: "このアカウントではシリーズをご利用いただけません",
    forbiddenText:
      "シリーズは学生向けで、英語です。学生なのにこの表示が出る場合は、アカウントの管理者にお問い合わせください。コースはすべてご利用いただけます。",
    none: "シリーズはまだありません",
    noneText: "最初のシリーズが公開されると、ここに表示されます。それまではコースをご利用ください。",
    failed: "シリーズを読み込めませんでした",
    episodes: "エピソード",
    about: "このシリーズについて",
    host: "案内役",
    watchedOf: "全{{total}}話中{{watched}}話視聴済み",
    watched: "視聴済み",
    start: "見始める",
    resume: "第{{number}}話から続ける",
    again: "もう一度見る",
    progressFailed: "どのエピソードを視聴したか確認できませんでした",
    progressFailedText: "視聴はできます。",
  },
  episode: {
    number: "第{{number}}話",
    failed: "エピソードを読み込めませんでした",
    rule: "90%まで再生するか、視聴済みにすると、視聴済みとして記録されます。",
    mark: "視聴済みにする",
    isWatched: "このエピソードは視聴済みです。",
    last: "シリーズの最終話でした。",
    next: "次のエピソード",
    all: "すべてのエピソード",
    waiting: "まだ視聴済みになっていません",
    waitingText: "サーバーに接続できません。接続が戻ると記録されます。",
    markFailed: "エピソードを視聴済みにできませんでした",
    brokenText: "下に文字起こしがあります。それを読んで、エピソードを視聴済みにできます。",
  },
  onboarding: {
    title: "はじめてのSEO",
    description:
      "検索で自分のサイトのために最初にすること。現状の把握から毎週の振り返りまでの5つのステップに、それぞれ手順とはっきりした完了の目安があります。",
    intro: "自分のサイトで、1ステップずつ進めてください。することと、完了の見分け方をそれぞれ説明しています。",
    signInHint: "ログインを求められ、そのあとここに戻ります。完了したステップはアカウントに記録されます。",
    how: "進め方",
    passOf: "完了にする：{{title}}",
    passFailed: "ステップを完了にできませんでした",
    progressFailed: "どのステップが完了したか確認できませんでした",
    progressFailedText: "ステップを読むことはできます。",
    failed: "ステップを読み込めませんでした",
    none: "ステップはまだありません",
    noneText: "公開されると、ここに表示されます。それまではコースをご利用ください。",
    completed: "すべてのステップが完了しました",
    completedText: "土台ができました。さらに進むには、小テストと試験のあるコースをどうぞ。",
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
};
