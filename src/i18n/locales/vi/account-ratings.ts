import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "Email hoặc tên chứa",
    course: "Khóa học",
    stars: "Số sao",
    starCount_other: "{{count}} sao",
    count_other: "{{count}} đánh giá",
    byCourse: "Đánh giá theo khóa học",
    total: "Đánh giá",
    average: "Trung bình",
    hidden: "Khách chưa thấy",
    hiddenText: "Khách thấy điểm trung bình của khóa học khi có từ {{fewest}} đánh giá.",
    unrated: "Chưa có khóa học nào được đánh giá.",
    rated: "Đánh giá ngày {{date}}",
    remove: "Xóa",
    removeName: "Xóa đánh giá của {{email}} cho {{title}}",
  },
  ratingRemoval: {
    removeTitle: "Xóa đánh giá của {{email}}?",
    restoreTitle: "Khôi phục đánh giá của {{email}}?",
    given: "{{stars}} trên 5 sao cho {{title}}.",
    counts: "Đánh giá của khóa học: trước là {{before}}, sau là {{after}}.",
    averages: "Trung bình: trước là {{before}}, sau là {{after}}.",
    none: "không có",
    hides: "Khách sẽ không còn thấy điểm trung bình: cần {{fewest}} đánh giá.",
    shows: "Khách sẽ lại thấy điểm trung bình.",
    again: "Học viên có thể đánh giá lại khóa học.",
    later: "Trang của khóa học sẽ cập nhật trong vòng một giờ.",
    undoable: "Bạn có thể hoàn tác.",
    removeConfirm: "Xóa đánh giá",
    restoreConfirm: "Khôi phục đánh giá",
    failed: "Không thay đổi được đánh giá",
    outdated:
      "Chưa có gì được thực hiện: học viên đã đánh giá lại khóa học, hoặc quản trị viên khác đã nhanh hơn. Trang này hiện cho thấy trạng thái hiện tại.",
    removed: "Đã xóa đánh giá. Đánh giá của {{title}} hiện có: {{ratings}}, trung bình: {{average}}.",
    restored: "Đã khôi phục đánh giá như trước. Đánh giá của {{title}} hiện có: {{ratings}}, trung bình: {{average}}.",
    undo: "Hoàn tác",
  },
};
