import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Japanese texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "下書き。このページは編集者だけに表示されます。",
  },
  glossary: {
    title: "デジタルマーケティング用語集",
    description: "検索、コンテンツ、広告、分析の用語。それぞれをわかりやすい一文と、解説、関連用語で紹介します。",
    intro: "この分野の用語を、まずわかりやすい一文で説明します。開くと続きを読めます。",
    filter: "用語を探す",
    search: "用語集を検索",
    placeholder: "例：canonical",
    apply: "検索",
    letters: "頭文字",
    anyLetter: "すべて",
    found_other: "{{count}}件の用語",
    clear: "すべての用語を表示",
    empty: "一致する用語はありません",
    emptyText: "言葉の一部か、別の言い方でお試しください。",
    none: "用語はまだありません",
    noneText: "最初の用語が公開されると、ここに表示されます。それまではコースをご覧ください。",
    failed: "用語集を読み込めませんでした",
  },
  term: {
    synonyms: "別の呼び方",
    body: "解説",
    related: "関連用語",
    topics: "関連するコース",
    sameLetter: "「{{letter}}」のほかの用語",
    failed: "用語を読み込めませんでした",
  },
  faq: {
    title: "よくある質問",
    description: "アカウント、コース、試験、修了証、利用規約について、学習者からの質問に短くお答えします。",
    intro: "特に多い質問に短くお答えします。",
    groups: "トピック",
    link: "この質問へのリンク",
    missing: "質問が見つかりませんか？",
    missingText: "アカデミーの運営チームにお知らせください。返信はメールで届きます。",
    ask: "問い合わせる",
    none: "質問はまだありません",
    failed: "よくある質問を読み込めませんでした",
  },
  terms: {
    crumb: "利用規約",
    description: "アカデミーを利用するときの決まり：アカウント、コンテンツ、修了証、データの扱い。",
    updated: "最終更新日：{{date}}",
    body: "規約の全文",
    failed: "利用規約を読み込めませんでした",
  },
  webinar: {
    crumb: "ウェビナー",
    toCome: "開催予定",
    was: "開催日",
    zone: "タイムゾーン：{{zone}}",
    calendar: "カレンダーに追加",
    calendarText: "予定からこのページに戻れます。",
    over: "このウェビナーは終了しました",
    overText: "ここに録画はありません。",
    recording: "録画",
    recordingOf: "{{title}}の録画",
    play: "録画を再生",
    outcomes: "学べること",
    about: "このウェビナーについて",
    speakers_other: "登壇者",
    all: "すべてのウェビナー",
    failed: "ウェビナーを読み込めませんでした",
  },
  template: {
    crumb: "テンプレート",
    download: "{{name}}をダウンロード（{{size}}）",
    rights: "自由に使用、変更できます。顧客のための仕事にも使えます。",
    about: "使いみち",
    steps: "記入のしかた",
    all: "すべてのテンプレート",
    failed: "テンプレートを読み込めませんでした",
  },
  education: {
    title: "先生と学生の方へ",
    description:
      "検索、コンテンツ、分析を無料コースで教える：確認できる修了証付きの試験、学生向けのシリーズ、授業用のテンプレート。",
    intro:
      "ゼミ、職業訓練、ワークショップでアカデミーをお使いください。コースは無料で、誰もが自分のペースで学べ、修了証はすべて確認できます。",
    offer: "授業で使えるもの",
    courses: "試験付きのコース",
    coursesText:
      "動画、読み物、答えの理由まで説明する小テストからなる短いレッスン。試験の問題は問題プールから選ばれるため、隣の席の人と同じ問題になることはまれです。",
    series: "学生アカウント向けのシリーズ",
    seriesText: "学生アカウントではシリーズも視聴できます。1つのテーマを順に取り上げる短いエピソードで、英語です。",
    certificates: "確認できる修了証",
    certificatesText:
      "各修了証には、有効かどうかがわかる公開ページがあります。学生からアドレスを受け取れば、アカウントなしで開けます。",
    templates: "授業で使うファイル",
    templatesText:
      "ブリーフ、カレンダー、チェックリスト、計画書。それぞれ記入例付きです。授業で使い、自由に変更してください。",
    how: "クラスでコースを進める4つのステップ",
    step1: "コースを選び、自分で一通り学ぶ",
    step1Text:
      "コースのページに、レッスンの一覧、それぞれの所要時間、試験のルールがあります。小テストは何度でもやり直せます。",
    step2: "進み方を決める",
    step2Text:
      "1回の授業につき1〜2レッスンを課題にします。進捗は学習者ごとに記録されるので、全員が同じところにいる必要はありません。",
    step3: "授業の時間は質問と練習に使う",
    step3Text:
      "クラスが知っているサイトでテンプレートを使ってみましょう。用語集は言葉を説明し、小テストはもう一度話し合うべき点を示します。",
    step4: "全員が試験を受ける",
    step4Text:
      "試験は学生が開始したときに始まります。教室でも自宅でもかまいません。合格した人から修了証のアドレスを受け取ります。",
    accounts: "クラスの学生アカウント",
    accountsText:
      "学校名、教えている内容、必要なアカウントの数をお知らせください。返信が届くように、送信にはログインが必要です。",
    ask: "学生アカウントを申し込む",
    further: "次に見るところ",
    toCourses: "すべてのコースを見る",
    toSeries: "すべてのシリーズを見る",
    toTemplates: "すべてのテンプレートを見る",
    toFaq: "よくある質問",
  },
};
