import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "ログイン中のブラウザー",
    text: "このアカウントにログインしているブラウザーです。心当たりのないものがあれば、ログアウトさせてパスワードを変更してください。",
    device: "{{system}}の{{browser}}",
    unknown: "不明なブラウザー",
    current: "このブラウザー",
    signedIn: "ログイン：{{date}}",
    used: "最終利用：{{date}}",
    network: "ネットワーク：{{network}}",
    end: "ログアウトさせる",
    endOf: "{{device}}をログアウトさせる",
    endOthers: "ほかのすべてのブラウザーをログアウトさせる",
    ended: "そのブラウザーをログアウトさせました。",
    othersEnded: "ほかのすべてのブラウザーをログアウトさせました。",
    only: "ほかにログイン中のブラウザーはありません。",
    failed: "ログイン中のブラウザーを読み込めませんでした",
    endFailed: "ログアウトさせることができませんでした",
  },
};
