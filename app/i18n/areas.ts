/** One namespace per area, so that a screen loads only its own words. `admin` exists in French only. */
export const areas = [
  'shell',
  'home',
  'catalogue',
  'configure',
  'tile',
  'intake',
  'cart',
  'checkout',
  'finalize',
  'confirmation',
  'manage',
  'legal',
  'newsletter',
  'reviews',
  'errors',
  'admin',
] as const;
export type Area = (typeof areas)[number];
