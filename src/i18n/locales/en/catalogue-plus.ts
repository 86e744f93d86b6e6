/** The English texts of the page of academy-plus. Every other language has the same keys. */
export const texts = {
  plus: {
    title: "Academy Plus",
    intro: "Courses and series in addition to the free ones, for learners who want to go further.",
    gives: "What it gives you",
    give1: "Every course and series on this page, with its lessons, quizzes, and exams",
    give2: "Worksheets and clips to download and watch",
    give3: "Certificates that stay yours, also when your plan ends",
    courses: "Courses",
    series: "Series",
    way: "How to get it",
    wayText:
      "A paid plan, a trial of 7 days, or a promo code. What you begin, you can finish, also when your plan ends on the way.",
    toPlan: "Go to your plan",
    empty: "There is nothing in Academy Plus yet.",
    failed: "We couldn’t load what Academy Plus contains",
  },
};
