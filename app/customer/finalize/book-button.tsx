import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { BookStage } from './use-booking.ts';

type BookButtonProps = {
  totals: Totals;
  stage: BookStage;
  /** Nothing can be booked now: the press keeps a request, and the button must not say more. */
  asksOnly: boolean;
  /** Something in it is not offered any more. */
  blocked: boolean;
  formId: string;
  large?: boolean | undefined;
};

const stageKeys = {
  holding: 'stages.holding',
  sending: 'stages.sending',
  confirmed: 'stages.confirmed',
} as const;

/** Names the act and the price, and says how far it is while it runs. */
export function BookButton({ totals, stage, asksOnly, blocked, formId, large }: BookButtonProps) {
  const { t } = useTranslation(['finalize', 'checkout']);
  const open = openPart(totals.lines);
  const total = useTotalWords().sum(totals.totalCents, open);
  const words = asksOnly
    ? t('book.ask')
    : totals.quote
      ? t('book.quote')
      : open.toQuote > 0 || open.provisional
        ? t('book.open', { total })
        : totals.estimate
          ? t('book.estimate', { total })
          : t('book.priced', { total });
  return (
    <Button
      type="submit"
      form={formId}
      size={large ? 'l' : 'm'}
      wide
      busy={stage === 'holding' || stage === 'sending'}
      disabled={blocked}
      why={t('checkout:withdrawn.why')}
      icon={stage === 'confirmed' ? <Check aria-hidden="true" /> : undefined}
      aria-live="polite"
    >
      {stage === 'idle' ? words : t(stageKeys[stage])}
    </Button>
  );
}
