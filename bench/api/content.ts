import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const lessonsPerCourse = 3;
const stepsPerLesson = 3;
export const coursesPerExam = 5;

/** Ids that occur nowhere else: queries replayed for another learner are found by their values. */
export const courseId = (number: number): number => 1_000_000 + number;
const lessonId = (course: number, lesson: number): number => courseId(course) * 10 + lesson;
const stepId = (course: number, lesson: number, step: number): number => lessonId(course, lesson) * 10 + step;
export const examId = (number: number): number => 1_000_000 + number;

/** All steps of a course in order. */
export const stepIds = (course: number): number[] =>
  Array.from({ length: lessonsPerCourse * stepsPerLesson }, (_, index) =>
    stepId(course, Math.floor(index / stepsPerLesson) + 1, (index % stepsPerLesson) + 1),
  );
/** The text step of the last lesson: still unread when the load starts. */
export const lastTextStep = (course: number): number => stepId(course, lessonsPerCourse, 2);

const categories = [
  ["seo", "SEO"],
  ["content-marketing", "Content marketing"],
  ["marketing-analytics", "Marketing analytics"],
  ["advertising", "Advertising"],
  ["social-media", "Social media"],
  ["email-marketing", "E-mail marketing"],
  ["local-seo", "Local SEO"],
  ["link-building", "Link building"],
  ["competitor-research", "Competitor research"],
  ["keyword-research", "Keyword research"],
  ["technical-seo", "Technical SEO"],
  ["artificial-intelligence", "Artificial intelligence"],
  ["public-relations", "Public relations"],
  ["online-shops", "Online shops"],
  ["career", "Career"],
  ["branding", "Branding"],
] as const;

const subjects =
  "keyword research,site audits,backlink profiles,featured snippets,search intent,internal links,page speed,structured data,local listings,customer reviews,editorial calendars,topic clusters,newsletter campaigns,landing pages,conversion tracking,attribution models,paid search,display advertising,remarketing lists,video scripts,podcast promotion,influencer outreach,brand monitoring,press releases,crisis communication,competitor gaps,market sizing,audience segments,customer journeys,marketing dashboards,cohort analysis,experiment design,crawl budgets,log files,canonical tags,redirect maps,international sites,translated content,image search,voice assistants,answer engines,prompt libraries,content briefs,style guides,product feeds,shopping campaigns,marketplace listings,app store pages,social calendars,community management,short videos,link prospecting,guest articles,broken links,digital partnerships,lead scoring,sales enablement,pricing pages,onboarding messages,retention programmes".split(
    ",",
  );
const readers =
  "agencies,freelancers,online shops,local restaurants,software companies,publishers,museums,universities,travel portals,estate agents,law firms,medical practices,charities,game studios,banks,insurers,craft businesses,event organisers,car dealers,fashion brands,newsrooms,start-ups,manufacturers,public libraries,sports clubs".split(
    ",",
  );
const manners =
  "from the ground up,step by step,without a budget,in one afternoon,with free tools,with your own data,in practice,at scale,for sceptics,beyond the basics,before the relaunch,after an update,with a small team,in a regulated market".split(
    ",",
  );
const verbs = "measure,compare,plan,review,describe,repair,document,test,collect,sort,question,publish".split(",");
const things =
  "page,query,report,click,visitor,headline,paragraph,crawler,index,spreadsheet,filter,segment,budget,forecast,baseline,sample,chart,template,checklist,interview,survey,deadline,owner,risk,source".split(
    ",",
  );
const qualities =
  "useful,slow,honest,frequent,missing,duplicate,recent,seasonal,narrow,reliable,costly,visible,neglected,surprising,relevant".split(
    ",",
  );

/** Random numbers from 0 to below 1 that depend only on the seed (mulberry32): every run writes the same courses. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = (list: readonly string[]) => string;

/** JSON is also YAML, and ten times faster to write. */
const write = (path: string, value: unknown) => writeFile(path, JSON.stringify(value, null, 1));

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const syllables = "ba,ce,di,fo,gu,ha,ke,li,mo,nu,pa,re,si,to,vu,wa,ze,bri,clo,dra,fle,gro,pli,sto,tra".split(",");
/** A company name: texts contain many words that occur only once, and the search indexes all of them. */
const company = (pick: Pick): string => capitalised([1, 2, 3].map(() => pick(syllables)).join(""));

const sentence = (pick: Pick, subject: string): string =>
  pick([
    `${capitalised(pick(verbs))} each ${pick(qualities)} ${pick(things)} before you ${pick(verbs)} the next ${pick(things)}.`,
    `With ${subject}, a ${pick(qualities)} ${pick(things)} says more than a ${pick(qualities)} ${pick(things)}.`,
    `Most ${pick(readers)} keep one ${pick(qualities)} ${pick(things)} and ${pick(verbs)} it every week.`,
    `Where a ${pick(things)} is ${pick(qualities)}, ${pick(verbs)} the ${pick(things)} behind it first.`,
    `At ${company(pick)}, the ${pick(qualities)} ${pick(things)} came from ${company(pick)}.`,
    `Write down which ${pick(things)} changed, who the ${pick(things)} belongs to, and what the ${pick(things)} cost.`,
  ]);

const paragraph = (pick: Pick, subject: string): string =>
  Array.from({ length: 6 }, () => sentence(pick, subject)).join(" ");

/** The correct answer is always the first option, because the load always picks it. */
const question = (pick: Pick, subject: string, number: number, topic?: string) => ({
  id: `q${number}`,
  type: "single",
  ...(topic && { topic }),
  text: `What do you ${pick(verbs)} first when ${subject} look ${pick(qualities)} (${number})?`,
  options: [
    { id: "a", text: `The ${pick(qualities)} ${pick(things)}`, correct: true },
    { id: "b", text: `A ${pick(qualities)} ${pick(things)} of last year` },
    { id: "c", text: `Every ${pick(things)} at once` },
  ],
  explanation: sentence(pick, subject),
});

