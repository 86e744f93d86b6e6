import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Chinese texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "系列",
    intro: "短小的剧集，按顺序讲一个主题。看一集，然后在自己的网站上做那一部分。",
    signedOut: "登录后可观看系列",
    signedOutText: "系列属于学生账号。登录后会回到此页面。",
    forbidden: "你的账号不包含系列",
    forbiddenText: "系列面向学生，内容为英语。如果你是学生却看到这条提示，请联系账号的管理者。所有课程都向你开放。",
    none: "还没有系列",
    noneText: "第一个系列发布后会出现在这里。在此期间，可以先学习课程。",
    failed: "无法加载系列",
    episodes: "剧集",
    about: "系列介绍",
    host: "主讲人",
    watchedOf_other: "已看 {{watched}}/{{total}} 集",
    watched: "已观看",
    start: "开始观看",
    resume: "从第 {{number}} 集继续",
    again: "再看一遍",
    progressFailed: "无法加载你的进度",
    progressFailedText: "你仍然可以观看剧集。",
  },
  episode: {
    number: "第 {{number}} 集",
    failed: "无法加载这一集",
    rule: "播放 90% 后，或由你标记为已观看时，即算看完。",
    mark: "标记为已观看",
    isWatched: "你已看过这一集。",
    last: "这是系列的最后一集。",
    next: "下一集",
    all: "全部剧集",
    waiting: "尚未标记为已观看",
    waitingText: "无法连接服务器。恢复连接后会立即标记。",
    markFailed: "无法将这一集标记为已观看",
    brokenText: "你可以阅读下方的文字稿，然后将这一集标记为已观看。",
  },
};
