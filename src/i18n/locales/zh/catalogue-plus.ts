import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "免费内容之外的课程和系列，适合想更进一步的学习者。",
    gives: "你将获得",
    give1: "本页的所有课程和系列，包括其中的课、测验和考试",
    give2: "可下载的练习表和可观看的短片",
    give3: "方案到期后证书依然归你所有",
    courses: "课程",
    series: "系列",
    way: "如何获得",
    wayText: "付费方案、7 天试用或优惠码均可。已经开始的内容，即使方案中途到期，也可以学完。",
    toPlan: "查看你的方案",
    empty: "Academy Plus 目前还没有内容。",
    failed: "无法加载 Academy Plus 的内容",
  },
};
