import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement-inbox";

export const texts: Translation<typeof english> = {
  inbox: {
    title: "反馈",
    intro: "学员写给我们的留言。请通过邮件回复，然后将留言标为已处理。",
    filter: "筛选留言",
    search: "在留言中搜索",
    state: "哪些留言",
    states: { new: "新留言", done: "已处理", all: "全部" },
    language: "语言",
    anyLanguage: "所有语言",
    about: "仅显示关于 {{page}} 的留言",
    anyPage: "显示所有页面",
    file: "下载为 CSV",
    found_other: "{{count}} 条留言",
    empty: "没有符合这些条件的留言。",
    showAll: "显示所有留言",
    failed: "无法加载留言",
    more: "显示更早的留言",
    moreFailed: "无法加载更早的留言",
    markDone: "标为已处理",
    markNew: "标为新留言",
    marked: { done: "已将留言标为已处理。", new: "已将留言标为新留言。" },
    markFailed: "无法标记这条留言",
    done: "已处理",
    doneBy: "{{date}}，{{name}}",
    gone: "这条留言已不存在",
    goneText: "发送者删除了账户，或者留言已过保存期限。",
    samePage: "关于此页面的全部留言",
    samePageOf: "关于此页面的全部留言：{{page}}",
  },
};
