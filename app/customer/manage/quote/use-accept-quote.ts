import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#shared/kernel/money.ts';
import type { AcceptedTime, QuoteOutcome } from '../../../data/bookings/answer-quote.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { showDone } from '../../parts/page/show-done.ts';
import type { QuoteAnswerProps } from './quote-link.ts';

export type QuoteRefusal = Extract<QuoteOutcome, { kind: 'refused' }>;

/** Accepts at this very time. The page then shows what the server made of the booking. */
export function useAcceptQuote({ booking, offer, link }: QuoteAnswerProps) {
  const { t } = useTranslation('quote');
  const words = useSlotWords(booking.timeZone);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<QuoteRefusal>();
  const accept = async (time: AcceptedTime): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const seen = { id: offer.id, totalCents: toCents(offer.total) };
    const outcome = await remote.acceptQuote(link, seen, time);
    setBusy(false);
    if (outcome.kind === 'done') showDone(t('accepted', { time: words(time.startAt) }));
    // In another tab, or by a press whose answer was lost: the page shows the visit by now.
    else if (outcome.code === 'quote.accepted') showToast({ text: errorText(outcome.code) });
    // The page shows another quote, or none, by now.
    else if (outcome.code.startsWith('booking.')) {
      showToast({ text: `${t('changed')}. ${t('changedText')}`, tone: 'danger' });
    } else setTrouble(outcome);
  };
  return { isBusy, trouble, accept };
}
