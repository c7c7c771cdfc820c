export const day = {
  title: 'Ma journée',
} as const;
