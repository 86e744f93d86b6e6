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
  ignore: "如果不是你本人申请，请忽略此邮件，不会有任何变化。",
  copy: "如果按钮无法使用，请将此地址复制到浏览器：",
  why: "Academy 已将此邮件发送至 {{email}}。请勿回复。",
  mailbox: {
    title: "邮箱",
    intro: "这是演示网站：邮件不会发出，而是显示在这里。能访问此网站的人都可以看到。",
    none: "还没有邮件。注册或申请新密码后，邮件会显示在这里。",
    open: "以 HTML 显示",
  },
};
