import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import { mayEditWork } from '#shared/booking/may-edit-work.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { toCents } from '#shared/kernel/money.ts';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { useRequestWords } from '../../../booking/request/use-request-words.ts';
import { readStaffEdit } from '../../../data/changes/read-edit-services.ts';
import { useLive } from '../../../frame/use-live.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { priceWords } from '../words/price-words.ts';
import { staffFormat } from '../words/staff-format.ts';
import styles from './booking.module.css';
import { isCorrectableRow } from './is-upcoming.ts';
import type { BookingMode } from './use-booking.ts';

type Line = AdminBookingView['itemsSnapshot'][number];
type Detail = Line['detail'][number];

const money = (dollars: number) => staffFormat.money(toCents(dollars));

type BookingWorkProps = {
  row: BookingRowView;
  view: AdminBookingView | undefined;
  /** Absent where nothing can be changed. */
  onMode?: ((mode: BookingMode) => void) | undefined;
};

/** What is to be done, with amounts once all of the booking is here. */
export function BookingWork({ row, view, onMode }: BookingWorkProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const isBegun = useLive(() => readStaffEdit(row.id), [row.id]) !== undefined;
  const hasDiscount = view?.promotionsSnapshot.some(({ payload }) => isStaffDiscount(payload)) === true;
  const isOpen = isCorrectableRow(row);
  const canDiscount = view && isOpen && !row.quote && (row.total > 0 || hasDiscount);
  return (
    <section className={styles.part} aria-labelledby="booking-work">
      <h3 id="booking-work">{t('booking.work.title')}</h3>
      {view === undefined ? (
        <ul className={styles.work}>
          {row.work.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two deliveries may begin at the same place.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.lines}>
          {(view.itemsInFrench ?? view.itemsSnapshot).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
            <WorkLine key={index} line={line} />
          ))}
        </ul>
      )}
      <Sums row={row} view={view} />
      {onMode && view && isOpen && mayEditWork(view) && (
        <Button
          variant="quiet"
          disabled={!isBegun && whyWait !== undefined}
          onClick={() => onMode('services')}
        >
          {t(isBegun ? 'booking.services.resume' : 'booking.services.action')}
        </Button>
      )}
      {onMode && canDiscount && (
        <Button variant="quiet" disabled={whyWait !== undefined} onClick={() => onMode('discount')}>
          {t(hasDiscount ? 'booking.discount.change' : 'booking.discount.action')}
        </Button>
      )}
    </section>
  );
}

function WorkLine({ line }: { line: Line }) {
  const { t } = useTranslation('admin');
  const { quantity, unitPrice, lineTotal } = line.pricingSummary;
  const minimumCents = minimumJobCents(line);
  return (
    <li>
      <div className={styles.row}>
        <strong>{line.serviceTitle}</strong>
        {line.quote ? (
          <Tag tone="accent">{t('booking.work.quote')}</Tag>
        ) : (
          <b>{priceWords({ ...line, total: lineTotal }, t)}</b>
        )}
      </div>
      {!line.quote && quantity > 1 && (
        <p className={`tabular ${styles.small}`}>
          {t('booking.work.times', { quantity, price: money(unitPrice) })}
        </p>
      )}
      <ul className={styles.details}>
        {line.detail.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
          <li key={index} className={styles.row}>
            <span>
              <span dir="auto" className={styles.text}>
                {detail.request?.description ?? detail.label}
              </span>
              <Suspense>
                <DetailWords detail={detail} />
              </Suspense>
            </span>
            {!line.quote && !detail.asked && (line.detail.length > 1 || minimumCents > 0) && (
              <span>{money(detail.amount)}</span>
            )}
          </li>
        ))}
        {minimumCents > 0 && (
          <li className={styles.row}>
            <span>{t('booking.work.minimum')}</span>
            <span>+{staffFormat.money(minimumCents)}</span>
          </li>
        )}
      </ul>
    </li>
  );
}

function Sums({ row, view }: BookingWorkProps) {
  const { t } = useTranslation('admin');
  const label = t(row.estimate ? 'booking.work.estimatedTotal' : 'booking.work.total');
  const total = row.quote ? t('booking.work.toQuote') : priceWords(row, t);
  return (
    <>
      {view && !row.quote && view.promotionsSnapshot.length > 0 && (
        <Facts
          look="lines"
          facts={[
            { label: t('booking.work.subtotal'), value: money(view.totalSummary.subtotal) },
            ...view.promotionsSnapshot.map(({ payload, discountAmount }) => ({
              label: isStaffDiscount(payload)
                ? t('booking.discount.line', { reason: payload.label })
                : t('booking.work.discount', { label: payload.label, code: payload.code }),
              value: `−${money(discountAmount)}`,
            })),
          ]}
        />
      )}
      <p className={styles.total}>
        <span>{label}</span>
        <strong className="tabular">{row.status === 'CANCELLED' ? <s>{total}</s> : total}</strong>
      </p>
      {view?.totalSummary.serviceCharge !== undefined && !row.quote && (
        <p className={`${styles.small} ${styles.row}`}>
          <span>{t('booking.work.charge')}</span>
          <span>{money(view.totalSummary.serviceCharge)}</span>
        </p>
      )}
    </>
  );
}

const soils = {
  LIGHT: 'booking.work.soil.light',
  REGULAR: 'booking.work.soil.regular',
  HIGH: 'booking.work.soil.deep',
} as const;

function soilWords(soil: string | undefined, t: TFunction<'admin'>): string | undefined {
  return soil === 'LIGHT' || soil === 'REGULAR' || soil === 'HIGH' ? t(soils[soil]) : undefined;
}

function DetailWords({ detail }: { detail: Detail }) {
  const { t } = useTranslation('admin');
  const choices = useRequestWords(detail.request ?? {});
  const { rooms, seats, sqft, soil, sealant, options, request } = detail;
  const time = request?.minutes ?? (request?.hours ?? 0) * 60;
  const area = sqft ?? request?.areaSqft;
  const words = [
    ...choices,
    rooms !== undefined && t('booking.work.rooms', { count: rooms }),
    seats !== undefined && t('booking.work.seats', { count: seats }),
    area !== undefined && t('booking.work.sqft', { size: staffFormat.number(area) }),
    soilWords(soil, t),
    sealant && t('booking.work.sealant'),
    time > 0 && staffFormat.duration(time),
    request?.vehicleRequired && t('booking.work.vehicle'),
    request?.miles !== undefined && t('booking.work.miles', { miles: staffFormat.number(request.miles) }),
    request?.budget !== undefined && t('booking.work.budget', { amount: money(request.budget) }),
    ...options,
  ];
  return <span className={styles.small}> {words.filter(Boolean).join(' · ')}</span>;
}
