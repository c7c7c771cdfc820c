export const bookings = {
  title: 'Réservations',
} as const;
