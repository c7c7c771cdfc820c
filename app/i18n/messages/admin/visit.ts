export const visit = {
  title: 'Visite',
} as const;
