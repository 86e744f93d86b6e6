import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Chinese texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description: "学院的全部考试，以及题数、时间和及格线。通过即可获得人人可查的证书。",
    intro: "展示你所学的。你点击开始后考试才会开始；通过后可获得证书，其公开页面人人可查。",
    signedOut: "登录后可查看你在每个考试中的状态，之后会回到此页面。",
    failed: "无法加载考试",
    statusesFailed: "无法加载你的考试状态",
    statusesFailedText: "你仍然可以阅读每个考试的规则。",
    none: "还没有考试",
    noneText: "第一个考试发布后会出现在这里。在此期间，可以先学习课程。",
    all: "全部考试",
    open: "进行中",
    toStart: "可以开始",
    waiting: "尚未开放",
    certificated: "已获证书",
    digitalAgencies: "面向数字代理商",
    digitalAgenciesText: "代理商的经营：怎样赢得客户，工作成本几何，怎样汇报成果。",
    toolkitProficiency: "工具包熟练度",
    toolkitProficiencyText: "每个工具包一个考试：它的数据能告诉你什么，局限在哪里，得到答案后怎么用。",
    passMark: "{{passMark}}% 及格",
    noClock: "不限时间",
    state: {
      toStart: "可以开始",
      open: "进行中",
      notEnrolled: "需先报名课程",
      planNeeded: "需要 Academy Plus",
      lessonsUnfinished: "课程未学完",
      coolingDown: "稍后可再考",
      certificated: "已获证书",
      nameless: "已通过",
    },
    note: {
      open: "继续当前的考试，或再考一次。",
      notEnrolled: "请先报名“{{course}}”并学完所有课。",
      planNeeded: "本考试所属的课程属于 Academy Plus。",
      lessonsUnfinished: "请先学完“{{course}}”的所有课。",
      courseClosed: "它所属的课程目前未发布。",
      coolingDown: "上次未通过。到时此页面会自动开放下次考试。",
      nameless: "填写姓名后即可领取证书。",
    },
    action: {
      read: "查看规则并开始",
      start: "开始",
      resume: "继续",
      retakeAt: "{{moment}} 起可再考",
      toCourse: "前往课程",
      show: "查看证书",
      name: "领取证书",
    },
    actionOf: "{{action}}：{{title}}",
    agency: {
      description: "代理商合作伙伴的考试：数字代理商的成长，以及每个工具包的熟练度考试。",
      intro: "面向服务客户的团队：代理商需要作哪些决定，每个工具包能告诉你什么、不能告诉你什么。",
      signedOut: "登录后可查看合作伙伴考试",
      signedOutText:
        "登录后，这里会显示你在每个考试中的状态，之后会回到此页面。所有人都可以在全部考试的列表中阅读规则。",
      toAll: "查看全部考试",
    },
  },
};
