export const overview = {
  title: 'Aperçu',
} as const;
