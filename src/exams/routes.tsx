import { createRoute, notFound } from "@tanstack/react-router";
import type { ExamListName } from "../../machines/exams/exam-list/context";
import { under } from "../routes/root";
import { openScreen, type RouterContext } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

const openList = (context: RouterContext, list: ExamListName) =>
  openScreen(context, () => import("./exam-list/screen"), {
    view: "exam-list",
    texts: ["exams-list"],
    key: `exams ${context.locale} ${list}`,
    input: { locale: context.locale, list },
  });
const allExams = createRoute({
  getParentRoute: under,
  path: "/academy/certification/",
  loader: ({ context }) => openList(context, "all"),
  component: () => <ScreenOutlet open={allExams.useLoaderData()} />,
});
const agencyPartnersExams = createRoute({
  getParentRoute: under,
  path: "/academy/agency-partners-exams/",
  loader: ({ context }) => openList(context, "agencyPartners"),
  component: () => <ScreenOutlet open={agencyPartnersExams.useLoaderData()} />,
});

const exam = createRoute({
  getParentRoute: under,
  path: "/academy/certification/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("./exam/screen"), {
      view: "exam",
      texts: ["exams", "plan"],
      key: `exam ${context.locale} ${slug}`,
      input: { locale: context.locale, slug },
    }),
  component: () => <ScreenOutlet open={exam.useLoaderData()} />,
});

/** A module of an exam works like the exam, with separate calls (R15). */
const moduleExam = createRoute({
  getParentRoute: under,
  path: "/academy/certification/$slug/modules/$module/",
  loader: ({ context, params: { slug, module } }) => {
    if (!/^[1-9]\d{0,8}$/.test(module)) throw notFound();
    return openScreen(context, () => import("./exam/screen"), {
      view: "exam",
      texts: ["exams", "plan"],
      key: `exam ${context.locale} ${slug} ${module}`,
      input: { locale: context.locale, slug, moduleId: Number(module) },
    });
  },
  component: () => <ScreenOutlet open={moduleExam.useLoaderData()} />,
});

/** Exams, whole or by module, and their lists. */
export const examRoutes = [allExams, agencyPartnersExams, exam, moduleExam];
