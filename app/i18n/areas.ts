/** One namespace per area, so that a screen loads only its own words. Of `admin` other languages have what crews see (D474). */
export const areas = [
  'shell',
  'home',
  'catalogue',
  'configure',
  'tile',
  'intake',
  'planner',
  'cart',
  'promo',
  'checkout',
  'delivery',
  'finalize',
  'confirmation',
  'manage',
  'booking',
  'reschedule',
  'quote',
  'edit',
  'bookings',
  'access',
  'storage',
  'legal',
  'newsletter',
  'review',
  'reviews',
  'update',
  'outbox',
  'errors',
  'admin',
] as const;
export type Area = (typeof areas)[number];

/** A branch or leaf of an area's texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts by the name of their area. */
export type Words = Readonly<Record<string, MessageTree>>;
