export const manage = {
  title: 'Your booking',
} as const;
