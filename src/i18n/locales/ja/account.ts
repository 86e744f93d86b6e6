import type { Translation } from "../../translation";
import type { texts as english } from "../en/account";

/** The Japanese texts of one's account. */
export const texts: Translation<typeof english> = {
  signIn: {
    title: "ログイン",
    intro: "ログインすると、受講登録、進捗の保存、受験ができます。",
    email: "メールアドレス",
    password: "パスワード",
    submit: "ログイン",
    refused: "メールアドレスまたはパスワードが違います",
    refusedText: "両方を確認して、もう一度お試しください。メールアドレスは入力欄に残っています。",
    limited: "ログインの失敗が多すぎます",
    failed: "ログインできませんでした",
    elsewhere: "メインサイトでログイン",
    or: "または",
    problem: {
      title: "ログインしていません",
      denied: "メインサイトでのログインがキャンセルされました。もう一度お試しいただくか、パスワードをご利用ください。",
      expired: "10分以上かかりました。最初からやり直してください。",
      mismatch: "ログインが別のタブまたはブラウザで始められています。こちらで最初からやり直してください。",
      unavailable:
        "現在メインサイトに接続できません。少し待ってからもう一度お試しいただくか、パスワードをご利用ください。",
      rejected:
        "メインサイトの応答を受け付けられませんでした。最初からやり直してください。直らないときはお知らせください。",
      no_email:
        "メインサイトのアカウントにメールアドレスがありません。メインサイトで登録してから、最初からやり直してください。",
      unverified_email: "メインサイトでメールアドレスを確認してから、最初からやり直してください。",
      email_taken:
        "このメールアドレスは、メインサイトの別のアカウントがすでにここで使っています。そのアカウントでログインしてください。",
      not_configured: "ここではメインサイトのアカウントを使えません。パスワードでログインしてください。",
    },
  },
  profile: {
    title: "プロフィール",
    editing: "下書きと翻訳",
    signedOut: "プロフィールを見るにはログインしてください",
    name: "名前",
    nameHint: "修了証に記載されます。取得済みの修了証は、新しい名前で再発行されます。",
    nameRule: "名前は100文字以内で、文字を1つ以上含めてください。改行や目に見えない文字は使えません。",
    save: "名前を保存",
    saved: "名前を保存しました。",
    saveFailed: "名前を保存できませんでした",
    email: "メールアドレス",
    signOut: "ログアウト",
    signOutFailed: "まだログインしたままです",
    failed: "プロフィールを読み込めませんでした",
    stale: "プロフィールが最新でない可能性があります",
    promo: "プロモコード",
    promoText: "コードをお持ちですか？アカウントに適用してください。",
    promoCode: "コード",
    promoNow: "アカウントに適用中：{{code}}",
    promoTooLong: "コードは{{count}}文字以内です。",
    promoSubmit: "適用",
    promoApplied: "{{code}}を適用しました。",
    promoFailed: "コードを適用できませんでした",
    promoSignedOut: "コードはアカウントに適用されます。先にログインしてください。",
    promoSignIn: "ログインして適用",
    data: "あなたのデータ",
    dataText:
      "アカデミーが保管しているあなたの全データをJSONファイルで受け取れます：アカウント、コース、進捗、解答、修了証。",
    export: "データをダウンロード",
    exported: "データを{{name}}として保存しました。",
    exportFailed: "データをダウンロードできませんでした",
    deletion: "アカウントの削除",
    deletionText:
      "アカウントと、それに属するすべてのものを完全に削除します。控えが必要な場合は、先にデータをダウンロードしてください。",
    delete: "アカウントを削除",
    deleteTitle: "アカウントを完全に削除しますか？",
    deleteText: "この操作は取り消せません。アカウント{{email}}とともに、次のものが失われます：",
    loseProgress: "受講コースと、そのすべての進捗",
    loseExams: "小テストと試験、およびその結果",
    loseCertificates: "修了証。公開ページもなくなり、共有したリンクは使えなくなります。",
    confirmation: "パスワード",
    confirmationHint:
      "ほかのサイト経由でログインしていて、ここでパスワードを設定していない場合は、メールアドレスを入力してください。",
    deleteConfirm: "完全に削除",
    keep: "アカウントを残す",
    deleteFailed: "アカウントを削除できませんでした",
    deleteUnanswered: "サーバーから削除の確認がありません",
    deleted: "アカウントを削除しました",
    deletedText:
      "アカウントに属していたものはすべて削除され、ログアウトしました。このアカウントではもうログインできません。コースは、訪問者として引き続きすべてご覧いただけます。",
    toMain: "トップページへ",
    sessionEnded: "セッションが終了しました",
    sessionUncertain:
      "応答は届きませんでしたが、削除は済んでいる可能性があります。ログインをお試しください。ログインできなければ、アカウントは削除されています。ログインできたら、もう一度削除を依頼できます。",
  },
};
