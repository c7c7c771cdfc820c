export const devices = {
  title: 'Appareils et clés',
} as const;
