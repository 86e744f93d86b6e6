import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Lần xác nhận gần nhất của bạn đã hơn 15 phút. Hãy nhập mật khẩu hoặc dùng khóa truy cập để tiếp tục.",
    password: "Mật khẩu của bạn",
    confirm: "Xác nhận",
    usePasskey: "Dùng khóa truy cập",
    wrong: "Đó không phải mật khẩu của bạn. Hãy thử lại.",
    failed: "Chúng tôi không kiểm tra được đó có phải là bạn",
    passwordless:
      "Tài khoản của bạn không có mật khẩu ở đây. Hãy dùng khóa truy cập, hoặc đăng xuất, đăng nhập lại rồi lặp lại việc này trong 15 phút.",
  },
};
