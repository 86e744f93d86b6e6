import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Vietnamese texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Bản nháp. Chỉ biên tập viên thấy trang này.",
  },
  glossary: {
    title: "Bảng thuật ngữ tiếp thị số",
    description:
      "Các thuật ngữ về tìm kiếm, nội dung, quảng cáo và phân tích: mỗi từ một câu dễ hiểu, kèm giải thích và thuật ngữ liên quan.",
    intro: "Những từ trong nghề, mỗi từ trước hết là một câu dễ hiểu. Mở ra để đọc tiếp.",
    filter: "Tìm thuật ngữ",
    search: "Tìm trong bảng thuật ngữ",
    placeholder: "Ví dụ: canonical",
    apply: "Tìm",
    letters: "Chữ cái",
    anyLetter: "Tất cả",
    found_other: "{{count}} thuật ngữ",
    clear: "Xem tất cả thuật ngữ",
    empty: "Không có thuật ngữ phù hợp",
    emptyText: "Hãy thử một phần của từ, hoặc một từ khác cùng nghĩa.",
    none: "Chưa có thuật ngữ",
    noneText: "Những thuật ngữ đầu tiên sẽ hiện ở đây khi được đăng. Trong lúc chờ, hãy khám phá các khóa học.",
    failed: "Không tải được bảng thuật ngữ",
  },
  term: {
    synonyms: "Còn gọi là",
    body: "Giải thích",
    related: "Thuật ngữ liên quan",
    topics: "Khóa học liên quan",
    sameLetter: "Thuật ngữ khác ở chữ {{letter}}",
    failed: "Không tải được thuật ngữ",
  },
  faq: {
    title: "Hỏi và đáp",
    description:
      "Câu trả lời ngắn cho những điều người học hỏi: tài khoản, khóa học, bài thi, chứng chỉ và điều khoản sử dụng.",
    intro: "Câu trả lời ngắn cho những điều người học hỏi nhiều nhất.",
    groups: "Chủ đề",
    link: "Liên kết đến câu hỏi này",
    missing: "Chưa thấy câu hỏi của bạn?",
    missingText: "Hãy viết cho đội ngũ vận hành Academy. Chúng tôi trả lời qua email.",
    ask: "Liên hệ với chúng tôi",
    none: "Chưa có câu hỏi",
    failed: "Không tải được phần hỏi và đáp",
  },
  terms: {
    crumb: "Điều khoản sử dụng",
    description:
      "Những gì áp dụng khi bạn dùng Academy: tài khoản, nội dung, chứng chỉ và cách chúng tôi xử lý dữ liệu.",
    updated: "Cập nhật lần cuối ngày {{date}}",
    body: "Toàn văn điều khoản",
    failed: "Không tải được điều khoản",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Sắp diễn ra",
    was: "Đã diễn ra vào",
    zone: "Múi giờ: {{zone}}",
    calendar: "Thêm vào lịch của bạn",
    calendarText: "Mục lịch dẫn về trang này.",
    live: "Tham gia trực tiếp",
    register: "Đăng ký",
    registerMail: "Bạn sẽ nhận được email kèm mục lịch và lời nhắc một giờ trước khi bắt đầu.",
    registerHint: "Bạn sẽ đăng nhập trước rồi quay lại đây.",
    registered: "Bạn đã đăng ký",
    registeredMail: "Chúng tôi đã gửi cho bạn email kèm mục lịch và sẽ nhắc bạn một giờ trước khi bắt đầu.",
    registeredNoMail: "Trang này không gửi email. Hãy thêm webinar vào lịch của bạn.",
    opens: "Bạn có thể tham gia trên trang này từ 15 phút trước khi bắt đầu.",
    joinNow: "Bạn có thể tham gia ngay",
    join: "Tham gia webinar",
    cancelRegistration: "Hủy đăng ký",
    registerFailed: "Không thể đăng ký cho bạn",
    cancelFailed: "Không thể hủy đăng ký của bạn",
    registrationFailed: "Không tải được thông tin đăng ký của bạn",
    over: "Webinar này đã kết thúc",
    overText: "Không có bản ghi ở đây.",
    recording: "Bản ghi",
    recordingOf: "Bản ghi của {{title}}",
    play: "Phát bản ghi",
    outcomes: "Bạn sẽ học được gì",
    about: "Về webinar này",
    speakers_other: "Diễn giả",
    all: "Tất cả webinar",
    failed: "Không tải được webinar",
  },
  template: {
    crumb: "Mẫu",
    download: "Tải {{name}} ({{size}})",
    rights: "Được tự do dùng và chỉnh sửa, kể cả khi bạn làm việc cho khách hàng.",
    about: "Dùng để làm gì",
    steps: "Cách điền",
    all: "Tất cả mẫu",
    failed: "Không tải được mẫu",
  },
  education: {
    title: "Dành cho giáo viên và sinh viên",
    description:
      "Dạy về tìm kiếm, nội dung và phân tích bằng các khóa học miễn phí: bài thi với chứng chỉ kiểm tra được, loạt video cho sinh viên, mẫu cho lớp học.",
    intro:
      "Dùng Academy trong các buổi học chuyên đề, đào tạo nghề và hội thảo thực hành. Khóa học miễn phí, mỗi người học theo nhịp của mình, và bạn kiểm tra được mọi chứng chỉ.",
    offer: "Có gì cho lớp của bạn",
    courses: "Khóa học có bài thi",
    coursesText:
      "Bài học ngắn với một video, một phần để đọc và một bài kiểm tra có giải thích đáp án. Bài thi lấy câu hỏi từ một kho, nên người ngồi cạnh nhau hiếm khi gặp cùng câu hỏi.",
    series: "Loạt video cho tài khoản sinh viên",
    seriesText:
      "Với tài khoản sinh viên, người học còn xem được loạt video: những tập ngắn đi lần lượt qua một đề tài, bằng tiếng Anh.",
    certificates: "Chứng chỉ kiểm tra được",
    certificatesText:
      "Mỗi chứng chỉ có một trang công khai cho biết nó còn hiệu lực hay không. Sinh viên gửi bạn địa chỉ; bạn không cần tài khoản để mở.",
    templates: "Tệp để làm việc trên lớp",
    templatesText:
      "Bản tóm tắt yêu cầu, lịch, danh sách kiểm tra và kế hoạch, mỗi thứ có một ví dụ hoàn chỉnh. Hãy mang vào lớp và chỉnh sửa tùy ý.",
    how: "Một khóa học cùng lớp của bạn, trong bốn bước",
    step1: "Chọn một khóa học và tự mình học qua",
    step1Text:
      "Trang khóa học liệt kê các bài học, thời lượng từng bài và quy định của bài thi. Bài kiểm tra có thể làm lại bao nhiêu lần tùy thích.",
    step2: "Thống nhất nhịp học",
    step2Text:
      "Giao một hoặc hai bài học cho mỗi buổi. Tiến độ được lưu cho từng người, nên không ai phải ở cùng một chỗ.",
    step3: "Dành buổi gặp cho câu hỏi và thực hành",
    step3Text:
      "Dùng một mẫu cho trang web mà cả lớp biết. Bảng thuật ngữ giải thích các từ, và bài kiểm tra cho thấy cần bàn lại điều gì.",
    step4: "Để mọi người làm bài thi",
    step4Text: "Bài thi chỉ bắt đầu khi sinh viên bắt đầu, trên lớp hay ở nhà. Ai đạt thì gửi bạn địa chỉ chứng chỉ.",
    accounts: "Tài khoản sinh viên cho lớp của bạn",
    accountsText:
      "Hãy cho chúng tôi biết trường của bạn, bạn dạy gì và cần tài khoản cho bao nhiêu sinh viên. Bạn đăng nhập để gửi tin nhắn, nhờ đó câu trả lời đến được với bạn.",
    ask: "Yêu cầu tài khoản sinh viên",
    further: "Xem tiếp",
    toCourses: "Xem tất cả khóa học",
    toSeries: "Xem tất cả loạt video",
    toTemplates: "Xem tất cả mẫu",
    toFaq: "Hỏi và đáp",
  },
};
