import { copyFixtureContent, findsMistakes, lesson2, questions } from "./check-folder.testing";

copyFixtureContent();

findsMistakes([
  [
    "two correct options",
    lesson2,
    "text: B }",
    "text: B, correct: true }",
    "content/courses/first-steps/en/lesson-2.yaml:14: steps[0].questions[0].options must have exactly one correct option, not 2",
  ],
  [
    "one correct option in a question with several",
    lesson2,
    "{ id: b, text: B, correct: true }",
    "{ id: b, text: B }",
    "content/courses/first-steps/en/lesson-2.yaml:22: steps[0].questions[1].options must have two or more correct options, not 1",
  ],
  [
    "a question without an explanation",
    questions,
    "    explanation: Why 2.\n",
    "",
    "content/exams/first-exam/en/questions.yaml:13: questions[1].explanation is missing",
  ],
  [
    "an unknown topic",
    questions,
    "topic: checking",
    "topic: guessing",
    "content/exams/first-exam/en/questions.yaml:32: questions[4].topic is guessing, which is not among the topics",
  ],
  [
    "an unknown lesson",
    questions,
    "lesson: 2",
    "lesson: 7",
    "content/exams/first-exam/en/questions.yaml:5: topics[1].lesson is 7, but the course has 2 lessons",
  ],
]);
