export const customers = {
  title: 'Clients',
} as const;
