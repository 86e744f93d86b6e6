import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Đăng nhập bằng khóa truy cập",
    cancelled: "Đã bị hủy, quá lâu, hoặc thiết bị này không có khóa truy cập phù hợp.",
    known: "Thiết bị này đã có khóa truy cập cho tài khoản của bạn.",
    unsupported:
      "Trình duyệt này không dùng được khóa truy cập trên trang này. Cần có kết nối an toàn (HTTPS) và trình duyệt mới.",
    none: "Tài khoản của bạn chưa có khóa truy cập. Bạn có thể thêm trong hồ sơ.",
    unknown: "Khóa truy cập này không thuộc tài khoản; có thể đã bị xóa.",
    invalid: "Phản hồi của khóa truy cập không hợp lệ trên trang này.",
    copied:
      "Khóa truy cập này có thể đã bị sao chép: nó được dùng sai thứ tự. Hãy đăng nhập bằng cách khác và xóa nó trong hồ sơ.",
    expired: "Quá lâu, hoặc đã được trả lời. Hãy thử lại.",
    limit: "Tài khoản của bạn đã có số khóa truy cập tối đa. Hãy xóa bớt một khóa trước.",
    added: "Khóa truy cập này đã được thêm.",
    stopped: "Chưa dùng khóa truy cập nào",
    failed: "Chúng tôi không đăng nhập được cho bạn bằng khóa truy cập",
    signInExpired: "Đăng nhập quá lâu. Hãy nhập lại mật khẩu.",
    secondTitle: "Thêm một bước nữa",
    secondText: "Mật khẩu đúng. Vì tài khoản này có thể thay đổi trang, hãy xác nhận bằng khóa truy cập.",
    secondUse: "Dùng khóa truy cập của bạn",
    code: "Mã khôi phục",
    codeHint:
      "Nếu bạn không mang theo khóa truy cập. Mỗi mã dùng được một lần. Không có mã nào? Hãy nhờ quản trị viên giúp.",
    codeSubmit: "Đăng nhập bằng mã",
    codeWrong: "Mã này sai hoặc đã dùng.",
    codeFailed: "Chúng tôi không kiểm tra được mã",
    startAgain: "Bắt đầu lại",
  },
};
