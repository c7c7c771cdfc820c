export const schedule = {
  title: 'Horaires',
} as const;
