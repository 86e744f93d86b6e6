import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "パスキーでログイン",
    cancelled: "キャンセルされたか、時間がかかりすぎたか、この端末に使えるパスキーがありません。",
    known: "この端末には、すでにこのアカウントのパスキーがあります。",
    unsupported:
      "このブラウザーは、このページではパスキーを使えません。安全な接続（HTTPS）と最新のブラウザーが必要です。",
    none: "このアカウントにはまだパスキーがありません。プロフィールで追加できます。",
    unknown: "このパスキーはアカウントのものではありません。削除された可能性があります。",
    invalid: "パスキーの応答は、このサイトでは無効です。",
    copied:
      "このパスキーは複製された可能性があります（使用の順序が合いません）。別の方法でログインし、プロフィールから削除してください。",
    expired: "時間がかかりすぎたか、すでに応答済みです。もう一度お試しください。",
    limit: "パスキーの数が上限に達しています。先に1つ削除してください。",
    added: "このパスキーは追加済みです。",
    stopped: "パスキーは使われませんでした",
    failed: "パスキーでログインできませんでした",
    signInExpired: "ログインに時間がかかりすぎました。もう一度パスワードを入力してください。",
    secondTitle: "あと1ステップです",
    secondText: "パスワードは正しいです。このアカウントはサイトを変更できるため、パスキーで確認してください。",
    secondUse: "パスキーを使う",
    code: "リカバリーコード",
    codeHint:
      "パスキーが手元にないときに使います。各コードは1回だけ使えます。コードもない場合は、管理者に連絡してください。",
    codeSubmit: "コードでログイン",
    codeWrong: "このコードは間違っているか、使用済みです。",
    codeFailed: "コードを確認できませんでした",
    startAgain: "最初からやり直す",
  },
};
