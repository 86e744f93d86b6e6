/** From how many ratings on a course shows their average: fewer say more about a learner than about the course (R64). */
export const ratingsShownFrom = 5;
