import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Vietnamese texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Đã lưu tên của bạn: {{name}}.",
    promoRedeemed: "Đã dùng mã khuyến mãi {{code}}.",
    dataExported: "Đã lưu dữ liệu của bạn thành {{file}}.",
    certificateDeleted: "Đã xóa chứng chỉ.",
    enrolled: "Bạn đã ghi danh.",
    courseLeft: "Bạn đã rời khóa học. Tiến độ của bạn vẫn được giữ.",
    ratingSaved_other: "Đã lưu đánh giá của bạn: {{count}} sao.",
    feedbackSent: "Góp ý của bạn đã được gửi đến. Cảm ơn bạn.",
    connectionLost: "Mất kết nối. Những gì bạn nhập vẫn được giữ.",
    connectionBack: "Đã có kết nối trở lại. Những gì đang chờ sẽ được gửi ngay.",
  },
  messages: {
    title: "Thông báo",
    intro: "Những thông báo từ khi bạn mở trang. Chúng nằm ở trang này và mất đi khi bạn tải lại trang hoặc đăng xuất.",
    none: "Chưa có thông báo nào.",
    clear: "Xóa các thông báo",
    dismiss: "Bỏ qua",
  },
  shortcuts: {
    title: "Phím tắt",
    intro: "Phím tắt tạm nghỉ khi bạn nhập vào một ô, khi con trỏ đang ở video hoặc khi bạn giữ phím Ctrl, Alt hay ⌘.",
    switch: "Dùng phím tắt",
    switchHint: "Khi tắt, không phím đơn nào có tác dụng. Thiết bị này sẽ nhớ lựa chọn của bạn.",
    anywhere: "Trên mọi trang",
    goTo: "Hai phím, nhấn lần lượt",
    inLesson: "Trong bài học",
    followedBy: "rồi",
    list: "Danh sách này",
    search: "Tìm kiếm",
    messages: "Thông báo của lần truy cập này",
    home: "Trang chính",
    courses: "Khóa học",
    myLearning: "Việc học của tôi",
    webinars: "Webinar",
    exams: "Bài thi và chứng chỉ",
    next: "Bước tiếp theo",
    previous: "Bước trước",
    bookmark: "Đặt hoặc bỏ dấu trang",
  },
  counted: {
    title: "Những gì được đếm",
    intro:
      "Chỉ khi bạn đồng ý và chỉ trong thẻ trình duyệt này: loại tài khoản đang dùng, những trang được mở và các bước mà trang đi qua. Không tên, không địa chỉ, không nội dung bạn viết, không số tài khoản. Không có gì được gửi đi đâu cả.",
    none: "Chưa có gì được đếm.",
    list_other: "{{count}} báo cáo, mới nhất ở trên, đúng như khi được gửi đi",
    clear: "Xóa những gì đã đếm",
  },
};
