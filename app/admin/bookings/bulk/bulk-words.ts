import type { TFunction } from 'i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
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

/**
 * "3 clients seront prévenus par courriel. 1 client n’a pas d’e-mail : …": before a change that writes to customers, who of
 * them will hear of it (D127). Several visits of one customer are one.
 */
export function bulkMailWords(
  rows: readonly Addressed[],
  mailsLeave: boolean,
  t: TFunction<'admin'>,
): string {
  const all = [...new Map(rows.map((row) => [row.email, row])).values()];
  const reached = all.filter(canMail).length;
  const unreached = all.length - reached;
  return [
    ...(reached === 0
      ? []
      : [t(mailsLeave ? 'bookings.bulk.mailed' : 'bookings.bulk.mailsKept', { count: reached })]),
    ...(unreached === 0 ? [] : [t('bookings.bulk.unreached', { count: unreached })]),
  ].join(' ');
}

/** "3 visites annulées, 2 courriels vont partir, 1 sans e-mail …": what was done, and what becomes of the mails it wrote. */
export function bulkDoneWords(
  kind: BulkKind,
  rows: readonly Addressed[],
  mailsLeave: boolean,
  t: TFunction<'admin'>,
): string {
  const done = t(bulkWords[kind].done, { count: rows.length });
  if (kind !== 'confirm' && kind !== 'cancel') return done;
  const mails = rows.filter(canMail).length;
  const unmailed = rows.length - mails;
  return [
    done,
    ...(mails === 0
      ? []
      : [t(mailsLeave ? 'bookings.bulk.mailing' : 'bookings.bulk.kept', { count: mails })]),
    ...(unmailed === 0 ? [] : [t('bookings.bulk.unmailed', { count: unmailed })]),
  ].join(', ');
}

type Addressed = Pick<BookingRowView, 'email'>;

function canMail({ email }: Addressed): boolean {
  return mailAddressOf(email) !== undefined;
}
