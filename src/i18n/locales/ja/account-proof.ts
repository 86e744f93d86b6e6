import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "前回の確認から15分以上たっています。パスワードを入力するか、パスキーを使うと続けられます。",
    password: "あなたのパスワード",
    confirm: "確認",
    usePasskey: "パスキーを使う",
    wrong: "パスワードが違います。もう一度お試しください。",
    failed: "ご本人かどうか確認できませんでした",
    passwordless:
      "このアカウントにはここでのパスワードがありません。パスキーを使うか、一度ログアウトしてログインし直し、15分以内にもう一度行ってください。",
  },
};
