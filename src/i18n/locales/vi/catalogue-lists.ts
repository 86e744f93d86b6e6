import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Vietnamese texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Tìm kiếm",
    titleOf: "Tìm kiếm: {{words}}",
    form: "Tìm trong mọi nội dung",
    words: "Từ cần tìm",
    where: "Hiển thị",
    all: "Tất cả",
    idle: "Nhập điều bạn muốn học, hoặc một từ bạn muốn được giải thích.",
    found_other: "{{count}} kết quả",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Không có kết quả thuộc loại này, nhưng có kết quả khác.",
    showAll: "Hiện tất cả kết quả",
    tips: "Bạn có thể thử",
    tipSpelling: "Kiểm tra chính tả.",
    tipWords: "Dùng ít từ hơn hoặc từ chung hơn.",
    tipLanguage: "Tìm bằng ngôn ngữ của bạn hoặc tiếng Anh, hoặc đổi ngôn ngữ của trang.",
    topics: "Chủ đề phổ biến",
    more: "Xem thêm kết quả",
    moreFailed: "Không tải thêm được kết quả",
  },
  recommended: {
    title: "Học gì tiếp theo",
    failed: "Không tải được các khóa học đề xuất",
  },
  lessonShelf: {
    title: "Bài học lẻ",
    description:
      "Những bài học độc lập: mỗi bài một việc, xong trong chưa đến nửa giờ, có một video ngắn và một bài kiểm tra.",
    intro: "Một việc, một bài học. Xem đoạn xem trước, ghi danh miễn phí và học xong trong nửa giờ.",
    filters: "Lọc bài học",
    search: "Tìm bài học",
    placeholder: "Ví dụ: title tags",
    found_other: "{{count}} bài học",
    more: "Xem thêm bài học",
    empty: "Không có bài học phù hợp",
    reset: "Xem tất cả bài học",
    failed: "Không tải được các bài học",
    moreFailed: "Không tải thêm được bài học",
  },
  webinarShelf: {
    title: "Webinar",
    description:
      "Webinar về tìm kiếm, nội dung, quảng cáo và đo lường: những buổi sắp tới và bản ghi của các buổi trước.",
    intro: "Trực tiếp, có thời gian cho câu hỏi của bạn. Sau đó bản ghi có phụ đề được lưu ở đây.",
    upcoming: "Sắp diễn ra",
    recordings: "Bản ghi",
    filters: "Lọc webinar",
    found_other: "{{count}} webinar",
    more: "Xem thêm webinar",
    empty: "Không có webinar phù hợp",
    reset: "Xem tất cả webinar",
    failed: "Không tải được các webinar",
    moreFailed: "Không tải thêm được webinar",
  },
  templateShelf: {
    title: "Mẫu",
    description:
      "Những tệp để làm việc, mỗi tệp có một ví dụ hoàn chỉnh: lịch, bản tóm tắt yêu cầu, danh sách kiểm tra, kế hoạch và báo cáo.",
    intro: "Tải tệp về, xem ví dụ hoàn chỉnh, rồi thay bằng nội dung của bạn.",
    filters: "Lọc mẫu",
    search: "Tìm mẫu",
    placeholder: "Ví dụ: content calendar",
    found_other: "{{count}} mẫu",
    more: "Xem thêm mẫu",
    empty: "Không có mẫu phù hợp",
    reset: "Xem tất cả mẫu",
    failed: "Không tải được các mẫu",
    moreFailed: "Không tải thêm được mẫu",
  },
  topic: {
    advertising: {
      title: "Khóa học về quảng cáo",
      description:
        "Khóa học miễn phí về quảng cáo tìm kiếm và các loại quảng cáo khác: đấu giá, từ khóa, mẫu quảng cáo, trang đích và lợi ích thu về.",
      intro: "Mua sự chú ý một cách khôn ngoan: đấu giá định giá ra sao, quảng cáo cần nói gì và khi nào nên dừng.",
    },
    career: {
      title: "Khóa học cho nghề tiếp thị",
      description:
        "Khóa học miễn phí cho nghề tiếp thị: các vai trò, hồ sơ năng lực, ứng tuyển và chín mươi ngày đầu trong công việc.",
      intro: "Tìm ra vai trò hợp với bạn, cho thấy bạn làm được gì và khởi đầu thật tốt.",
    },
    contentMarketing: {
      title: "Khóa học về tiếp thị nội dung",
      description:
        "Khóa học miễn phí về tiếp thị nội dung: chọn đề tài, giao yêu cầu, biên tập, phân phối và đo hiệu quả.",
      intro: "Đăng điều người đọc cần, và sau đó biết nó có giúp ích không.",
    },
    digitalMarketing: {
      title: "Khóa học về tiếp thị số",
      description:
        "Khóa học miễn phí về toàn cảnh tiếp thị số: kênh, đối tượng, email và một kế hoạch với những con số khớp nhau.",
      intro: "Xem các kênh ăn khớp với nhau ra sao trước khi chọn một kênh.",
    },
    aiCourses: {
      title: "Khóa học về AI cho người làm tiếp thị",
      description:
        "Khóa học miễn phí về làm việc với AI trong tiếp thị: giao yêu cầu cho mô hình, kiểm tra kết quả, được tìm thấy trong câu trả lời của AI.",
      intro: "Giao cho mô hình những gì nó làm tốt, và giữ lại những gì cần con người.",
    },
    marketingAnalytics: {
      title: "Khóa học về phân tích tiếp thị",
      description:
        "Khóa học miễn phí về phân tích tiếp thị: câu hỏi, chỉ số, dữ liệu đáng tin và những quyết định đứng vững.",
      intro: "Biến câu hỏi thành con số, và con số thành quyết định.",
    },
    seo: {
      title: "Khóa học về SEO",
      description:
        "Khóa học SEO miễn phí: tìm kiếm hoạt động thế nào, từ khóa và ý định, trang, kiểm tra kỹ thuật và đo hiệu quả.",
      intro: "Học tìm kiếm như một chuỗi công đoạn, và tìm ra trang đang kẹt ở công đoạn nào.",
    },
    semrushTools: {
      title: "Khóa học về công cụ Semrush",
      description:
        "Khóa học miễn phí về làm việc với công cụ Semrush: số liệu ước tính, nghiên cứu từ khóa, kiểm tra trang web và theo dõi thứ hạng.",
      intro: "Biết công cụ đo gì, ước tính gì và làm việc với cả hai ra sao.",
    },
    socialMedia: {
      title: "Khóa học về mạng xã hội",
      description:
        "Khóa học miễn phí về tiếp thị trên mạng xã hội: mục đích, bài đăng, phản hồi, khả năng tiếp cận và đo hiệu quả.",
      intro: "Chỉ chọn vài mạng, đăng bài có mục đích và đo xem nó mang lại gì cho doanh nghiệp.",
    },
  },
  voices: {
    experts: "Gặp gỡ giảng viên",
    reviews: "Người học nói gì",
  },
};
