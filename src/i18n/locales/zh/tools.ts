import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Chinese texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "姓名已保存：{{name}}。",
    promoRedeemed: "优惠码 {{code}} 已兑换。",
    dataExported: "你的数据已保存为 {{file}}。",
    certificateDeleted: "证书已删除。",
    enrolled: "你已报名。",
    courseLeft: "你已退出课程。进度已保留。",
    ratingSaved_other: "评价已保存：{{count}} 星。",
    feedbackSent: "你的反馈已送达。谢谢。",
    connectionLost: "连接已断开。你输入的内容会保留。",
    connectionBack: "连接已恢复。正在发送等待中的内容。",
  },
  messages: {
    title: "消息",
    intro: "自你打开网站以来的提示。它们留在此页面，重新加载或退出登录后消失。",
    none: "还没有消息。",
    clear: "清除消息",
    dismiss: "关闭",
  },
  shortcuts: {
    title: "键盘快捷键",
    intro: "在输入框中打字、焦点在视频上，或按住 Ctrl、Alt、⌘ 时，快捷键不起作用。",
    switch: "使用键盘快捷键",
    switchHint: "关闭后，单独按任何键都不会触发操作。此设备会记住这一设置。",
    anywhere: "所有页面",
    goTo: "依次按两个键",
    inLesson: "在课中",
    followedBy: "然后",
    list: "此列表",
    search: "搜索",
    messages: "本次访问的消息",
    home: "首页",
    courses: "课程",
    myLearning: "我的学习",
    webinars: "网络研讨会",
    exams: "考试与证书",
    next: "下一步",
    previous: "上一步",
    bookmark: "添加或移除书签",
  },
  counted: {
    title: "统计内容",
    intro:
      "仅在你同意后，且仅在此标签页中统计：这里是哪类账号、打开了哪些页面、页面经过了哪些状态。不含姓名、地址、文字内容和账号编号。不会发送到任何地方。",
    none: "没有统计任何内容。",
    list_other: "{{count}} 条报告，最新的在前，格式与发送时相同",
    clear: "清除统计内容",
  },
};
