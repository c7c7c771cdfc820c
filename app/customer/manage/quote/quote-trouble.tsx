import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../i18n/error-text.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type NearSlot, NearSlots } from '../../parts/booking/near-slots.tsx';
import type { QuoteRefusal } from './use-accept-quote.ts';

type QuoteTroubleProps = {
  trouble: QuoteRefusal;
  timeZone: string;
  onPick: (slot: NearSlot) => Promise<void>;
};

/** Why nothing is accepted yet, and what to do about it. */
export function QuoteTrouble({ trouble, timeZone, onPick }: QuoteTroubleProps) {
  const { t } = useTranslation('quote');
  const { code, alternatives: slots } = trouble;
  if (code !== 'slot.taken') {
    const { title, text } = refusalWords(code, { title: t('failed'), text: t('asBefore') });
    return (
      <Alert tone="danger" role="alert" title={title}>
        {text}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('full')}
      actions={
        slots.length > 0 && <NearSlots {...{ slots, timeZone }} onPick={(slot) => void onPick(slot)} />
      }
    >
      {slots.length > 0 ? t('near') : t('pickOther')}
    </Alert>
  );
}
