import type { AdminRating, CourseRatings } from "../../contract/account/ratings";
import { ratingRemovalMachine } from "./rating-removal";
import { createStaffList, type ListPage } from "./staff-list";

/** A page of ratings, with how each course is rated. */
export type RatingsPage = ListPage<AdminRating> & { total: number; courses: CourseRatings[] };

/** How learners rate courses, for administrators, who remove single ratings (R9, R62, R64). */
export const staffRatingsMachine = createStaffList<RatingsPage>({
  id: "staffRatings",
  description: "The ratings of courses as an administrator sees them.",
  screen: "StaffRatingsPage",
  requirements: ["R9", "R62"],
  staffActions: { ratingRemoval: ratingRemovalMachine },
});
