import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Thuộc Academy Plus",
    text: "Để học, hãy bắt đầu dùng thử hoặc nhập mã khuyến mãi. Bạn sẽ thấy cả hai cùng với gói của mình, trong hồ sơ.",
    action: "Xem gói của bạn",
    enrol: "Ghi danh",
  },
};
