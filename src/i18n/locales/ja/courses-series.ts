import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Japanese texts of series and their episodes. */
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
    noneText: "最初のシリーズが公開されると、ここに表示されます。それまではコースをご覧ください。",
    failed: "シリーズを読み込めませんでした",
    episodes: "エピソード",
    about: "このシリーズについて",
    host: "案内役",
    watchedOf_other: "全{{total}}話中{{watched}}話視聴済み",
    watched: "視聴済み",
    start: "見始める",
    resume: "第{{number}}話から続ける",
    again: "もう一度見る",
    progressFailed: "進捗を読み込めませんでした",
    progressFailedText: "エピソードの視聴はできます。",
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
    brokenText: "下の文字起こしを読んで、エピソードを視聴済みにできます。",
  },
};
