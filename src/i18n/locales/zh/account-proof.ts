import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "你上次确认已超过 15 分钟。输入密码或使用通行密钥后继续。",
    password: "你的密码",
    confirm: "确认",
    usePasskey: "使用通行密钥",
    wrong: "密码不正确，请重试。",
    failed: "无法确认是你本人",
    passwordless: "你的账户在这里没有密码。请使用通行密钥，或退出并重新登录，然后在 15 分钟内重复此操作。",
  },
};
