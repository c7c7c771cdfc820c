import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { toCents } from '#shared/kernel/money.ts';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { useRequestWords } from '../../booking/request/use-request-words.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { type Formats, useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { deliveryWaits } from '../parts/delivery/delivery-waits.tsx';
import { toShownDelivery } from '../parts/delivery/list-deliveries.ts';
import styles from './manage.module.css';
import { numberLabels } from './number-labels.ts';

const DeliveryCard = lazyPart(
  () => import('../parts/delivery/delivery-card.tsx'),
  'DeliveryCard',
  deliveryWaits,
);

type Line = BookingView['itemsSnapshot'][number];
type Detail = Line['detail'][number];

/** What was booked and what it costs: quantity × unit price = line total, discounts, total (D319). */
export function BookingLines({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('manage');
  const Sums = booking.status === 'CANCELLED' ? CancelledSums : DueSums;
  return (
    <Card as="section" aria-labelledby="booking-lines" className="stack">
      <h2 id="booking-lines" className={styles.heading}>
        {t('lines.title')}
      </h2>
      <ul className={styles.lines}>
        {booking.itemsSnapshot.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
          <BookingLine key={index} line={line} />
        ))}
      </ul>
      {!booking.quote && <Sums booking={booking} />}
    </Card>
  );
}

function DueSums({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('manage');
  const { money } = useFormat();
  const words = useTotalWords();
  const { totalSummary, promotionsSnapshot } = booking;
  const { serviceCharge = 0 } = totalSummary;
  const discounts = promotionsSnapshot.map(({ promotionId, payload, discountAmount }) => ({
    id: promotionId,
    label: isStaffDiscount(payload)
      ? t('lines.staffDiscount', { reason: payload.label })
      : t('lines.coupon', { label: payload.label, code: payload.code }),
    value: `−${money(toCents(discountAmount))}`,
  }));
  return (
    <>
      <Facts
        look="lines"
        facts={[
          {
            label: t('lines.serviceCharge'),
            value: serviceCharge > 0 ? money(toCents(serviceCharge)) : null,
          },
          { label: t('lines.subtotal'), value: money(toCents(totalSummary.subtotal)) },
          ...discounts,
          {
            label: t('lines.discount'),
            value: discounts.length > 1 ? `−${money(toCents(totalSummary.discount))}` : null,
          },
        ]}
      />
      <p className={styles.total}>
        <span>{words.label(booking)}</span>
        <strong className="tabular">{words.amount(toCents(booking.total), booking)}</strong>
      </p>
      {words.plus(booking) && <p className={styles.small}>{words.plus(booking)}</p>}
      {booking.estimate && <p className={styles.small}>{t('lines.estimateWhy')}</p>}
      <p className={styles.small}>{t('lines.payLater')}</p>
    </>
  );
}

/** As its mail says it (D511): nothing is due, and what would have been. */
function CancelledSums({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('manage');
  const { money } = useFormat();
  const words = useTotalWords();
  return (
    <>
      <p className={styles.total}>
        <span>{words.label({ estimate: false })}</span>
        <strong className="tabular">{money(0)}</strong>
      </p>
      <p className={`${styles.small} ${styles.row}`}>
        <span>{t('lines.before')}</span>
        <s className="tabular">{words.sum(toCents(booking.total), booking)}</s>
      </p>
    </>
  );
}

function BookingLine({ line }: { line: Line }) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const { quantity, unitPrice, lineTotal } = line.pricingSummary;
  const words = useTotalWords();
  const labels = numberLabels(line.detail.map(({ label }) => label));
  const minimumCents = minimumJobCents(line);
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <strong>{line.serviceTitle}</strong>
        {line.quote ? (
          <Tag>{t('lines.quote')}</Tag>
        ) : (
          <span className="tabular">
            {quantity} × {format.money(toCents(unitPrice))} ={' '}
            <strong>{words.amount(toCents(lineTotal), line)}</strong>
          </span>
        )}
      </div>
      <ul className={styles.details}>
        {line.detail.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
          <DetailRow key={index} detail={detail} label={labels[index]} isOfQuote={line.quote} />
        ))}
        {minimumCents > 0 && (
          <li className={styles.row}>
            <span>{t('lines.minimum')}</span>
            <span className="tabular">+{format.money(minimumCents)}</span>
          </li>
        )}
      </ul>
    </li>
  );
}

type DetailRowProps = { detail: Detail; label: string | undefined; isOfQuote: boolean };

function DetailRow({ detail, label, isOfQuote }: DetailRowProps) {
  const format = useFormat();
  const words = useDetailWords(detail, format);
  // A request is named by its first words; here there is room for all of them.
  const name = detail.request?.description ?? label;
  return (
    <li className={styles.row}>
      <span>
        {name && (
          <span className={`${styles.label} ${styles.notes}`} dir="auto">
            {name}
          </span>
        )}
        {words !== '' && <span className={styles.small}>{words}</span>}
      </span>
      {!isOfQuote && !detail.asked && <span className="tabular">{format.money(toCents(detail.amount))}</span>}
      {detail.delivery && (
        <div className={styles.delivery}>
          <DeliveryCard delivery={toShownDelivery(detail.delivery, { asked: detail.asked, isOfQuote })} />
        </div>
      )}
    </li>
  );
}

const soilKeys: Readonly<Record<string, 'soil.light' | 'soil.regular' | 'soil.deep'>> = {
  LIGHT: 'soil.light',
  REGULAR: 'soil.regular',
  HIGH: 'soil.deep',
};

function useDetailWords(detail: Detail, format: Formats): string {
  const { t } = useTranslation('manage');
  const { rooms, seats, sqft, soil, sealant, options, request } = detail;
  const choices = useRequestWords(request ?? {});
  const soilKey = soilKeys[soil ?? ''];
  const time = request?.minutes ?? (request?.hours ?? 0) * 60;
  const words = [
    ...choices,
    rooms !== undefined && t('detail.rooms', { count: rooms }),
    seats !== undefined && t('detail.seats', { count: seats }),
    sqft !== undefined && t('detail.sqft', { size: format.number(sqft) }),
    soilKey && t(soilKey),
    sealant && t('detail.sealant'),
    time > 0 && format.duration(time),
    request?.vehicleRequired && t('detail.vehicle'),
    request?.miles !== undefined && t('detail.miles', { miles: format.number(request.miles) }),
    request?.areaSqft !== undefined && t('detail.sqft', { size: format.number(request.areaSqft) }),
    request?.budget !== undefined && t('detail.budget', { amount: format.money(toCents(request.budget)) }),
    ...options,
  ];
  return words.filter(Boolean).join(' · ');
}
