import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Japanese texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description: "アカデミーの全試験と、その問題数、時間、合格ライン。合格すると、誰でも確認できる修了証が得られます。",
    intro:
      "知っていることを示しましょう。試験は開始の操作をするまで始まりません。合格すると、誰でも確認できる公開ページ付きの修了証が得られます。",
    signedOut: "ログインすると、各試験の状況がわかります。ログイン後はこのページに戻ります。",
    failed: "試験を読み込めませんでした",
    statusesFailed: "受験の状況を読み込めませんでした",
    statusesFailedText: "各試験のルールを読むことはできます。",
    none: "試験はまだありません",
    noneText: "最初の試験が公開されると、ここに表示されます。それまではコースをご覧ください。",
    all: "すべての試験",
    open: "受験中の試験",
    toStart: "始められる試験",
    waiting: "まだ受けられない試験",
    certificated: "修了証を取得した試験",
    digitalAgencies: "デジタル代理店向け",
    digitalAgenciesText: "代理店の運営：顧客の獲得、仕事の費用、成果の報告。",
    toolkitProficiency: "ツールキット習熟度",
    toolkitProficiencyText:
      "ツールキットごとに1つの試験。データからわかること、その限界、得られた答えの使い方を問います。",
    passMark: "合格ライン{{passMark}}%",
    noClock: "制限時間なし",
    state: {
      toStart: "開始できます",
      open: "受験中",
      notEnrolled: "コースの受講が必要",
      planNeeded: "Academy Plus が必要",
      lessonsUnfinished: "レッスン未完了",
      coolingDown: "次の受験待ち",
      certificated: "修了証取得済み",
      nameless: "合格",
    },
    note: {
      open: "受験を続けるか、次の受験を始められます。",
      notEnrolled: "先に「{{course}}」に受講登録し、レッスンを終えてください。",
      planNeeded: "この試験のコースは Academy Plus の内容です。",
      lessonsUnfinished: "先に「{{course}}」のレッスンを終えてください。",
      courseClosed: "この試験のコースは現在公開されていません。",
      coolingDown: "前回は不合格でした。次の受験は、このページで自動的に開きます。",
      nameless: "名前を入力すると修了証を受け取れます。",
    },
    action: {
      read: "ルールを確認して開始",
      start: "開始",
      resume: "続ける",
      retakeAt: "{{moment}}から再受験可能",
      toCourse: "コースを開く",
      show: "修了証を見る",
      name: "修了証を受け取る",
    },
    actionOf: "{{action}}：{{title}}",
    agency: {
      description: "代理店パートナーの試験：デジタル代理店の成長と、各ツールキットの習熟度を測る試験。",
      intro:
        "顧客のために働くチーム向け。代理店が決めるべきことと、各ツールキットでわかること、わからないことを問います。",
      signedOut: "パートナー試験を見るにはログインしてください",
      signedOutText:
        "ログインすると、各試験の状況がここに表示されます。ログイン後はこのページに戻ります。ルールは、全試験の一覧でどなたでもご覧いただけます。",
      toAll: "すべての試験を見る",
    },
  },
};
