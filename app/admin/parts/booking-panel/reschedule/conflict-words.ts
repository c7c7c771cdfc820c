import type { TFunction } from 'i18next';
import { type Conflict, conflictsOf } from '../../../../data/staff/commands/reschedule-booking.ts';
import type { Refusal } from '../../../../data/wire/http.ts';
import { faultWords } from '../../words/fault-words.ts';
import { bookingTimeWords } from '../booking-time.ts';

/** Why a visit cannot stand where staff want it: "Cet horaire est pris par Ana López, jeu. 3 déc., 10:00 – 11:30." */
export function conflictWords(found: Conflict, t: TFunction<'admin'>, timeZone: string): string {
  if (found.is === 'booking') {
    const { row } = found;
    return t('booking.reschedule.taken', { name: row.customerName, time: bookingTimeWords(row, timeZone) });
  }
  const { block } = found;
  const reason = block.reason ?? t('booking.reschedule.noReason');
  return t('booking.reschedule.blocked', { reason, time: bookingTimeWords(block, timeZone) });
}

/** All of them, one sentence after the other. */
export function allConflictWords(
  found: readonly Conflict[],
  t: TFunction<'admin'>,
  timeZone: string,
): string {
  return found.map((one) => conflictWords(one, t, timeZone)).join(' ');
}

/** Why the server took neither the time nor anything else of the wish. */
export function timeRefusalWords(refusal: Refusal, t: TFunction<'admin'>, timeZone: string): string {
  const found = conflictsOf(refusal);
  if (found.length > 0) return allConflictWords(found, t, timeZone);
  if (refusal.code === 'slot.taken') return t('booking.reschedule.takenUnknown');
  return refusal.code === 'slot.blocked'
    ? t('booking.reschedule.blockedUnknown')
    : faultWords(refusal.code, t);
}
