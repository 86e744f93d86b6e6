import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "管理",
    signedOut: "管理ページを開くにはログインしてください",
    signedOutText: "管理ページは、Academyを運営する人のためのものです。ログイン後にここへ戻ります。",
    forbidden: "このアカウントには管理の権限がありません",
    forbiddenText: "管理ページは、Academyを運営する人のためのものです。公開されているものはすべてご覧いただけます。",
    sections: {
      accounts: "アカウント",
      audit: "監査ログ",
      certificates: "修了証",
      promoCodes: "プロモーションコード",
      editing: "下書きと翻訳",
      feedback: "フィードバック",
      imports: "コンテンツの取り込み",
      quizReports: "クイズの集計",
      ratings: "評価",
      settings: "設定",
    },
    about: {
      accounts: "アカウントの検索、権限の付与と取り消し、ログアウトを行います。",
      audit: "誰が誰に何をしたか。400日間保存されます。",
      certificates: "修了証を探し、理由を付けて取り消し、復元します。",
      promoCodes: "Academy Plusを使えるコードの追加、利用状況の確認、終了を行います。",
      editing: "まだ下書きのものと、翻訳が必要なものを確認できます。",
      feedback: "学習者から届いたメッセージです。",
      imports: "サイトの現在の内容を確認し、変更を取り込みます。",
      quizReports: "クイズと試験での学習者の回答です。",
      ratings: "学習者によるコースの評価を確認し、個々の評価を削除します。",
      settings: "トップページのバナーと受講者の声。",
    },
    unread_other: "未対応{{count}}件",
  },
  staffList: {
    filters: "絞り込み",
    apply: "絞り込む",
    clear: "絞り込みをすべて外す",
    any: "指定なし",
    file: "CSVでダウンロード",
    pages: "ページ",
    next: "次のページ",
    previous: "前のページ",
    none: "該当するものがありません。条件を外すか、別の言葉で探してください。",
    failed: "一覧を読み込めませんでした",
  },
};
