import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "请确认你的电子邮箱",
    text: "请点击按钮确认你的电子邮箱，并输入你设置的密码。链接只能使用一次，发送24小时后失效。",
    button: "确认电子邮箱",
  },
  "address-taken": {
    subject: "你已有 Academy 账号",
    text: "有人（可能是你）尝试用此电子邮箱注册。此邮箱已有账号，直接登录即可。如果忘记了密码，可以在登录页面重新设置。",
    button: "登录",
  },
  "new-password": {
    subject: "设置新密码",
    text: "请点击按钮，为你的 Academy 账号设置新密码。链接只能使用一次，发送1小时后失效。在使用之前，原密码仍然有效。",
    button: "设置新密码",
  },
  "no-account": {
    subject: "没有 Academy 账号使用此电子邮箱",
    text: "有人（可能是你）申请了新密码，但没有账号使用此电子邮箱。你可能是用其他邮箱注册的。",
    button: "查看登录方式",
  },
  "no-password": {
    subject: "你登录时不需要密码",
    text: "有人（可能是你）申请了新密码，但你的账号没有密码：你使用主站账号登录。",
    button: "登录",
  },
  "password-changed": {
    subject: "你的密码已更改",
    text: "你的 Academy 账号密码已更改，所有设备均已退出登录。如果不是你本人操作，请立即设置新密码。",
    button: "设置新密码",
  },
  "new-browser": {
    subject: "你的 Academy 账号有新的登录",
    text: "有人（很可能是你本人）在此账号从未使用过的浏览器中用你的密码登录了。你可以在个人资料中查看已登录的设备。如果不是你本人操作，请立即设置新密码，届时所有设备都会退出登录。",
    button: "设置新密码",
  },
  "passkey-added": {
    subject: "你的账号添加了通行密钥",
    text: "你的 Academy 账号添加了一个通行密钥。持有它的人无需密码即可登录。如果不是你本人操作，请在个人资料中将其移除，并设置新密码。",
    button: "打开个人资料",
  },
  "passkey-removed": {
    subject: "你账号的一个通行密钥已移除",
    text: "你的 Academy 账号的一个通行密钥已移除，无法再用它登录。如果不是你本人操作，请立即设置新密码，届时所有设备都会退出登录。",
    button: "设置新密码",
  },
  "recovery-code-used": {
    subject: "你的恢复代码已被使用",
    text: "有人用你的密码和一个恢复代码登录了你的 Academy 账号。该代码已失效。如果不是你本人操作，请立即设置新密码，并在个人资料中生成新的恢复代码。",
    button: "设置新密码",
  },
  "webinar-registered": {
    subject: "报名成功：{{title}}",
    text: "网络研讨会将于 {{when}} 开始。日历文件见附件。开始前 15 分钟起，可通过按钮打开页面加入。如果不能参加，请在该页面取消报名。",
    button: "打开网络研讨会页面",
  },
  "webinar-reminder": {
    subject: "即将开始：{{title}}",
    text: "网络研讨会将于 {{when}} 开始。开始前 15 分钟起，你可以在其页面加入。如果不能参加，无需任何操作。",
    button: "打开网络研讨会页面",
  },
  "new-email": {
    subject: "确认你的新邮箱",
    text: "请点击按钮并输入密码，将此邮箱用于你的 Academy 账号。链接只能使用一次，发送24小时后失效。在使用之前，原邮箱保持不变。",
    button: "确认邮箱",
  },
  "new-email-taken": {
    subject: "此邮箱已有 Academy 账号",
    text: "有人（可能是你）想将此邮箱用于另一个 Academy 账号。此邮箱已有自己的账号，因此没有任何更改。如要用于另一个账号，请先删除此账号。",
    button: "登录",
  },
  "email-change-asked": {
    subject: "你的邮箱即将更改",
    text: "有人（可能是你）为你的 Academy 账号申请了另一个邮箱，并且知道密码。新邮箱尚待确认。如果不是你本人操作，请立即设置新密码，这样也会终止更改。",
    button: "设置新密码",
  },
  "certificate-revoked": {
    subject: "你的证书已被撤销：{{title}}",
    text: "Academy 已撤销你的证书“{{title}}”。其公开页面现已注明这一点，徽章不再有效，证书也无法下载。如果你认为这是误会，请在任意页面通过“反馈”告诉我们。",
    button: "打开证书页面",
  },
  "certificate-restored": {
    subject: "你的证书重新有效：{{title}}",
    text: "Academy 已恢复你的证书“{{title}}”：公开页面、徽章和 PDF 都与撤销前一样。",
    button: "打开证书页面",
  },
  ignore: "如果不是你本人申请，请忽略此邮件，不会有任何变化。",
  copy: "如果按钮无法使用，请将此地址复制到浏览器：",
  why: "Academy 已将此邮件发送至 {{email}}。请勿回复。",
  reasons: {
    cheating: "原因：考试未诚实完成。",
    identity: "原因：参加考试的人不是证书上所写的人。",
    mistake: "原因：证书系误发。",
  },
  mailbox: {
    title: "邮箱",
    intro: "这是演示网站：邮件不会发出，而是显示在这里。能访问此网站的人都可以看到。",
    none: "还没有邮件。注册或申请新密码后，邮件会显示在这里。",
    open: "以 HTML 显示",
  },
};
