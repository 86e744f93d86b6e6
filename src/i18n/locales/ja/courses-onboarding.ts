import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Japanese texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "はじめてのSEO",
    description:
      "検索で自分のサイトのために最初にすること。現状の把握から毎週の振り返りまでの5つのステップに、それぞれ手順とはっきりした完了の目安があります。",
    intro: "自分のサイトで、1ステップずつ進めてください。することと、完了の見分け方をそれぞれ説明しています。",
    signInHint: "先にログインすると、ここに戻ります。完了したステップはアカウントに保存されます。",
    how: "進め方",
    passOf: "完了にする：{{title}}",
    passFailed: "ステップを完了にできませんでした",
    progressFailed: "進捗を読み込めませんでした",
    progressFailedText: "ステップを読むことはできます。",
    failed: "ステップを読み込めませんでした",
    none: "ステップはまだありません",
    noneText: "公開されると、ここに表示されます。それまではコースをご覧ください。",
    completed: "すべてのステップが完了しました",
    completedText: "土台ができました。さらに進むには、小テストと試験のあるコースをどうぞ。",
  },
};
