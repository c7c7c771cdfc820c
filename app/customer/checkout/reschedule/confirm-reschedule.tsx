import { CalendarCheck, CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseNewTime } from '../../../data/changes/choose-new-time.ts';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { errorText, refusalWords } from '../../../i18n/error-text.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { NearSlots } from '../../parts/booking/near-slots.tsx';
import { SlotTime } from '../../parts/booking/slot-time.tsx';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import { type RescheduleTrouble, useReschedule } from './use-reschedule.ts';

export function ConfirmReschedule({ reschedule }: { reschedule: RescheduleContext }) {
  const { t } = useTranslation('reschedule');
  const online = useOnline();
  const { isBusy, trouble, send, forgetTrouble } = useReschedule(reschedule);
  const { wish, quote } = reschedule;
  const { amount } = useTotalWords();
  const shut = quote !== undefined && !online;
  return (
    <>
      <PageTitle eyebrow={reschedule.serviceTitle}>{t(quote ? 'quote.confirm' : 'confirm.title')}</PageTitle>
      {trouble && <TroubleNote {...{ reschedule, trouble, forgetTrouble }} />}
      <Card className="stack">
        <Times reschedule={reschedule} />
        <p className="soft">
          {quote ? t('quote.price', { total: amount(quote.totalCents, quote) }) : t('confirm.price')}
        </p>
      </Card>
      {!wish && <Alert tone="warning" title={t('confirm.missing')} />}
      {wish && !online && <Alert role="status">{t(quote ? 'quote.offline' : 'confirm.offline')}</Alert>}
      <SlowNote isBusy={isBusy} text={t(quote ? 'quote.sending' : 'confirm.sending')} />
      <div className="grid-auto">
        {wish && (
          <Button size="l" wide busy={isBusy} disabled={shut} onClick={() => void send()}>
            {t(quote ? 'quote.accept' : online ? 'confirm.reschedule' : 'confirm.ask')}
          </Button>
        )}
        <ButtonLink to="/checkout" size="l" wide variant="secondary">
          {wish ? t('confirm.change') : t('confirm.choose')}
        </ButtonLink>
      </div>
    </>
  );
}

function Times({ reschedule }: { reschedule: RescheduleContext }) {
  const { t } = useTranslation('reschedule');
  const { initialStartAt, initialEndAt, timeZone, wish } = reschedule;
  return (
    <Facts
      facts={[
        {
          label: t(reschedule.quote ? 'quote.from' : 'confirm.from'),
          icon: <CalendarX aria-hidden="true" />,
          value: (
            <s>
              <SlotTime startAt={initialStartAt} endAt={initialEndAt} timeZone={timeZone} />
            </s>
          ),
        },
        {
          label: t(reschedule.quote ? 'quote.to' : 'confirm.to'),
          icon: <CalendarCheck aria-hidden="true" />,
          value: wish && <SlotTime {...wish} timeZone={timeZone} size="l" />,
        },
      ]}
    />
  );
}

type TroubleNoteProps = {
  reschedule: RescheduleContext;
  trouble: RescheduleTrouble;
  forgetTrouble: () => void;
};

/** Why the visit stands where it stood, and what to do about it. */
function TroubleNote({ reschedule, trouble, forgetTrouble }: TroubleNoteProps) {
  const { t } = useTranslation('reschedule');
  const { timeZone, initialStartAt } = reschedule;
  const words = useSlotWords(timeZone);
  if (trouble.code === 'booking.changed') {
    return (
      <Alert tone="warning" role="alert" title={t('confirm.changed')}>
        {t('confirm.changedText', { time: words(initialStartAt) })}
      </Alert>
    );
  }
  if (trouble.code !== 'slot.taken') {
    const { title, text } = refusalWords(trouble.code, {
      title: t(reschedule.quote ? 'quote.failed' : 'confirm.failed'),
      text: t(reschedule.quote ? 'quote.failedText' : 'confirm.failedText'),
    });
    return (
      <Alert tone="danger" role="alert" title={title}>
        {text}
      </Alert>
    );
  }
  const slots = trouble.alternatives;
  const take = (slot: (typeof slots)[number]) => void chooseNewTime(slot).then(forgetTrouble);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={errorText(trouble.code)}
      actions={slots.length > 0 && <NearSlots {...{ slots, timeZone }} onPick={take} />}
    >
      {slots.length > 0 ? t('confirm.nearest') : t('confirm.pickAnother')}
    </Alert>
  );
}
