import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Japanese texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "検索",
    titleOf: "検索：{{words}}",
    form: "すべてを検索",
    words: "検索する言葉",
    where: "検索する範囲",
    apps: {
      academy: "コースとレッスン",
      webinars: "ウェビナー",
      glossary: "用語集",
    },
    types: {
      base: "コース",
      educational: "コース",
      standAloneLesson: "単独レッスン",
      webinar: "ウェビナー",
      glossaryTerm: "用語",
    },
    idle: "学びたいこと、または意味を知りたい言葉を入力してください。",
    found_other: "{{count}}件の結果",
    emptyText: "入力に誤りがないか確認するか、言葉を減らす、変えるなどしてお試しください。こちらもご覧ください：",
    more: "結果をさらに表示",
    moreFailed: "続きの結果を読み込めませんでした",
  },
  recommended: {
    title: "次に学ぶコース",
    failed: "おすすめのコースを読み込めませんでした",
  },
  lessonShelf: {
    title: "単独レッスン",
    description: "1回で完結するレッスン。1つの課題を30分以内に、動画と小テストで学びます。",
    intro: "1つの課題に1つのレッスン。プレビューを見て、無料で受講登録すれば、30分以内に終わります。",
    filters: "レッスンを絞り込む",
    search: "レッスンを検索",
    placeholder: "例：タイトルタグ",
    found_other: "{{count}}件のレッスン",
    more: "レッスンをさらに表示",
    empty: "一致するレッスンはありません",
    reset: "すべてのレッスンを表示",
    failed: "レッスンを読み込めませんでした",
    moreFailed: "続きのレッスンを読み込めませんでした",
  },
  webinarShelf: {
    title: "ウェビナー",
    description: "検索、コンテンツ、広告、効果測定のウェビナー。今後の予定と、過去の回の録画。",
    intro: "ライブで、質問の時間もあります。終了後は、字幕付きの録画をここでご覧いただけます。",
    upcoming: "今後の予定",
    recordings: "録画",
    filters: "ウェビナーを絞り込む",
    found_other: "{{count}}件のウェビナー",
    more: "ウェビナーをさらに表示",
    empty: "一致するウェビナーはありません",
    reset: "すべてのウェビナーを表示",
    failed: "ウェビナーを読み込めませんでした",
    moreFailed: "続きのウェビナーを読み込めませんでした",
  },
  templateShelf: {
    title: "テンプレート",
    description: "記入例付きの実務ファイル：カレンダー、ブリーフ、チェックリスト、計画、レポート。",
    intro: "ファイルをダウンロードし、記入例を見て、自分の内容に置き換えてください。",
    filters: "テンプレートを絞り込む",
    search: "テンプレートを検索",
    placeholder: "例：コンテンツカレンダー",
    found_other: "{{count}}件のテンプレート",
    more: "テンプレートをさらに表示",
    empty: "一致するテンプレートはありません",
    reset: "すべてのテンプレートを表示",
    failed: "テンプレートを読み込めませんでした",
    moreFailed: "続きのテンプレートを読み込めませんでした",
  },
  topic: {
    advertising: {
      title: "広告のコース",
      description:
        "検索広告などの広告を学ぶ無料コース：オークション、キーワード、広告文、ランディングページ、その成果。",
      intro: "わかったうえで広告を出す。オークションで価格が決まる仕組み、広告が伝えるべきこと、やめどきを学びます。",
    },
    career: {
      title: "マーケティングのキャリアのコース",
      description: "マーケティングのキャリアを築く無料コース：職種、ポートフォリオ、応募、入社後の最初の90日。",
      intro: "自分に合う職種を見つけ、できることを示し、良いスタートを切りましょう。",
    },
    contentMarketing: {
      title: "コンテンツマーケティングのコース",
      description: "コンテンツマーケティングの無料コース：テーマ選び、ブリーフ、編集、配信、効果の測定。",
      intro: "読者に必要なものを公開し、役に立ったかどうかをあとで確かめられるようになります。",
    },
    digitalMarketing: {
      title: "デジタルマーケティングのコース",
      description: "デジタルマーケティング全体を学ぶ無料コース：チャネル、オーディエンス、メール、数字の合う計画。",
      intro: "チャネルを選ぶ前に、それぞれがどうつながるかを見渡しましょう。",
    },
    aiCourses: {
      title: "マーケター向けAIコース",
      description: "マーケティングでAIを使う無料コース：モデルへの指示、出力の確認、AIの回答の中で見つけてもらう方法。",
      intro: "モデルが得意なことは任せ、人が必要なことは手元に残しましょう。",
    },
    marketingAnalytics: {
      title: "マーケティング分析のコース",
      description: "マーケティング分析の無料コース：問い、指標、信頼できるデータ、根拠のある意思決定。",
      intro: "問いを数字に、数字を意思決定に変えましょう。",
    },
    seo: {
      title: "SEOのコース",
      description: "SEOの無料コース：検索の仕組み、キーワードと検索意図、ページ、技術的な点検、効果の測定。",
      intro: "検索を段階の流れとして理解し、ページがどこで止まっているかを見つけましょう。",
    },
    semrushTools: {
      title: "Semrushのツールのコース",
      description: "Semrushのツールを使う無料コース：推定値、キーワード調査、サイト監査、順位の追跡。",
      intro: "ツールが測っているもの、推定しているもの、その両方の使い方を学びます。",
    },
    socialMedia: {
      title: "ソーシャルメディアのコース",
      description: "ソーシャルメディアマーケティングの無料コース：目的、投稿、返信、アクセシビリティ、効果の測定。",
      intro: "ネットワークを絞り、目的を持って投稿し、事業への効果を測りましょう。",
    },
  },
  voices: {
    experts: "講師の紹介",
    reviews: "学習者の声",
  },
};
