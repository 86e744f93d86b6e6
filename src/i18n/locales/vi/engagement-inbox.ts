import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement-inbox";

export const texts: Translation<typeof english> = {
  inbox: {
    title: "Góp ý",
    intro: "Những gì học viên đã viết cho chúng ta. Hãy trả lời qua email, rồi đánh dấu tin nhắn là đã xong.",
    filter: "Lọc tin nhắn",
    search: "Tìm trong tin nhắn",
    state: "Những tin nhắn nào",
    states: { new: "Mới", done: "Đã xong", all: "Tất cả" },
    language: "Ngôn ngữ",
    anyLanguage: "Mọi ngôn ngữ",
    about: "Chỉ tin nhắn về {{page}}",
    anyPage: "Hiện mọi trang",
    file: "Tải xuống dạng CSV",
    found_other: "{{count}} tin nhắn",
    empty: "Không có tin nhắn nào khớp với bộ lọc này.",
    showAll: "Hiện mọi tin nhắn",
    failed: "Không tải được tin nhắn",
    more: "Xem tin nhắn cũ hơn",
    moreFailed: "Không tải được tin nhắn cũ hơn",
    markDone: "Đánh dấu đã xong",
    markNew: "Đánh dấu là mới",
    marked: { done: "Tin nhắn đã được đánh dấu là đã xong.", new: "Tin nhắn đã được đánh dấu là mới." },
    markFailed: "Không đánh dấu được tin nhắn này",
    done: "Đã xong",
    doneBy: "{{date}}, {{name}}",
    gone: "Tin nhắn này không còn nữa",
    goneText: "Người gửi đã xóa tài khoản, hoặc tin nhắn đã quá cũ.",
    samePage: "Tất cả về trang này",
    samePageOf: "Tất cả về trang này: {{page}}",
  },
};
