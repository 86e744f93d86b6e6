import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Chinese texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "SEO 入门",
    description:
      "想让网站出现在搜索中，首先该做什么：五个步骤，从摸清现状到每周回顾，每步都有操作说明和明确的完成标准。",
    intro: "在你自己的网站上，一步一步来。每步都会说明做什么，以及怎样算完成。",
    signInHint: "先登录，之后会回到这里。完成的步骤会保存在你的账号中。",
    how: "怎样做",
    passOf: "标记为完成：{{title}}",
    passFailed: "无法将此步骤标记为完成",
    progressFailed: "无法加载你的进度",
    progressFailedText: "你仍然可以阅读所有步骤。",
    failed: "无法加载步骤",
    none: "还没有步骤",
    noneText: "发布后会出现在这里。在此期间，可以先学习课程。",
    completed: "所有步骤都已完成",
    completedText: "基础已经打好。想更进一步，可以学习带小测验和考试的课程。",
  },
};
