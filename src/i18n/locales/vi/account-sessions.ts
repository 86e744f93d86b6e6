import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Nơi bạn đang đăng nhập",
    text: "Các trình duyệt này đang đăng nhập vào tài khoản của bạn. Nếu không nhận ra trình duyệt nào, hãy đăng xuất trình duyệt đó và đổi mật khẩu.",
    device: "{{browser}} trên {{system}}",
    unknown: "Trình duyệt không xác định",
    current: "Trình duyệt này",
    signedIn: "Đăng nhập: {{date}}",
    used: "Dùng lần cuối: {{date}}",
    network: "Từ mạng {{network}}",
    end: "Đăng xuất",
    endOf: "Đăng xuất {{device}}",
    endOthers: "Đăng xuất mọi trình duyệt khác",
    ended: "Trình duyệt đó đã được đăng xuất.",
    othersEnded: "Mọi trình duyệt khác đã được đăng xuất.",
    only: "Bạn không đăng nhập ở nơi nào khác.",
    failed: "Không tải được danh sách nơi bạn đang đăng nhập",
    endFailed: "Không đăng xuất được",
  },
};
