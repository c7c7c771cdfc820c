export const calendar = {
  title: 'Calendrier',
} as const;
