import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "使用通行密钥登录",
    cancelled: "操作已取消、时间过长，或此设备没有可用的通行密钥。",
    known: "此设备已有你账户的通行密钥。",
    unsupported: "此浏览器无法在此页面使用通行密钥。需要安全连接（HTTPS）和新版浏览器。",
    none: "你的账户还没有通行密钥。可以在个人资料中添加。",
    unknown: "此通行密钥不属于该账户，可能已被移除。",
    invalid: "通行密钥的应答在本网站无效。",
    copied: "此通行密钥可能已被复制：它的使用次序不对。请用其他方式登录，并在个人资料中移除它。",
    expired: "时间过长，或已经应答过。请重试。",
    limit: "你账户的通行密钥数量已达上限。请先移除一个。",
    added: "此通行密钥已添加过。",
    stopped: "没有使用通行密钥",
    failed: "无法用通行密钥为你登录",
    signInExpired: "登录时间过长。请重新输入密码。",
    secondTitle: "还差一步",
    secondText: "密码正确。由于此账户可以更改网站，请用通行密钥确认。",
    secondUse: "使用你的通行密钥",
    code: "恢复代码",
    codeHint: "如果你没有带通行密钥。每个代码只能使用一次。如果你也没有代码，请联系管理员。",
    codeSubmit: "用代码登录",
    codeWrong: "此代码有误或已使用过。",
    codeFailed: "无法核对代码",
    startAgain: "重新开始",
  },
};
