/** The icons of a player's controls, drawn like those that all pages share (`Icon`). */
export const playerIcons = {
  captions:
    "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM10.5 10.6a2 2 0 1 0 0 2.8M17 10.6a2 2 0 1 0 0 2.8",
  voice: "M4 5.5h16v11h-8l-4.5 4v-4H4v-11ZM8.5 10v2M12 9v4M15.5 10v2",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  muted: "M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5",
  floating:
    "M10.5 17.5h-6A1.5 1.5 0 0 1 3 16V7a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 7v3.5M13.5 13.5H21v5h-7.5v-5Z",
  fullScreen: "M4 9V4.5h4.5M15.5 4.5H20V9M20 15v4.5h-4.5M8.5 19.5H4V15",
} as const;
