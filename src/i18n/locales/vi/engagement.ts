import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Vietnamese texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Góp ý",
    intro: "Điều gì ở trang này tốt, điều gì chưa? Tin nhắn của bạn được gửi tới đội ngũ vận hành Academy.",
    message: "Tin nhắn của bạn",
    length_other: "{{count}}/{{most}} ký tự",
    tooLong_other: "Thừa {{count}} ký tự",
    send: "Gửi",
    signedOut: "Đăng nhập để gửi",
    signedOutText: "Chúng tôi trả lời qua email, nên cần có tài khoản để gửi. Những gì bạn viết vẫn được giữ.",
    emailMissing: "Tài khoản của bạn không có địa chỉ email",
    emailMissingText: "Chúng tôi không thể trả lời bạn, nên không thể gửi tin nhắn từ tài khoản này.",
    sent: "Cảm ơn bạn. Chúng tôi đã nhận được tin nhắn.",
    dismiss: "OK",
    failed: "Không gửi được tin nhắn của bạn",
    kept: "Tin nhắn vẫn được giữ ở đây.",
    waiting: "Tin nhắn của bạn được lưu trên thiết bị này",
    waitingText: "Chúng tôi sẽ gửi ngay khi kết nối được với máy chủ, kể cả khi bạn đóng trang này.",
  },
  schedule: {
    crumb: "Đặt lịch hẹn",
    book: "Chọn thời gian",
    bookHint: "Bạn sẽ rời Academy và chọn thời gian trên trang đặt lịch.",
    closed: "Hiện không có lịch hẹn",
    closedText: "Cuộc hẹn này hiện không nhận đặt lịch. Hãy quay lại sau; trong lúc chờ, bạn có thể tự bắt đầu.",
    failed: "Không tải được cuộc hẹn",
  },
  editing: {
    title: "Biên tập",
    intro: "Phần nào còn là bản nháp, phần nào còn phải dịch.",
    signedOut: "Đăng nhập để xem tình trạng nội dung",
    signedOutText: "Trang này dành cho biên tập viên. Bạn sẽ trở lại đây.",
    forbidden: "Tài khoản của bạn không thể biên tập nội dung",
    forbiddenText: "Bản nháp và bản dịch do biên tập viên phụ trách. Mọi nội dung đã đăng đều mở cho bạn.",
    imported: "Lần nhập gần nhất",
    version: "Phiên bản",
    files:
      "Nội dung được viết thành tệp trong dự án. Để biết cách viết một khóa học, hãy xem docs/writing-a-course.md.",
    drafts: "Bản nháp",
    noDrafts: "Không có bản nháp. Mọi nội dung đã được đăng.",
    kinds: {
      course: "Khóa học và bài học lẻ",
      exam: "Bài thi",
      series: "Loạt video",
      webinar: "Webinar",
      template: "Mẫu",
      glossaryTerm: "Thuật ngữ",
    },
    translations: "Bản dịch",
    translationsText: "Tiếng Anh luôn có sẵn. Phần còn thiếu trong một ngôn ngữ được hiển thị bằng tiếng Anh.",
    translated: "đã dịch",
    missing: "còn thiếu",
    failed: "Không tải được tình trạng nội dung",
  },
};
