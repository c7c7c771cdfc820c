import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { quoteDaysLeft } from '#shared/booking/quote-rules.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { toCents } from '#shared/kernel/money.ts';
import { isOffered } from '../../../data/bookings/is-offered.ts';
import { serverNow } from '../../../data/device/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import type { ManageLink } from '../../parts/booking/manage-link.ts';
import styles from '../manage.module.css';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteExpired } from './quote-expired.tsx';

type QuoteCardProps = { booking: BookingView; offer: QuoteOfferView; link: ManageLink };

/** The owner's price for what was asked: lines, total, how long it is good, and the way to a yes or a no. */
export function QuoteCard({ booking, offer, link }: QuoteCardProps) {
  const { t } = useTranslation('quote');
  const { duration } = useFormat();
  const words = useTotalWords();
  // What had a price before may still be open: nobody says yes to a whole sum that is none (PR40).
  const { estimate, provisional } = booking;
  const amount = (dollars: number) => words.amount(toCents(dollars), { provisional });
  const lastDay = parseDay(offer.validUntil);
  const isOver = !isOffered(booking);
  const proven = link.sig === undefined ? undefined : { ...link, sig: link.sig };
  return (
    <Card as="section" padding="l" className="stack" aria-labelledby="booking-quote">
      <h2 id="booking-quote" className={styles.heading}>
        {t('title')}
      </h2>
      {offer.message && (
        <p className={styles.notes} dir="auto">
          {offer.message}
        </p>
      )}
      <ul className={styles.lines}>
        {offer.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never change.
          <QuoteLine key={index} line={line} />
        ))}
        {offer.pricedBefore > 0 && (
          <li className={styles.row}>
            <span>{t('pricedBefore')}</span>
            <strong className="tabular">{amount(offer.pricedBefore)}</strong>
          </li>
        )}
      </ul>
      <p className={styles.total}>
        <span>{words.label({ estimate })}</span>
        <strong className="tabular">{amount(offer.total)}</strong>
      </p>
      <Facts
        facts={[
          { label: t('work'), value: duration(offer.minutes) },
          {
            label: t('validUntil'),
            value: isOver || !lastDay ? null : <TimeLeft {...{ lastDay, booking }} />,
          },
        ]}
      />
      {isOver ? (
        <QuoteExpired {...{ offer, link: proven, lastDay }} />
      ) : (
        proven && <QuoteAnswer {...{ booking, offer, link: proven }} />
      )}
    </Card>
  );
}

function QuoteLine({ line }: { line: QuoteCardProps['offer']['lines'][number] }) {
  const { money } = useFormat();
  const { text, quantity, unitPrice, lineTotal } = line;
  return (
    <li className={styles.row}>
      <span dir="auto">{text}</span>
      <span className="tabular">
        {quantity > 1 && `${quantity} × ${money(toCents(unitPrice))} = `}
        <strong>{money(toCents(lineTotal))}</strong>
      </span>
    </li>
  );
}

function TimeLeft({ lastDay, booking }: { lastDay: Day; booking: QuoteCardProps['booking'] }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const count = quoteDaysLeft(lastDay, serverNow(), booking.timeZone);
  return count < 1 ? t('today') : t('left', { day: format.day(lastDay), count });
}
