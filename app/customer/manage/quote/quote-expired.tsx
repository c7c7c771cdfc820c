import { useTranslation } from 'react-i18next';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import type { Day } from '#shared/kernel/day.ts';
import { remote } from '../../../data/remote.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showDone } from '../../parts/page/show-done.ts';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import { useAttempt } from '../../parts/page/use-attempt.ts';
import type { QuoteLink } from './quote-link.ts';

type QuoteExpiredProps = { offer: QuoteOfferView; link: QuoteLink | undefined; lastDay: Day | undefined };

/** It cannot be accepted any more; the price can be asked for again. */
export function QuoteExpired({ offer, link, lastDay }: QuoteExpiredProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const online = useOnline();
  const { code, isBusy, attempt } = useAttempt();
  const ask = async (proven: QuoteLink) => {
    const isDone = await attempt(async () => {
      const outcome = await remote.askQuoteAgain(proven, offer.id);
      return outcome.kind === 'done' ? { ok: true } : { ok: false, code: outcome.code };
    });
    if (isDone) showDone(t('expired.asked'));
  };
  return (
    <Alert
      tone="warning"
      title={t('expired.title')}
      actions={
        link && (
          <>
            <Button
              busy={isBusy}
              disabled={!online}
              why={online ? undefined : t('offline')}
              onClick={() => void ask(link)}
            >
              {t('expired.ask')}
            </Button>
            <SlowNote isBusy={isBusy} text={t('expired.sending')} />
          </>
        )
      }
    >
      {lastDay && t('expired.text', { day: format.day(lastDay) })}
      {code !== undefined && (
        <p role="alert">
          <strong>{t('failed')}.</strong> {errorText(code)}
        </p>
      )}
    </Alert>
  );
}
