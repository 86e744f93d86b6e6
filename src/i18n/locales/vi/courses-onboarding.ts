import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Vietnamese texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Bắt đầu với SEO",
    description:
      "Những việc nên làm trước cho trang web của bạn trong tìm kiếm: năm bước từ mốc ban đầu đến việc xem lại hằng tuần, mỗi bước có hướng dẫn và điểm kết thúc rõ ràng.",
    intro: "Làm từng bước một, trên trang web của bạn. Mỗi bước nói rõ cần làm gì và khi nào là xong.",
    signInHint: "Bạn đăng nhập trước rồi trở lại đây. Những bước đã xong được lưu trong tài khoản của bạn.",
    how: "Cách làm",
    passOf: "Đánh dấu đã xong: {{title}}",
    passFailed: "Không đánh dấu được bước này là đã xong",
    progressFailed: "Không tải được tiến độ của bạn",
    progressFailedText: "Bạn vẫn đọc được các bước.",
    failed: "Không tải được các bước",
    none: "Chưa có bước nào",
    noneText: "Các bước sẽ hiện ở đây khi được đăng. Trong lúc chờ, hãy khám phá các khóa học.",
    completed: "Mọi bước đã xong",
    completedText: "Bạn đã có nền tảng. Một khóa học sẽ đưa bạn đi xa hơn, với bài kiểm tra và bài thi.",
  },
};
