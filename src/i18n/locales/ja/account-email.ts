import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "メールアドレスの変更",
    intro: "新しいアドレスにリンクをお送りします。そこで確認するまでは、今までのアドレスのままです。",
    email: "新しいメールアドレス",
    rule: "ada@example.com のような、別のメールアドレスを入力してください。",
    password: "パスワード",
    wrong: "パスワードが違います。もう一度お試しください。",
    submit: "リンクを送信",
    sentText:
      "{{email}} にメールを送信しました。リンクは一度だけ使え、24時間で期限が切れます。今までのアドレスにもお知らせしました。",
    failed: "リンクを送信できませんでした",
    unavailable:
      "ここではメールアドレスを変更できません。メインサイトのアカウントでログインしている場合は、そちらで変更してください。",
    signedOut: "メールアドレスを変更するにはログインしてください",
  },
  newEmail: {
    title: "新しいメールアドレスの確認",
    intro: "アカウントのパスワードを入力すると、アカウントのアドレスがこのアドレスになります。",
    submit: "メールアドレスを確認",
    failed: "メールアドレスを変更できませんでした",
    changedTitle: "メールアドレスを変更しました",
    changedText: "これからは {{email}} でログインしてください。",
    takenTitle: "このアドレスは別のアカウントが使っています",
    takenText: "アカウントのアドレスは今までのままです。別のアドレスを選んでください。",
    usedText:
      "新しいアドレスはすでに確認済みかもしれません。現在のアドレスはプロフィールで確認できます。そのあと別のリンクを受け取った場合は、そちらをお使いください。",
    expiredText: "リンクの有効期限は24時間で、最新のメールのリンクだけが使えます。",
    again: "新しいリンクを受け取る",
  },
};
