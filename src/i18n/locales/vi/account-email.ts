import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Đổi địa chỉ email",
    intro: "Chúng tôi sẽ gửi liên kết đến địa chỉ mới. Trước khi bạn xác nhận ở đó, địa chỉ cũ vẫn giữ nguyên.",
    email: "Địa chỉ email mới",
    rule: "Hãy nhập địa chỉ email khác, ví dụ ada@example.com.",
    password: "Mật khẩu của bạn",
    wrong: "Đó không phải mật khẩu của bạn. Hãy thử lại.",
    submit: "Gửi liên kết",
    sentText:
      "Chúng tôi đã gửi email đến {{email}}. Liên kết dùng được một lần và hết hạn sau 24 giờ. Chúng tôi cũng đã báo cho địa chỉ cũ của bạn.",
    failed: "Không gửi được liên kết",
    unavailable: "Bạn không thể đổi địa chỉ email ở đây. Nếu bạn đăng nhập bằng tài khoản trang chính, hãy đổi ở đó.",
    signedOut: "Hãy đăng nhập để đổi địa chỉ email",
  },
  newEmail: {
    title: "Xác nhận địa chỉ email mới của bạn",
    intro: "Hãy nhập mật khẩu tài khoản của bạn. Sau đó tài khoản sẽ dùng địa chỉ này.",
    submit: "Xác nhận địa chỉ email",
    failed: "Không đổi được địa chỉ email của bạn",
    changedTitle: "Địa chỉ email của bạn đã được đổi",
    changedText: "Từ nay hãy đăng nhập bằng {{email}}.",
    takenTitle: "Một tài khoản khác hiện dùng địa chỉ này",
    takenText: "Tài khoản của bạn giữ địa chỉ cũ. Hãy chọn địa chỉ khác.",
    usedText:
      "Có thể địa chỉ mới đã được xác nhận: hồ sơ cho biết tài khoản đang dùng địa chỉ nào. Nếu sau đó bạn đã yêu cầu liên kết khác, hãy dùng liên kết ấy.",
    expiredText: "Liên kết có hiệu lực 24 giờ, và chỉ liên kết trong email mới nhất dùng được.",
    again: "Yêu cầu liên kết mới",
  },
};
