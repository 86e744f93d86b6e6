import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Vietnamese texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Loạt video",
    intro: "Những tập ngắn đi lần lượt qua một đề tài. Xem một tập, rồi làm phần đó trên trang web của bạn.",
    signedOut: "Đăng nhập để xem loạt video",
    signedOutText: "Loạt video dành cho tài khoản sinh viên. Đăng nhập rồi bạn sẽ trở lại trang này.",
    forbidden: "Tài khoản của bạn không bao gồm loạt video",
    forbiddenText:
      "Loạt video dành cho sinh viên, bằng tiếng Anh. Nếu bạn là sinh viên mà vẫn thấy dòng này, hãy hỏi người quản lý tài khoản của bạn. Mọi khóa học đều mở cho bạn.",
    none: "Chưa có loạt video",
    noneText: "Loạt đầu tiên sẽ hiện ở đây khi được đăng. Trong lúc chờ, hãy khám phá các khóa học.",
    failed: "Không tải được loạt video",
    episodes: "Các tập",
    about: "Về loạt video này",
    host: "Người dẫn",
    watchedOf_other: "Đã xem {{watched}}/{{total}}",
    watched: "Đã xem",
    start: "Bắt đầu xem",
    resume: "Xem tiếp tập {{number}}",
    again: "Xem lại",
    progressFailed: "Không tải được tiến độ của bạn",
    progressFailedText: "Bạn vẫn xem được các tập.",
  },
  episode: {
    number: "Tập {{number}}",
    failed: "Không tải được tập này",
    rule: "Được tính là đã xem khi bạn phát hết 90%, hoặc khi bạn tự đánh dấu.",
    mark: "Đánh dấu đã xem",
    isWatched: "Bạn đã xem tập này.",
    last: "Đó là tập cuối của loạt.",
    next: "Tập tiếp theo",
    all: "Tất cả các tập",
    waiting: "Chưa được đánh dấu là đã xem",
    waitingText: "Không kết nối được với máy chủ. Tập sẽ được đánh dấu ngay khi có kết nối.",
    markFailed: "Không đánh dấu được tập này là đã xem",
    brokenText: "Bạn có thể đọc bản chép lời ở dưới rồi đánh dấu tập này là đã xem.",
  },
};
