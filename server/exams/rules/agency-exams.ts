/** The exams of agency partners by id, in display order (section 3, R51). */
export const agencyExams = {
  digitalAgencies: [70],
  toolkitProficiency: [105, 106, 113, 109, 65, 26, 63, 64, 29, 68, 67, 66, 14, 69, 21],
} as const;
