import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "無料の内容に加えて、さらに先へ進みたい方のためのコースとシリーズです。",
    gives: "できること",
    give1: "このページのすべてのコースとシリーズを、レッスン、クイズ、試験とともに学べます",
    give2: "ワークシートをダウンロードし、クリップを視聴できます",
    give3: "修了証は、プランが終わったあとも手元に残ります",
    courses: "コース",
    series: "シリーズ",
    way: "利用するには",
    wayText:
      "有料プラン、7日間のトライアル、プロモコードのいずれかで利用できます。途中でプランが終わっても、始めたものは最後まで学習できます。",
    toPlan: "プランを見る",
    empty: "Academy Plus の内容はまだありません。",
    failed: "Academy Plus の内容を読み込めませんでした",
  },
};
