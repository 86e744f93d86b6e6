/** The English texts of what needs a plan. Every other language has the same keys. */
export const texts = {
  planNeeded: {
    title: "Part of Academy Plus",
    text: "To study it, start a trial or redeem a promo code. You find both with your plan, in your profile.",
    action: "Go to your plan",
    enrol: "Enroll",
  },
};
