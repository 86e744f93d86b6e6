import { copyFixtureContent, findsMistakes } from "./check-folder.testing";

copyFixtureContent();

const firstCourse = "courses/first-steps/course.yaml";
const standAloneCourse = "courses/stand-alone/course.yaml";

findsMistakes([
  [
    "an unknown exam",
    "courses/cafe-trade/course.yaml",
    "position: 1",
    "position: 1\nexam: nowhere",
    "content/courses/cafe-trade/course.yaml:4: exam names nowhere, which is not a folder under exams/",
  ],
  [
    "an exam of another course",
    "courses/cafe-trade/course.yaml",
    "position: 1",
    "position: 1\nexam: first-exam",
    "content/courses/cafe-trade/course.yaml:4: exam names first-exam, whose exam.yaml names another course",
  ],
  [
    "an unknown category",
    "courses/cafe-trade/course.yaml",
    "[cafe]",
    "[tea]",
    "content/courses/cafe-trade/course.yaml:4: categories[0] is tea, which is not in categories.yaml",
  ],
  [
    "an unknown instructor",
    "courses/cafe-trade/course.yaml",
    "[ann-author]",
    "[bob]",
    "content/courses/cafe-trade/course.yaml:5: instructors[0] is bob, which is not in people.yaml",
  ],
  [
    "an invalid color",
    "courses/cafe-trade/course.yaml",
    "#dff3e7",
    "#dff",
    "content/courses/cafe-trade/course.yaml:6: artwork.background must be a color of six digits like #dff3e7",
  ],
  [
    "an invalid kind of course",
    "courses/analitica-web/course.yaml",
    "publishedAt",
    "type: film\npublishedAt",
    "content/courses/analitica-web/course.yaml:7: type must be base or educational or standAloneLesson",
  ],
  [
    "an invalid day",
    standAloneCourse,
    "2026-02-20",
    "2026-02-30",
    "content/courses/stand-alone/course.yaml:8: publishedAt must be a day like 2026-03-01",
  ],
  [
    "a promo of a course that is not a standalone lesson",
    standAloneCourse,
    "type: standAloneLesson",
    "type: base",
    "content/courses/stand-alone/course.yaml:9: standAlone is only allowed with the type standAloneLesson",
  ],
  [
    "a standalone lesson without its promo",
    standAloneCourse,
    "standAlone: {",
    "exam: none #",
    "content/courses/stand-alone/course.yaml:1: standAlone is missing",
  ],
  [
    "a promo that does not exist",
    standAloneCourse,
    "clip.mp4",
    "clap.mp4",
    "content/courses/stand-alone/course.yaml:9: standAlone.video names clap.mp4, which is not in media/",
  ],
  [
    "a standalone lesson with two lessons",
    firstCourse,
    "position: 2",
    "position: 2\ntype: standAloneLesson",
    "content/courses/first-steps/course.yaml:4: type is standAloneLesson, but there are 2 lessons",
  ],
  [
    "modules of a standalone lesson",
    firstCourse,
    "position: 2",
    "position: 2\ntype: standAloneLesson",
    "content/courses/first-steps/course.yaml:10: modules is not allowed for a standalone lesson",
  ],
  [
    "a second module id",
    firstCourse,
    "id: 90192",
    "id: 90191",
    "content/courses/first-steps/course.yaml:11: modules[1].id is 90191, which content/courses/first-steps/course.yaml already has",
  ],
  [
    "a lesson in two modules",
    firstCourse,
    "lessons: [2]",
    "lessons: [1]",
    "content/courses/first-steps/course.yaml:11: modules[1].lessons[0] must be 2: modules list the lessons in order",
  ],
  [
    "a lesson in no module",
    firstCourse,
    "  - { id: 90192, title: { en: Doing }, lessons: [2] }\n",
    "",
    "content/courses/first-steps/course.yaml:9: modules must contain all 2 lessons; lesson 2 is in no module",
  ],
  [
    "a module with an unknown lesson",
    firstCourse,
    "lessons: [2]",
    "lessons: [2, 3]",
    "content/courses/first-steps/course.yaml:11: modules[1].lessons[1] is 3, but the course has 2 lessons",
  ],
  [
    "a module without an English title",
    firstCourse,
    "{ en: Doing }",
    "{ de: Tun }",
    "content/courses/first-steps/course.yaml:11: modules[1].title.en is missing",
  ],
  [
    "an instructor named twice",
    firstCourse,
    "[ann-author]",
    "[ann-author, ann-author]",
    'content/courses/first-steps/course.yaml:5: instructors[1] repeats "ann-author"',
  ],
]);
