import type { IntentRow } from '../../data/device/rows.ts';

/** Where an intent is changed or answered; `undefined` when that happens in the list itself. */
export function fixPath(row: IntentRow): string | undefined {
  switch (row.kind) {
    case 'booking':
      return '/finalize';
    case 'cancel':
    case 'reschedule':
      return managePath(row.bookingId, row.body);
    case 'edit-services':
      return managePath(row.bookingId, JSON.stringify(JSON.parse(row.body).edit));
    case 'given-up':
    case 'newsletter':
    case 'access-link':
      return undefined;
  }
}

/** The mailed link again, from what the intent proves itself with. */
function managePath(id: string, body: string): string {
  const { email, sig }: Readonly<Record<string, unknown>> = JSON.parse(body);
  return `/manage?${new URLSearchParams({ id, email: String(email), sig: String(sig) })}`;
}
