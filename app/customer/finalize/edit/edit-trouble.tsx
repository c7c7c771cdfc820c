import { useTranslation } from 'react-i18next';
import { minutesBetween } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { EditServicesContext } from '../../../data/changes/read-edit-services.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ReachLinks } from '../../parts/area/reach-links.tsx';
import type { NearSlot } from '../../parts/booking/near-slots.tsx';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { TakenNotice } from '../taken-notice.tsx';
import type { EditRefusal } from './use-save-edit.ts';

type EditTroubleProps = {
  edit: EditServicesContext;
  trouble: EditRefusal;
  takeInstead: (slot: NearSlot) => Promise<void>;
  before: Totals;
  after: Cents;
};

/** Why the booking stands as it stood, and what to do about it. Nothing that was changed is lost. */
export function EditTrouble({ edit, trouble, takeInstead, before, after }: EditTroubleProps) {
  const { t } = useTranslation('edit');
  const { sum } = useTotalWords();
  const open = openPart(before.lines);
  const words = useSlotWords(edit.timeZone);
  const { code } = trouble;
  switch (code) {
    case 'slot.taken':
    case 'slot.invalid':
      return <Taken {...{ edit, trouble, takeInstead }} minutes={before.minutes} />;
    case 'booking.changed':
      return (
        <Alert tone="warning" role="alert" title={t('confirm.changed')}>
          {t('confirm.changedText', { time: words(edit.initialStartAt) })}
        </Alert>
      );
    case 'price.changed':
      return (
        <Alert tone="warning" role="alert" title={t('confirm.price')}>
          {t('confirm.priceText', {
            before: sum(trouble.shownCents ?? before.totalCents, open),
            after: sum(after, open),
          })}
        </Alert>
      );
    case 'network':
    case 'timeout':
      return (
        <Alert tone="danger" role="alert" title={t('confirm.offline')}>
          {t('confirm.offlineText')}
        </Alert>
      );
    default:
      return (
        <Alert tone="danger" role="alert" title={t('confirm.failed')}>
          {code === 'cart.empty' ? t('confirm.empty') : errorText(code)} {t('confirm.failedText')}
          {code === 'area.outside' && <ReachLinks />}
        </Alert>
      );
  }
}

type TakenProps = Pick<EditTroubleProps, 'edit' | 'trouble' | 'takeInstead'> & {
  /** Of the visit as it is now. */
  minutes: number;
};

/** The length that the visit needs now does not fit at its start (D89), or somebody else has the time that was chosen (D87). */
function Taken({ edit, trouble, takeInstead, minutes }: TakenProps) {
  const { t } = useTranslation(['edit', 'finalize']);
  const { code, alternatives } = trouble;
  const isLonger = minutes > minutesBetween(edit.initialStartAt, edit.initialEndAt);
  const [near, none] =
    isLonger && !trouble.isChosen
      ? [t('confirm.taken'), t('confirm.takenNone')]
      : [t('finalize:taken.nearest'), t('finalize:taken.none')];
  return (
    <TakenNotice
      code={code}
      slots={alternatives}
      timeZone={edit.timeZone}
      onPick={(slot) => void takeInstead(slot)}
      others={t('confirm.change')}
    >
      {alternatives.length > 0 ? near : none}
    </TakenNotice>
  );
}
