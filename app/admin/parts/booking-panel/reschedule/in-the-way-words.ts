import type { TFunction } from 'i18next';
import { type InTheWay, inTheWay } from '../../../../data/staff/commands/move-booking.ts';
import type { Refusal } from '../../../../data/wire/http.ts';
import { faultWords } from '../../words/fault-words.ts';
import { visitTimeWords } from '../visit-time.ts';

/** Why a visit cannot stand where staff want it: "Cet horaire est pris par Ana López, jeu. 3 déc., 10:00 – 11:30." */
export function inTheWayWords(found: InTheWay, t: TFunction<'admin'>, timeZone: string): string {
  if (found.is === 'visit') {
    const { row } = found;
    return t('visit.move.taken', { name: row.customerName, time: visitTimeWords(row, timeZone) });
  }
  const { block } = found;
  const reason = block.reason ?? t('visit.move.noReason');
  return t('visit.move.blocked', { reason, time: visitTimeWords(block, timeZone) });
}

/** Why the server took neither the time nor anything else of the wish. */
export function timeRefusalWords(refusal: Refusal, t: TFunction<'admin'>, timeZone: string): string {
  const found = inTheWay(refusal);
  if (found !== undefined) return inTheWayWords(found, t, timeZone);
  if (refusal.code === 'slot.taken') return t('visit.move.takenUnknown');
  return refusal.code === 'slot.blocked' ? t('visit.move.blockedUnknown') : faultWords(refusal.code, t);
}
