import { createContext, useContext } from "react";
import type { Course } from "../../../contract/courses/courses";

/** The page's course, for the parts of the page. */
export const CourseContext = createContext<Course | null>(null);

/** The course that a part of its page belongs to. */
export function useCourse(): Course {
  const course = useContext(CourseContext);
  if (!course) throw new Error("A part of a course's page was rendered outside of one.");
  return course;
}
