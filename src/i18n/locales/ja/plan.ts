import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Academy Plus の内容です",
    text: "学習するには、トライアルを始めるか、プロモコードを入力してください。どちらもプロフィールの「プラン」にあります。",
    action: "プランを見る",
    enrol: "受講登録する",
  },
};
