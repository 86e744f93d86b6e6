import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Vietnamese texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Bắt đầu với SEO",
    description:
      "Những việc nên làm trước cho trang web của bạn trong tìm kiếm: năm bước từ mốc ban đầu đến việc xem lại hằng tuần, mỗi bước có hướng dẫn và điểm kết thúc rõ ràng.",
    intro: "Làm từng bước một, trên trang web của bạn. Mỗi bước nói rõ cần làm gì và khi nào là xong.",
    signInHint: "Bạn sẽ được mời đăng nhập rồi trở lại đây: những bước đã xong được lưu theo tài khoản của bạn.",
    how: "Cách làm",
    passOf: "Đánh dấu đã xong: {{title}}",
    passFailed: "Không đánh dấu được bước này là đã xong",
    progressFailed: "Chúng tôi không kiểm tra được bạn đã xong những bước nào",
    progressFailedText: "Bạn vẫn đọc được tất cả.",
    failed: "Không tải được các bước",
    none: "Chưa có bước nào",
    noneText: "Các bước sẽ hiện ở đây ngay khi được đăng. Trong lúc chờ, các khóa học luôn mở.",
    completed: "Mọi bước đã xong",
    completedText: "Nền móng đã vững. Một khóa học sẽ đưa bạn đi xa hơn, với bài kiểm tra và bài thi.",
  },
};
