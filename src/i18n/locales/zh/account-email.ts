import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "更改电子邮箱",
    intro: "我们会向新邮箱发送链接。在你确认之前，原邮箱保持不变。",
    email: "新的电子邮箱",
    rule: "请输入另一个邮箱，例如 ada@example.com。",
    password: "你的密码",
    wrong: "密码不正确，请重试。",
    submit: "发送链接",
    sentText: "我们已向 {{email}} 发送邮件。链接只能使用一次，24小时后失效。我们也通知了你的原邮箱。",
    failed: "无法发送链接",
    unavailable: "你无法在这里更改邮箱。如果你使用主站账号登录，请在主站更改。",
    signedOut: "请登录以更改电子邮箱",
  },
  newEmail: {
    title: "确认你的新邮箱",
    intro: "请输入账号的密码，之后账号将使用此邮箱。",
    submit: "确认邮箱",
    failed: "无法更改你的邮箱",
    changedTitle: "你的邮箱已更改",
    changedText: "今后请使用 {{email}} 登录。",
    takenTitle: "此邮箱现已被另一个账号使用",
    takenText: "你的账号保留原邮箱。请选择另一个邮箱。",
    usedText: "新邮箱可能已经确认：个人资料会显示账号当前的邮箱。如果之后又申请了链接，请使用新的链接。",
    expiredText: "链接的有效期为24小时，且只有最新邮件中的链接有效。",
    again: "获取新链接",
  },
};
