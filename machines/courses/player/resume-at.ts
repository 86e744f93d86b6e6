/** Closer to the end than this, in seconds, resuming would only show the end. */
const endMargin = 2;

/** Where a clip resumes: where the learner stopped, or from the start when that was the end. */
export const resumeAt = (position: number, seconds: number): number => (position > seconds - endMargin ? 0 : position);
