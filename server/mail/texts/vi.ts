import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Xác nhận địa chỉ email của bạn",
    text: "Nhấn nút để xác nhận địa chỉ email và nhập mật khẩu bạn đã chọn. Liên kết dùng được một lần và hết hạn sau 24 giờ kể từ khi gửi.",
    button: "Xác nhận địa chỉ email",
  },
  "address-taken": {
    subject: "Bạn đã có tài khoản Academy",
    text: "Có người, có lẽ là bạn, đã thử đăng ký bằng địa chỉ email này. Địa chỉ này đã có tài khoản, bạn chỉ cần đăng nhập. Nếu quên mật khẩu, bạn có thể chọn mật khẩu mới ở đó.",
    button: "Đăng nhập",
  },
  "new-password": {
    subject: "Chọn mật khẩu mới",
    text: "Nhấn nút để chọn mật khẩu mới cho tài khoản Academy của bạn. Liên kết dùng được một lần và hết hạn sau một giờ kể từ khi gửi. Trước khi bạn dùng liên kết, mật khẩu cũ vẫn có hiệu lực.",
    button: "Chọn mật khẩu mới",
  },
  "no-account": {
    subject: "Không có tài khoản Academy nào dùng địa chỉ này",
    text: "Có người, có lẽ là bạn, đã yêu cầu mật khẩu mới, nhưng không có tài khoản nào dùng địa chỉ email này. Có thể bạn đã đăng ký bằng địa chỉ khác.",
    button: "Xem các cách đăng nhập",
  },
  "no-password": {
    subject: "Bạn đăng nhập không cần mật khẩu",
    text: "Có người, có lẽ là bạn, đã yêu cầu mật khẩu mới, nhưng tài khoản của bạn không có mật khẩu: bạn đăng nhập bằng tài khoản trang chính.",
    button: "Đăng nhập",
  },
  "password-changed": {
    subject: "Mật khẩu của bạn đã được đổi",
    text: "Mật khẩu tài khoản Academy của bạn đã được đổi và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy chọn mật khẩu mới ngay.",
    button: "Chọn mật khẩu mới",
  },
  ignore: "Nếu bạn không yêu cầu, hãy bỏ qua email này. Sẽ không có gì thay đổi.",
  copy: "Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:",
  why: "Academy đã gửi email này đến {{email}}. Không ai đọc thư trả lời.",
  mailbox: {
    title: "Hộp thư",
    intro: "Đây là bản demo: thay vì gửi email, trang hiển thị chúng ở đây. Bất kỳ ai vào được trang này đều đọc được.",
    none: "Chưa có email nào. Hãy đăng ký hoặc yêu cầu mật khẩu mới, email sẽ xuất hiện ở đây.",
    open: "Xem dạng HTML",
  },
};
