import { useTranslation } from 'react-i18next';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { quoteLimits } from '#shared/booking/quote-rules.ts';
import { remote } from '../../../data/remote.ts';
import { useTextDraft } from '../../../frame/use-text-draft.ts';
import { refusalWords } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { showDone } from '../../parts/page/show-done.ts';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import { useAttempt } from '../../parts/page/use-attempt.ts';
import type { QuoteLink } from './quote-link.ts';

type DeclineQuoteProps = { offer: QuoteOfferView; link: QuoteLink; isOpen: boolean; close: () => void };

/** Final, so it is asked about once; a reason may be given and need not be. */
export function DeclineQuote({ offer, link, isOpen, close }: DeclineQuoteProps) {
  const { t } = useTranslation('quote');
  const { text: reason, type, isRestored, forget } = useTextDraft(`reason:${offer.id}`);
  const { code, isBusy, attempt } = useAttempt();
  const said =
    code === undefined ? undefined : refusalWords(code, { title: t('failed'), text: t('asBefore') });
  const leave = () => !isBusy && close();
  const decline = async () => {
    const isDone = await attempt(async () => {
      const outcome = await remote.declineQuote(link, offer.id, reason);
      if (outcome.kind === 'done') return { ok: true };
      // The page shows another quote, or none, by now, and this dialog is gone with the one that it asked about.
      if (outcome.code.startsWith('booking.')) {
        showToast({ text: `${t('changed')}. ${t('decline.changed')}`, tone: 'danger' });
      }
      return { ok: false, code: outcome.code };
    });
    if (!isDone) return;
    forget();
    close();
    showDone(t('decline.done'));
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
          hint={isRestored ? t('decline.leftOff') : undefined}
          maxLength={quoteLimits.reasonMax}
          value={reason}
          readOnly={isBusy}
          onChange={(event) => type(event.target.value)}
        />
        {said && (
          <Alert tone="danger" role="alert" title={said.title}>
            {said.text}
          </Alert>
        )}
        <SlowNote isBusy={isBusy} text={t('decline.sending')} />
      </div>
    </Dialog>
  );
}
