import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Vietnamese texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Học tiếp thị đủ vững để trả lời khi có người hỏi vì sao bạn biết.",
    intro:
      "Bài học ngắn, bài kiểm tra trung thực và bài thi cấp chứng chỉ mà ai cũng kiểm tra được. Mọi khóa học đều miễn phí, bạn có thể dừng ở bất cứ đâu và học tiếp từ chỗ đó, trên mọi thiết bị.",
    description:
      "Khóa học trực tuyến miễn phí về SEO, tiếp thị nội dung và phân tích tiếp thị, có bài kiểm tra, bài thi và chứng chỉ xác minh được.",
    how: "Cách học ở đây",
    how1: "Học từng bước nhỏ",
    how1Text:
      "Mỗi bài học gồm vài bước: một video ngắn có phụ đề, một phần để đọc, một việc để thử và một bài kiểm tra có giải thích đáp án.",
    how2: "Dừng ở bất cứ đâu",
    how2Text:
      "Vị trí của bạn được lưu theo từng bước, đến từng giây của video. Mở khóa học trên thiết bị khác và bạn ở đúng chỗ đó.",
    how3: "Chứng minh",
    how3Text:
      "Bài thi lấy câu hỏi từ một kho, tính giờ theo máy chủ và không hỏng khi mất kết nối. Khi bạn đạt, chứng chỉ có một trang công khai.",
    coursesTitle: "Để bắt đầu",
    topicsTitle: "Chọn một chủ đề",
    onboarding: "Mới làm quen với tìm kiếm?",
    onboardingText:
      "Năm bước từ mốc ban đầu đến việc xem lại hằng tuần, mỗi bước có hướng dẫn và điểm kết thúc rõ ràng.",
    all: "Tất cả khóa học",
  },
  learningNow: {
    title: "Học tiếp",
    filter: "Lọc khóa học",
    inProgress: "Đang học",
    completed: "Đã hoàn thành",
    none: "Hiện bạn không học dở khóa nào.",
    noneCompleted: "Bạn chưa hoàn thành khóa học nào.",
    showAll: "Xem tất cả",
    showFewer: "Thu gọn",
    more: "Thêm khóa học của tôi",
    failed: "Không tải được các khóa học của bạn",
  },
  popular: {
    title: "Khóa học phổ biến",
    failed: "Không tải được các khóa học phổ biến",
  },
  catalogue: {
    title: "Khóa học",
    description:
      "Tất cả khóa học miễn phí của Academy: SEO, tiếp thị nội dung và phân tích tiếp thị, có bài thi và chứng chỉ.",
    intro: "Chọn một chủ đề, hoặc tìm điều bạn muốn học.",
    filters: "Lọc khóa học",
    search: "Tìm khóa học",
    placeholder: "Ví dụ: keyword research",
    topics: "Chủ đề",
    otherTopics: "Chủ đề khác",
    duration: "Thời lượng",
    anyDuration: "Bất kỳ",
    short: "Dưới 30 phút",
    medium: "30 đến 60 phút",
    long: "Trên 1 giờ",
    apply: "Áp dụng bộ lọc",
    found_other: "{{count}} khóa học",
    more: "Xem thêm khóa học",
    empty: "Không có khóa học phù hợp",
    emptyText: "Hãy thử ít từ hơn hoặc bộ lọc khác.",
    reset: "Xem tất cả khóa học",
    failed: "Không tải được các khóa học",
    moreFailed: "Không tải thêm được khóa học",
    topicsFailed: "Không tải được các chủ đề để lọc.",
    progressFailed: "Không tải được tiến độ của bạn trong các khóa học này.",
    by: "Giảng viên: {{name}}",
    recorded: "Bản ghi",
    progressLabel: "Tiến độ của bạn trong {{course}}",
  },
};
