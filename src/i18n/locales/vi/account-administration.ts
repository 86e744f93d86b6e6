import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Quản trị",
    signedOut: "Đăng nhập để mở trang quản trị",
    signedOutText: "Trang quản trị dành cho những người vận hành Academy. Sau đó, chúng tôi sẽ đưa bạn trở lại đây.",
    forbidden: "Tài khoản của bạn không có quyền quản trị",
    forbiddenText: "Trang quản trị dành cho những người vận hành Academy. Bạn có thể xem mọi nội dung đã xuất bản.",
    sections: {
      accounts: "Tài khoản",
      audit: "Nhật ký kiểm tra",
      certificates: "Chứng chỉ",
      promoCodes: "Mã khuyến mãi",
      editing: "Bản nháp và bản dịch",
      feedback: "Góp ý",
      imports: "Nhập nội dung",
      quizReports: "Báo cáo bài kiểm tra",
      ratings: "Đánh giá",
      settings: "Cài đặt",
    },
    about: {
      accounts: "Tìm tài khoản, cấp và thu hồi quyền, đăng xuất tài khoản.",
      audit: "Ai đã làm gì với ai, lưu trong 400 ngày.",
      certificates: "Tìm chứng chỉ, thu hồi kèm lý do và khôi phục.",
      promoCodes: "Thêm mã cấp Academy Plus, xem mức sử dụng và kết thúc mã.",
      editing: "Những gì còn là bản nháp và những gì còn cần dịch.",
      feedback: "Những gì học viên đã viết cho chúng ta.",
      imports: "Những gì trang hiển thị, và nhập những gì đã thay đổi.",
      quizReports: "Học viên trả lời bài kiểm tra và kỳ thi ra sao.",
      ratings: "Học viên đánh giá khóa học ra sao, và xóa từng đánh giá.",
      settings: "Biểu ngữ và các nhận xét trên trang chủ.",
    },
    unread_other: "{{count}} mới",
  },
  staffList: {
    filters: "Bộ lọc",
    apply: "Áp dụng bộ lọc",
    clear: "Bỏ mọi bộ lọc",
    any: "Bất kỳ",
    file: "Tải xuống dạng CSV",
    pages: "Các trang",
    next: "Trang sau",
    previous: "Trang trước",
    none: "Không có kết quả. Hãy bỏ một bộ lọc hoặc tìm thứ khác.",
    failed: "Không tải được danh sách",
  },
};
