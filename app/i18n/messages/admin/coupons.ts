export const coupons = {
  title: 'Coupons',
} as const;
