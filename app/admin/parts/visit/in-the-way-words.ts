import type { TFunction } from 'i18next';
import type { InTheWay } from '../../../local/admin/commands/move-booking.ts';
import { visitTimeWords } from './visit-time.ts';

/** Why a visit cannot stand where somebody wants it: "Cet horaire est pris par Ana López, jeu. 3 déc., 10:00 – 11:30." */
export function inTheWayWords(found: InTheWay, t: TFunction<'admin'>, timeZone: string): string {
  if (found.is === 'visit') {
    const { row } = found;
    return t('visit.move.taken', { name: row.customerName, time: visitTimeWords(row, timeZone) });
  }
  const { block } = found;
  const reason = block.reason ?? t('visit.move.noReason');
  return t('visit.move.blocked', { reason, time: visitTimeWords(block, timeZone) });
}
