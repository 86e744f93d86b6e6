import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Vietnamese texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Tất cả bài thi của Academy với số câu hỏi, thời gian và mức điểm đạt. Ai đạt sẽ nhận chứng chỉ mà mọi người đều kiểm tra được.",
    intro:
      "Hãy cho thấy bạn biết gì. Bài thi chỉ bắt đầu khi bạn bắt đầu; ai đạt sẽ nhận chứng chỉ có trang công khai mà mọi người đều kiểm tra được.",
    signedOut: "Đăng nhập để xem tình trạng của bạn ở từng bài thi. Bạn sẽ trở lại trang này.",
    failed: "Không tải được các bài thi",
    statusesFailed: "Không tải được tình trạng thi của bạn",
    statusesFailedText: "Bạn vẫn đọc được quy định của mọi bài thi.",
    none: "Chưa có bài thi",
    noneText: "Bài thi đầu tiên sẽ hiện ở đây khi được đăng. Trong lúc chờ, hãy khám phá các khóa học.",
    all: "Tất cả bài thi",
    open: "Đang làm",
    toStart: "Sẵn sàng bắt đầu",
    waiting: "Chưa mở",
    certificated: "Đã có chứng chỉ",
    digitalAgencies: "Cho agency tiếp thị số",
    digitalAgenciesText: "Điều hành agency: tìm khách hàng thế nào, công việc tốn bao nhiêu và báo cáo kết quả ra sao.",
    toolkitProficiency: "Thành thạo bộ công cụ",
    toolkitProficiencyText:
      "Mỗi bộ công cụ một bài thi: dữ liệu cho bạn biết điều gì, giới hạn ở đâu và bạn làm gì với câu trả lời.",
    passMark: "Cần {{passMark}}% để đạt",
    noClock: "Không giới hạn thời gian",
    state: {
      toStart: "Sẵn sàng bắt đầu",
      open: "Đang làm",
      notEnrolled: "Cần khóa học",
      planNeeded: "Cần Academy Plus",
      lessonsUnfinished: "Chưa học xong",
      coolingDown: "Lượt thi tiếp theo mở sau",
      certificated: "Đã có chứng chỉ",
      nameless: "Đã đạt",
    },
    note: {
      open: "Làm tiếp lượt thi của bạn hoặc bắt đầu lượt tiếp theo.",
      notEnrolled: "Trước hết hãy ghi danh “{{course}}” và học xong các bài học.",
      planNeeded: "Khóa học của bài thi này thuộc Academy Plus.",
      lessonsUnfinished: "Trước hết hãy học xong các bài học của “{{course}}”.",
      courseClosed: "Khóa học của bài thi này hiện không được đăng.",
      coolingDown: "Lần trước bạn chưa đạt. Lượt thi tiếp theo sẽ tự động mở trên trang này.",
      nameless: "Hãy thêm tên của bạn để nhận chứng chỉ.",
    },
    action: {
      read: "Xem quy định và bắt đầu",
      start: "Bắt đầu",
      resume: "Làm tiếp",
      retakeAt: "Thi lại từ {{moment}}",
      toCourse: "Đến khóa học",
      show: "Xem chứng chỉ",
      name: "Nhận chứng chỉ",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Các bài thi cho đối tác agency: phát triển agency tiếp thị số, và mỗi bộ công cụ một bài thi về độ thành thạo.",
      intro:
        "Cho các nhóm làm việc cho khách hàng: agency phải quyết định những gì, và mỗi bộ công cụ cho bạn biết được gì, không cho biết được gì.",
      signedOut: "Đăng nhập để xem các bài thi cho đối tác",
      signedOutText:
        "Khi đã đăng nhập, bạn thấy ở đây tình trạng của mình ở từng bài thi. Bạn sẽ trở lại trang này. Ai cũng đọc được quy định trong danh sách tất cả bài thi.",
      toAll: "Xem tất cả bài thi",
    },
  },
};
