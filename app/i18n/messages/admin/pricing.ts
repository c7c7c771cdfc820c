export const pricing = {
  title: 'Tarifs',
} as const;
