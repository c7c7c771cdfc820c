import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import type { Day } from '#shared/kernel/day.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { askQuoteAgain } from '../../local/commands/ask-quote-again.ts';
import { useOnline } from '../../shell/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { showDone } from '../parts/show-done.ts';
import type { QuoteLink } from './quote-link.ts';

type QuoteExpiredProps = { offer: QuoteOfferView; link: QuoteLink | undefined; lastDay: Day | undefined };

/** Nobody can accept it any more; the price can be asked for again. */
export function QuoteExpired({ offer, link, lastDay }: QuoteExpiredProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const online = useOnline();
  const [isBusy, setBusy] = useState(false);
  const ask = async (proven: QuoteLink) => {
    setBusy(true);
    const outcome = await askQuoteAgain(proven, offer.id).catch(() => notReached);
    setBusy(false);
    if (outcome.kind === 'done') showDone(t('expired.asked'));
    else showToast({ text: `${t('failed')}. ${errorText(outcome.code)}`, tone: 'danger' });
  };
  return (
    <Alert
      tone="warning"
      title={t('expired.title')}
      actions={
        link && (
          <Button
            busy={isBusy}
            disabled={!online}
            why={online ? undefined : t('offline')}
            onClick={() => void ask(link)}
          >
            {t('expired.ask')}
          </Button>
        )
      }
    >
      {lastDay && t('expired.text', { day: format.day(lastDay) })}
    </Alert>
  );
}

/** The half that talks to the server never reached this device (behind-door.ts). */
const notReached = { kind: 'refused', code: 'network' } as const;
