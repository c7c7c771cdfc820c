import type { TFunction } from 'i18next';
import type { BulkKind } from './bulk-steps.ts';

/** What each action on many is called, as keys. */
export const bulkWords = {
  confirm: {
    title: 'bookings.bulk.confirmTitle',
    text: 'bookings.bulk.confirmText',
    none: 'bookings.bulk.confirmNone',
    skipped: 'bookings.bulk.confirmSkipped',
    go: 'bookings.bulk.confirmGo',
    running: 'bookings.bulk.confirming',
    done: 'bookings.bulk.confirmed',
  },
  cancel: {
    title: 'bookings.bulk.cancelTitle',
    text: 'bookings.bulk.cancelText',
    none: 'bookings.bulk.none',
    skipped: 'bookings.bulk.skipped',
    go: 'bookings.bulk.cancelGo',
    running: 'bookings.bulk.cancelling',
    done: 'bookings.bulk.cancelled',
  },
  remove: {
    title: 'bookings.bulk.removeTitle',
    text: 'bookings.bulk.removeText',
    none: 'bookings.bulk.none',
    skipped: 'bookings.bulk.skipped',
    go: 'bookings.bulk.removeGo',
    running: 'bookings.bulk.removing',
    done: 'bookings.bulk.removed',
  },
  restore: {
    title: 'bookings.bulk.restoreTitle',
    text: 'bookings.bulk.restoreText',
    none: 'bookings.bulk.none',
    skipped: 'bookings.bulk.skipped',
    go: 'bookings.bulk.undo',
    running: 'bookings.bulk.restoring',
    done: 'bookings.bulk.restored',
  },
} as const;

/** "3 visites annulées, 3 courriels vont partir": what was done, and what becomes of the mails it wrote (decision 127). */
export function bulkDoneWords(
  kind: BulkKind,
  count: number,
  mailsLeave: boolean,
  t: TFunction<'admin'>,
): string {
  const done = t(bulkWords[kind].done, { count });
  if (kind !== 'confirm' && kind !== 'cancel') return done;
  return `${done}, ${t(mailsLeave ? 'bookings.bulk.mailing' : 'bookings.bulk.kept', { count })}`;
}
