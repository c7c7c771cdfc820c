import type { KeyScope } from '#shared/company/api-keys.ts';

/** What a key is good for, in plain words; a colon in a key of words would name a language file. */
export const scopeWords = {
  'catalogue:read': { label: 'api-keys.catalogue', detail: 'api-keys.catalogueDetail' },
  'slots:read': { label: 'api-keys.slots', detail: 'api-keys.slotsDetail' },
  'bookings:write': { label: 'api-keys.bookings', detail: 'api-keys.bookingsDetail' },
} as const satisfies Record<KeyScope, { label: string; detail: string }>;