/** A course's slug, title, and subject, by its number from 1. */
export function courseOf(number: number): { slug: string; title: string; subject: string } {
  const subject = subjects[(number * 7) % subjects.length] ?? "";
  const reader = readers[(number * 11 + Math.floor(number / subjects.length)) % readers.length] ?? "";
  const manner = manners[(number * 5 + Math.floor(number / readers.length)) % manners.length] ?? "";
  const title = `${capitalised(subject)} for ${reader} ${manner}`;
  return { slug: `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${number}`, title, subject };
}
export const examSlug = (number: number): string => `${courseOf(number * coursesPerExam).slug}-exam`;

function lesson(pick: Pick, subject: string, course: number, number: number) {
  const ids = [1, 2, 3].map((step) => stepId(course, number, step));
  const about = `${pick(qualities)} ${pick(things)}`;
  return {
    id: lessonId(course, number),
    title: `${capitalised(subject)}: the ${about}`,
    caption: `Part ${number}: the ${about}`.slice(0, 60),
    description: sentence(pick, subject),
    steps: [
      {
        id: ids[0],
        type: "video",
        title: `See a ${about}`,
        seconds: 60 + Math.floor(number * 20),
        video: { file: "clip.mp4", captions: "clip.en.vtt" },
        transcript: `${sentence(pick, subject)} ${sentence(pick, subject)}`,
      },
      {
        id: ids[1],
        type: "text",
        title: `Read about the ${about}`,
        seconds: 240,
        body: `${paragraph(pick, subject)}\n\n## What to ${pick(verbs)}\n\n- ${sentence(pick, subject)}\n- ${sentence(pick, subject)}`,
      },
      {
        id: ids[2],
        type: "quiz",
        title: `Check the ${about}`,
        seconds: 120,
        questions: [1, 2, 3].map((one) => question(pick, subject, one)),
      },
    ],
  };
}

async function writeCourse(dir: string, number: number): Promise<void> {
  const random = randomFrom(number);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? "";
  const { slug, title, subject } = courseOf(number);
  const folder = join(dir, "courses", slug);
  await mkdir(join(folder, "en"), { recursive: true });
  const [first, second] = [number % categories.length, (number * 3 + 1) % categories.length];
  const rules = {
    id: courseId(number),
    status: "published",
    position: number,
    categories: [...new Set([first, second])].map((index) => categories[index]?.[0]),
    instructors: [`person-${(number % 40) + 1}`],
    artwork: { motif: "search", background: "#dff3e7" },
    ...(number % coursesPerExam === 0 && { exam: examSlug(number / coursesPerExam) }),
    publishedAt: "2025-11-03",
  };
  const text = {
    title,
    description: `${sentence(pick, subject)} ${sentence(pick, subject)}`,
    outcomes: [1, 2, 3].map(() => `${capitalised(pick(verbs))} a ${pick(qualities)} ${pick(things)}`),
    audience: `For ${pick(readers)} who ${pick(verbs)} ${subject}.`,
    about: paragraph(pick, subject),
  };
  await write(join(folder, "course.yaml"), rules);
  await write(join(folder, "en", "course.yaml"), text);
  for (let one = 1; one <= lessonsPerCourse; one += 1)
    await write(join(folder, "en", `lesson-${one}.yaml`), lesson(pick, subject, number, one));
}

async function writeExam(dir: string, number: number): Promise<void> {
  const course = number * coursesPerExam;
  const random = randomFrom(-number);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? "";
  const { slug, title, subject } = courseOf(course);
  const folder = join(dir, "exams", examSlug(number));
  await mkdir(join(folder, "en"), { recursive: true });
  const rules = { id: examId(number), course: slug, draw: 10, clockMinutes: 60, status: "published" };
  const topics = [1, 2, 3].map((one) => ({ id: `topic-${one}`, title: `Part ${one} of ${subject}`, lesson: one }));
  const pool = {
    title: `Exam: ${title}`,
    description: sentence(pick, subject),
    topics,
    questions: Array.from({ length: 15 }, (_, index) =>
      question(pick, subject, index + 1, `topic-${(index % topics.length) + 1}`),
    ),
  };
  await write(join(folder, "exam.yaml"), rules);
  await write(join(folder, "en", "questions.yaml"), pool);
}

/** Writes a content folder with this many courses, and an exam for every fifth. */
export async function writeContentFolder(dir: string, courses: number): Promise<void> {
  await mkdir(join(dir, "media"), { recursive: true });
  await mkdir(join(dir, "courses"));
  await mkdir(join(dir, "exams"));
  await writeFile(join(dir, "media", "clip.mp4"), "no film");
  await writeFile(join(dir, "media", "clip.en.vtt"), "WEBVTT\n\n00:00.000 --> 00:04.000\nA clip without a film.\n");
  await write(
    join(dir, "categories.yaml"),
    categories.map(([id, title]) => ({ id, title: { en: title } })),
  );
  const people = Array.from({ length: 40 }, (_, index) => ({
    id: `person-${index + 1}`,
    name: `Instructor ${index + 1}`,
    role: { en: "Instructor" },
    bio: { en: "Has taught for years what others only write about." },
  }));
  await write(join(dir, "people.yaml"), people);
  for (let number = 1; number <= courses; number += 1) await writeCourse(dir, number);
  for (let number = 1; number * coursesPerExam <= courses; number += 1) await writeExam(dir, number);
}
