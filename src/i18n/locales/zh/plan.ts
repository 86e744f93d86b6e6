import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "属于 Academy Plus",
    text: "要学习此内容，请开始试用或兑换优惠码。两者都在个人资料的“方案”中。",
    action: "查看你的方案",
    enrol: "报名",
  },
};
