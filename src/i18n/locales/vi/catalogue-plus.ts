import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Các khóa học và loạt video ngoài phần miễn phí, dành cho người muốn tiến xa hơn.",
    gives: "Bạn nhận được gì",
    give1: "Mọi khóa học và loạt video trên trang này, gồm bài học, bài kiểm tra và bài thi",
    give2: "Phiếu bài tập và clip để tải về và xem",
    give3: "Chứng chỉ vẫn là của bạn, kể cả khi gói kết thúc",
    courses: "Khóa học",
    series: "Loạt video",
    way: "Cách nhận",
    wayText:
      "Bằng gói trả phí, 7 ngày dùng thử hoặc mã khuyến mãi. Những gì đã bắt đầu bạn vẫn học xong được, kể cả khi gói kết thúc giữa chừng.",
    toPlan: "Xem gói của bạn",
    empty: "Academy Plus chưa có nội dung nào.",
    failed: "Chúng tôi không tải được nội dung của Academy Plus",
  },
};
