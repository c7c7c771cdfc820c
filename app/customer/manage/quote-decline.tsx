import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { quoteLimits } from '#shared/booking/quote-rules.ts';
import { errorText } from '../../i18n/error-text.ts';
import { declineQuote } from '../../local/commands/decline-quote.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toasts.ts';
import { showDone } from '../parts/show-done.ts';
import type { QuoteLink } from './quote-link.ts';

type DeclineQuoteProps = { offer: QuoteOfferView; link: QuoteLink; isOpen: boolean; close: () => void };

/** Final, so it is asked about once; a reason may be given and need not be. */
export function DeclineQuote({ offer, link, isOpen, close }: DeclineQuoteProps) {
  const { t } = useTranslation('quote');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const leave = () => !isBusy && close();
  const decline = async () => {
    setBusy(true);
    const outcome = await declineQuote(link, offer.id, reason).catch(() => notReached);
    setBusy(false);
    close();
    if (outcome.kind === 'done') showDone(t('decline.done'));
    else showToast({ text: `${t('failed')}. ${errorText(outcome.code)}`, tone: 'danger' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={t('decline.title')}
      closeLabel={t('decline.close')}
      actions={
        <>
          <Button variant="secondary" onClick={leave} data-first-focus="">
            {t('decline.keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void decline()}>
            {t('decline.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('decline.text')}</p>
        <TextArea
          label={t('decline.reason')}
          note={t('decline.optional')}
          maxLength={quoteLimits.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** The half that talks to the server never reached this device (behind-door.ts). */
const notReached = { kind: 'refused', code: 'network' } as const;
