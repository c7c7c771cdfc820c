import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardIntent } from '../../data/outbox/discard-intent.ts';
import { restoreIntent } from '../../data/outbox/restore-intent.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';
import { reconsiderRequest } from '../../data/place/reconsider-request.ts';
import { remote } from '../../data/remote.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskedTimes } from '../parts/booking/asked-times.tsx';
import type { RequestNow } from './request-now.ts';
import { RequestQuestion } from './request-question.tsx';

type SavedRequestProps = {
  intent: BookingIntent;
  now: RequestNow;
  timeZone: string;
  onEdit: () => void;
};

/**
 * A request that waits for a connection or for an answer of the person (D365): what is asked for, that it is not
 * booked, and everything that can be done about it.
 */
export function SavedRequest({ intent, now, timeZone, onEdit }: SavedRequestProps) {
  const edit = () => void reconsiderRequest().then(onEdit);
  useEffect(() => {
    // The form stood here, scrolled down to its button.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Card padding="l" className="stack">
      {now.question ? (
        <RequestQuestion {...{ intent, now, timeZone }} question={now.question} />
      ) : (
        <Waiting intent={intent} />
      )}
      {now.question !== 'booked' && <Request {...{ intent, now, timeZone }} onEdit={edit} />}
    </Card>
  );
}

/** What is asked for, and what else can be done about it. */
function Request({ intent, now, timeZone, onEdit }: SavedRequestProps) {
  const { t } = useTranslation('finalize');
  return (
    <>
      {now.question !== 'taken' && (
        <>
          <p>{t('saved.times')}</p>
          <AskedTimes times={intent.wishes} timeZone={timeZone} />
        </>
      )}
      <Sum intent={intent} now={now} />
      <div className="cluster">
        <Button variant="secondary" onClick={onEdit}>
          {t('saved.edit')}
        </Button>
        <ButtonLink to="/checkout" variant="secondary">
          {t('saved.change')}
        </ButtonLink>
        <Discard intent={intent} />
      </div>
    </>
  );
}

function Waiting({ intent }: { intent: BookingIntent }) {
  const { t } = useTranslation('finalize');
  const [isTrying, setTrying] = useState(false);
  const isBusy = isTrying || intent.state === 'sending';
  const tryNow = async () => {
    setTrying(true);
    await remote.tryOutboxNow();
    setTrying(false);
  };
  return (
    <>
      <PageTitle focusOnOpen lead={t('saved.text')}>
        {t('saved.title')}
      </PageTitle>
      <div className="cluster" aria-live="polite">
        <Button busy={isBusy} onClick={() => void tryNow()}>
          {isBusy ? t('saved.trying') : t('saved.now')}
        </Button>
        {!isBusy && intent.code !== null && <span>{t('saved.failed')}</span>}
      </div>
    </>
  );
}

/** Always an estimate: the server has not agreed to it yet. */
function Sum({ intent, now }: Pick<SavedRequestProps, 'intent' | 'now'>) {
  const { t } = useTranslation(['finalize', 'cart']);
  const mailsLeave = useMailsLeave();
  const words = useTotalWords();
  const { open, quote, totalCents } = now;
  return (
    <Facts
      look="lines"
      facts={[
        {
          label: words.label({ ...open, estimate: true }),
          value: quote ? (
            t('cart:summary.quote')
          ) : (
            <>
              {words.amount(totalCents, open)} <small className="soft">{words.plus(open)}</small>
            </>
          ),
        },
        { label: t(mailsLeave ? 'saved.email' : 'fields.email'), value: intent.email },
      ]}
    />
  );
}

function Discard({ intent }: { intent: BookingIntent }) {
  const { t } = useTranslation('finalize');
  const discard = async () => {
    const row = await discardIntent(intent.id);
    if (row === undefined) return;
    const undo = { label: t('saved.undo'), onUndo: () => void restoreIntent(row) };
    showToast({ text: t('saved.discarded'), undo });
  };
  return (
    <Button variant="quiet" disabled={intent.state === 'sending'} onClick={() => void discard()}>
      {t('saved.discard')}
    </Button>
  );
}
