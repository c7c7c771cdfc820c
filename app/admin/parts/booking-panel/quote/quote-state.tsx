import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { toCents } from '#shared/kernel/money.ts';
import { withdrawQuote } from '../../../../data/staff/commands/offer-quote.ts';
import { formatDay, formatDuration, formatMoney } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Tag } from '../../../../ui/layout/tag.tsx';
import { useWhyWait } from '../../use-why-wait.ts';
import { faultWords } from '../../words/fault-words.ts';
import type { Visit } from '../use-visit.ts';

type QuoteStateProps = { row: BookingRowView; visit: Visit; onAnswer: () => void };

/** A request that waits for a price, or the price that waits for an answer. */
export function QuoteState({ row, visit, onAnswer }: QuoteStateProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const offer = visit.view?.quoteOffer ?? undefined;
  const withdraw = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await withdrawQuote(row.id, row.version);
    setBusy(false);
    if (answer.ok) {
      showToast({ text: t('visit.quote.withdrawn', { name: row.customerName }) });
      await visit.reload();
    } else if (!(await visit.refused(answer))) setFault(answer.code);
  };
  if (row.status === 'CANCELLED') return null;
  return (
    <section className="visit-part visit-quote" aria-labelledby="visit-quote">
      <h3 id="visit-quote">{t('visit.quote.title')}</h3>
      {offer ? (
        <Offer offer={offer} />
      ) : (
        <p>{t(row.quoteOffered ? 'visit.quote.offered' : 'visit.quote.asked')}</p>
      )}
      {fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('visit.quote.withdrawFailed')}>
          {faultWords(fault, t)}
        </Alert>
      )}
      <div className="cluster">
        <Button
          disabled={whyWait !== undefined || visit.view === undefined}
          why={whyWait}
          variant={offer ? 'secondary' : 'primary'}
          onClick={onAnswer}
        >
          {t(offer ? 'visit.quote.change' : 'visit.quote.answer')}
        </Button>
        {offer && whyWait === undefined && (
          <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
            {t('visit.quote.withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Offer({ offer }: { offer: QuoteOfferView }) {
  const { t } = useTranslation('admin');
  const until = parseDay(offer.validUntil);
  const money = (dollars: number) => formatMoney(toCents(dollars), 'fr');
  return (
    <>
      <Tag tone={offer.expired ? 'danger' : 'info'}>
        {t(offer.expired ? 'visit.quote.expired' : 'visit.quote.offered')}
      </Tag>
      <ul className="visit-details">
        {offer.lines.map(({ text, quantity, unitPrice, lineTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes its order.
          <li key={index} className="visit-row">
            <span dir="auto">
              {text}
              {quantity > 1 && (
                <span className="visit-small">
                  {' '}
                  {t('visit.work.times', { quantity, price: money(unitPrice) })}
                </span>
              )}
            </span>
            <span className="tabular">{money(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <Facts
        look="lines"
        facts={[{ label: t('visit.work.total'), value: <strong>{money(offer.total)}</strong> }]}
      />
      <p className="visit-small">
        {until !== undefined && t('visit.quote.validUntil', { day: formatDay(until, 'fr') })}
        {' · '}
        {t('visit.quote.work', { time: formatDuration(offer.minutes, 'fr') })}
      </p>
      {offer.message && (
        <blockquote className="staff-quoted" dir="auto">
          {offer.message}
        </blockquote>
      )}
    </>
  );
}
