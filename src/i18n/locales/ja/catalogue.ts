import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Japanese texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "「なぜそう言えるのか」と聞かれても答えられるマーケティングを学ぶ。",
    intro:
      "短いレッスン、ごまかしのない小テスト、そして誰でも確認できる修了証が得られる試験。コースはすべて無料です。どこで中断しても、どの端末からでも続きから再開できます。",
    description:
      "SEO、コンテンツマーケティング、マーケティング分析の無料オンラインコース。小テスト、試験、誰でも確認できる修了証付き。",
    how: "学習の流れ",
    how1: "小さなステップで学ぶ",
    how1Text:
      "各レッスンは数個のステップでできています。字幕付きの短い動画、読み物、試してみる課題、そして答えの理由まで説明する小テストです。",
    how2: "いつでも中断できる",
    how2Text:
      "進んだ位置はステップごとに、動画なら秒単位で記録されます。別の端末でコースを開けば、そのまま続きから始められます。",
    how3: "証明する",
    how3Text:
      "試験の問題は問題プールから選ばれ、時間はサーバーの時計で計り、接続が切れても続けられます。合格すると、修了証に公開ページができます。",
    coursesTitle: "はじめの一歩に",
    topicsTitle: "トピックを選ぶ",
    onboarding: "検索は初めてですか？",
    onboardingText:
      "現状の把握から毎週の振り返りまでの5つのステップ。それぞれに手順と、はっきりした完了の目安があります。",
    all: "すべてのコース",
  },
  learningNow: {
    title: "学習を続ける",
    filter: "コースを絞り込む",
    inProgress: "受講中",
    completed: "完了",
    none: "現在受講中のコースはありません。",
    noneCompleted: "完了したコースはまだありません。",
    showAll: "すべて表示",
    showFewer: "表示を減らす",
    more: "ほかの受講コース",
    failed: "受講コースを読み込めませんでした",
  },
  popular: {
    title: "人気のコース",
    failed: "人気のコースを読み込めませんでした",
  },
  catalogue: {
    title: "コース",
    description: "アカデミーの無料コース一覧：SEO、コンテンツマーケティング、マーケティング分析。試験と修了証付き。",
    intro: "トピックを選ぶか、できるようになりたいことを検索してください。",
    filters: "コースを絞り込む",
    search: "コースを検索",
    placeholder: "例：キーワード調査",
    topics: "トピック",
    otherTopics: "その他のトピック",
    duration: "長さ",
    anyDuration: "すべての長さ",
    short: "30分未満",
    medium: "30〜60分",
    long: "1時間超",
    apply: "絞り込む",
    found_other: "{{count}}件のコース",
    more: "コースをさらに表示",
    empty: "一致するコースはありません",
    emptyText: "言葉を減らすか、別の条件でお試しください。",
    reset: "すべてのコースを表示",
    failed: "コースを読み込めませんでした",
    moreFailed: "続きのコースを読み込めませんでした",
    topicsFailed: "絞り込み用のトピックを読み込めませんでした。",
    progressFailed: "コースの進捗を読み込めませんでした。",
    by: "講師：{{name}}",
    recorded: "録画",
    progressLabel: "{{course}}の進捗",
  },
};
