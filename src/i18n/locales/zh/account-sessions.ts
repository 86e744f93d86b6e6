import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "已登录的浏览器",
    text: "以下浏览器登录了你的账号。如有不认识的，请让它退出登录并更改密码。",
    device: "{{system}} 上的 {{browser}}",
    unknown: "未知浏览器",
    current: "当前浏览器",
    signedIn: "登录时间：{{date}}",
    used: "上次使用：{{date}}",
    network: "来自网络 {{network}}",
    end: "退出登录",
    endOf: "让 {{device}} 退出登录",
    endOthers: "让其他所有浏览器退出登录",
    ended: "该浏览器已退出登录。",
    othersEnded: "其他所有浏览器均已退出登录。",
    only: "没有其他浏览器登录你的账号。",
    failed: "无法加载已登录的浏览器",
    endFailed: "未能退出登录",
  },
};
