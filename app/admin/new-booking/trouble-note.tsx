import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { conflictsOf } from '../../data/staff/commands/reschedule-booking.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { allConflictWords } from '../parts/booking-panel/reschedule/conflict-words.ts';
import { isUnfit, UnfitAlert } from '../parts/crew/unfit-alert.tsx';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './new-booking.module.css';
import type { Trouble } from './use-place.ts';

type TroubleNoteProps = {
  trouble: Trouble;
  busy: boolean;
  timeZone: string;
  /** At the price that is asked now. */
  onAgree: () => void;
  /** With a crew that does not fit. */
  onAnyway: () => void;
};

/** Why it is not booked, over the button that was pressed: what happened, what is kept, what to do. */
export function TroubleNote({ trouble, busy, timeZone, onAgree, onAnyway }: TroubleNoteProps) {
  const { t } = useTranslation('admin');
  const unfit = trouble.is === 'refused' && isUnfit(trouble.refusal) ? trouble.refusal : undefined;
  return (
    <div className={styles.trouble}>
      {trouble.is === 'lost' && (
        <Alert tone="warning" role="alert" title={t('new-booking.refused.lostTitle')}>
          {t('new-booking.refused.lost')}
        </Alert>
      )}
      {trouble.is === 'price' && (
        <Alert
          tone="warning"
          role="alert"
          title={t('new-booking.refused.priceTitle')}
          actions={
            <Button variant="secondary" busy={busy} onClick={onAgree}>
              {t('new-booking.refused.priceAgree', { after: staffFormat.money(trouble.afterCents) })}
            </Button>
          }
        >
          {t('new-booking.refused.price', {
            before: staffFormat.money(trouble.beforeCents),
            after: staffFormat.money(trouble.afterCents),
          })}
        </Alert>
      )}
      {unfit && <UnfitAlert refusal={unfit} busy={busy} onAnyway={onAnyway} />}
      {trouble.is === 'refused' && !unfit && (
        <Alert tone="danger" role="alert" title={t('new-booking.refused.title')}>
          {refusalWords(trouble.refusal, t, timeZone)} {t('new-booking.refused.kept')}
        </Alert>
      )}
    </div>
  );
}

function refusalWords(refusal: Refusal, t: TFunction<'admin'>, timeZone: string): string {
  const found = conflictsOf(refusal);
  if (found.length > 0) return allConflictWords(found, t, timeZone);
  switch (refusal.code) {
    case 'cart.empty':
      return t('new-booking.refused.empty');
    case 'cart.unknown_item':
      return t('new-booking.refused.unknownItem');
    case 'cart.closed':
      return t('new-booking.refused.closed');
    case 'slot.invalid':
      return t('new-booking.refused.slotInvalid');
    default:
      return faultWords(refusal.code, t);
  }
}
