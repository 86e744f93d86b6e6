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
  "new-browser": {
    subject: "Lượt đăng nhập mới vào tài khoản Academy của bạn",
    text: "Ai đó, có lẽ là bạn, đã đăng nhập bằng mật khẩu của bạn trên một trình duyệt mà tài khoản chưa từng dùng. Hồ sơ của bạn cho biết bạn đang đăng nhập ở đâu. Nếu không phải bạn, hãy chọn mật khẩu mới ngay: mọi thiết bị sẽ bị đăng xuất.",
    button: "Chọn mật khẩu mới",
  },
  "passkey-added": {
    subject: "Tài khoản của bạn có thêm một khóa truy cập",
    text: "Một khóa truy cập đã được thêm vào tài khoản Academy của bạn. Ai có khóa này đều có thể đăng nhập mà không cần mật khẩu của bạn. Nếu không phải bạn, hãy xóa khóa đó trong hồ sơ và chọn mật khẩu mới.",
    button: "Mở hồ sơ",
  },
  "passkey-removed": {
    subject: "Một khóa truy cập đã bị xóa khỏi tài khoản",
    text: "Một khóa truy cập của tài khoản Academy của bạn đã bị xóa và không còn dùng để đăng nhập được. Nếu không phải bạn, hãy chọn mật khẩu mới ngay: mọi thiết bị sẽ bị đăng xuất.",
    button: "Chọn mật khẩu mới",
  },
  "recovery-code-used": {
    subject: "Một mã khôi phục đã được dùng",
    text: "Ai đó đã đăng nhập vào tài khoản Academy của bạn bằng mật khẩu và một mã khôi phục của bạn. Mã đó không còn dùng được. Nếu không phải bạn, hãy chọn mật khẩu mới ngay và tạo mã khôi phục mới trong hồ sơ.",
    button: "Chọn mật khẩu mới",
  },
  "webinar-registered": {
    subject: "Bạn đã đăng ký: {{title}}",
    text: "Webinar bắt đầu vào {{when}}. Mục lịch được đính kèm. Từ 15 phút trước giờ bắt đầu, nút này mở trang để bạn vào tham gia. Nếu không thể tham gia, hãy hủy đăng ký tại đó.",
    button: "Mở trang webinar",
  },
  "webinar-reminder": {
    subject: "Sắp bắt đầu: {{title}}",
    text: "Webinar bắt đầu vào {{when}}. Từ 15 phút trước giờ bắt đầu, bạn có thể tham gia trên trang của webinar. Nếu không thể tham gia, bạn không cần làm gì.",
    button: "Mở trang webinar",
  },
  "new-email": {
    subject: "Xác nhận địa chỉ email mới của bạn",
    text: "Nhấn nút để dùng địa chỉ này cho tài khoản Academy của bạn và nhập mật khẩu. Liên kết dùng được một lần và hết hạn sau 24 giờ kể từ khi gửi. Trước khi bạn dùng liên kết, địa chỉ cũ vẫn giữ nguyên.",
    button: "Xác nhận địa chỉ email",
  },
  "new-email-taken": {
    subject: "Địa chỉ này đã có tài khoản Academy",
    text: "Có người, có lẽ là bạn, muốn dùng địa chỉ này cho một tài khoản Academy khác. Địa chỉ này đã có tài khoản riêng nên không có gì thay đổi. Để dùng cho tài khoản kia, hãy xóa tài khoản này trước.",
    button: "Đăng nhập",
  },
  "email-change-asked": {
    subject: "Địa chỉ email của bạn sắp được đổi",
    text: "Có người, có lẽ là bạn, đã yêu cầu một địa chỉ email khác cho tài khoản Academy của bạn và biết mật khẩu. Địa chỉ mới vẫn cần được xác nhận. Nếu không phải bạn, hãy chọn mật khẩu mới ngay: việc đó cũng dừng thay đổi này.",
    button: "Chọn mật khẩu mới",
  },
  "certificate-revoked": {
    subject: "Chứng chỉ của bạn đã bị thu hồi: {{title}}",
    text: "Academy đã thu hồi chứng chỉ “{{title}}” của bạn. Trang công khai của chứng chỉ hiện ghi rõ điều đó, huy hiệu không còn hiệu lực và không thể tải xuống nữa. Nếu bạn cho rằng đây là nhầm lẫn, hãy viết cho chúng tôi qua “Góp ý” ở bất kỳ trang nào.",
    button: "Mở trang của chứng chỉ",
  },
  "certificate-restored": {
    subject: "Chứng chỉ của bạn đã có hiệu lực trở lại: {{title}}",
    text: "Academy đã khôi phục chứng chỉ “{{title}}” của bạn: trang công khai, huy hiệu và bản PDF như trước khi bị thu hồi.",
    button: "Mở trang của chứng chỉ",
  },
  ignore: "Nếu bạn không yêu cầu, hãy bỏ qua email này. Sẽ không có gì thay đổi.",
  copy: "Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:",
  why: "Academy đã gửi email này đến {{email}}. Không ai đọc thư trả lời.",
  reasons: {
    cheating: "Lý do: bài thi không được thực hiện trung thực.",
    identity: "Lý do: người làm bài thi không phải là người có tên trên chứng chỉ.",
    mistake: "Lý do: chứng chỉ được cấp nhầm.",
  },
  mailbox: {
    title: "Hộp thư",
    intro: "Đây là bản demo: thay vì gửi email, trang hiển thị chúng ở đây. Bất kỳ ai vào được trang này đều đọc được.",
    none: "Chưa có email nào. Hãy đăng ký hoặc yêu cầu mật khẩu mới, email sẽ xuất hiện ở đây.",
    open: "Xem dạng HTML",
  },
};
