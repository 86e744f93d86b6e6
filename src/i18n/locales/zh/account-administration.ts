import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "管理",
    signedOut: "登录以打开管理页面",
    signedOutText: "管理页面供运营 Academy 的人员使用。登录后会回到这里。",
    forbidden: "你的账户没有管理权限",
    forbiddenText: "管理页面供运营 Academy 的人员使用。所有已发布的内容都对你开放。",
    sections: {
      accounts: "账户",
      audit: "审计日志",
      certificates: "证书",
      promoCodes: "优惠码",
      editing: "草稿与翻译",
      feedback: "反馈",
      imports: "内容导入",
      quizReports: "测验报告",
      ratings: "评分",
      settings: "设置",
    },
    about: {
      accounts: "查找账户，授予和收回权限，退出登录。",
      audit: "谁对谁做了什么，保留 400 天。",
      certificates: "查找证书，注明原因撤销，以及恢复。",
      promoCodes: "添加可获得 Academy Plus 的优惠码，查看使用情况，并终止优惠码。",
      editing: "哪些仍是草稿，哪些还需要翻译。",
      feedback: "学员写给我们的留言。",
      imports: "查看网站显示的内容，并导入更改。",
      quizReports: "学员如何回答测验和考试。",
      ratings: "学员如何为课程评分，并可删除个别评分。",
      settings: "首页的横幅和学员评价。",
    },
    unread_other: "{{count}} 条新留言",
  },
  staffList: {
    filters: "筛选",
    apply: "应用筛选",
    clear: "清除所有筛选",
    any: "不限",
    file: "下载 CSV",
    pages: "分页",
    next: "下一页",
    previous: "上一页",
    none: "没有匹配的内容。请去掉一个筛选条件，或换个词查找。",
    failed: "无法加载列表",
  },
};
