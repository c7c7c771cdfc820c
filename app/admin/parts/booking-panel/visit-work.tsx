import { useLiveQuery } from 'dexie-react-hooks';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import { toCents } from '#shared/kernel/money.ts';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { isStaffDiscount } from '#shared/promo/staff-discount.ts';
import { readStaffEdit } from '../../../data/changes/read-edit-services.ts';
import { formatDuration, formatMoney, formatNumber } from '../../../i18n/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { priceWords } from '../words/price-words.ts';
import type { VisitMode } from './use-visit.ts';

type Line = AdminBookingView['itemsSnapshot'][number];
type Detail = Line['detail'][number];

const money = (dollars: number) => formatMoney(toCents(dollars), 'fr');

type VisitWorkProps = {
  row: BookingRowView;
  view: AdminBookingView | undefined;
  /** Absent where nothing can be changed. */
  onMode?: ((mode: VisitMode) => void) | undefined;
};

/** What is to be done, with amounts once all of the booking is here. */
export function VisitWork({ row, view, onMode }: VisitWorkProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const isBegun = useLiveQuery(() => readStaffEdit(row.id), [row.id]) !== undefined;
  const hasDiscount = view?.promotionsSnapshot.some(({ payload }) => isStaffDiscount(payload)) === true;
  const canDiscount = view && row.status !== 'CANCELLED' && !row.quote && (row.total > 0 || hasDiscount);
  return (
    <section className="visit-part" aria-labelledby="visit-work">
      <h3 id="visit-work">{t('visit.work.title')}</h3>
      {view === undefined ? (
        <ul className="visit-work">
          {row.work.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="visit-lines">
          {(view.itemsInFrench ?? view.itemsSnapshot).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
            <WorkLine key={index} line={line} />
          ))}
        </ul>
      )}
      <Sums row={row} view={view} />
      {onMode && view && row.status !== 'CANCELLED' && view.quoteAccepted !== true && (
        <Button
          variant="quiet"
          disabled={!isBegun && whyWait !== undefined}
          onClick={() => onMode('services')}
        >
          {t(isBegun ? 'visit.services.resume' : 'visit.services.action')}
        </Button>
      )}
      {onMode && canDiscount && (
        <Button variant="quiet" disabled={whyWait !== undefined} onClick={() => onMode('discount')}>
          {t(hasDiscount ? 'visit.discount.change' : 'visit.discount.action')}
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
      <div className="visit-row">
        <strong>{line.serviceTitle}</strong>
        {line.quote ? (
          <Tag tone="accent">{t('visit.work.quote')}</Tag>
        ) : (
          <b>{priceWords({ ...line, total: lineTotal }, t)}</b>
        )}
      </div>
      {!line.quote && quantity > 1 && (
        <p className="visit-small tabular">{t('visit.work.times', { quantity, price: money(unitPrice) })}</p>
      )}
      <ul className="visit-details">
        {line.detail.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes its order.
          <li key={index} className="visit-row">
            <span>
              <span dir="auto" className="visit-text">
                {detail.request?.description ?? detail.label}
              </span>
              <span className="visit-small"> {detailWords(detail, t)}</span>
            </span>
            {!line.quote && (line.detail.length > 1 || minimumCents > 0) && (
              <span>{money(detail.amount)}</span>
            )}
          </li>
        ))}
        {minimumCents > 0 && (
          <li className="visit-row">
            <span>{t('visit.work.minimum')}</span>
            <span>+{formatMoney(minimumCents, 'fr')}</span>
          </li>
        )}
      </ul>
    </li>
  );
}

function Sums({ row, view }: VisitWorkProps) {
  const { t } = useTranslation('admin');
  const label = t(row.estimate ? 'visit.work.estimatedTotal' : 'visit.work.total');
  return (
    <>
      {view && !row.quote && view.promotionsSnapshot.length > 0 && (
        <Facts
          look="lines"
          facts={[
            { label: t('visit.work.subtotal'), value: money(view.totalSummary.subtotal) },
            ...view.promotionsSnapshot.map(({ payload, discountAmount }) => ({
              label: isStaffDiscount(payload)
                ? t('visit.discount.line', { reason: payload.label })
                : t('visit.work.discount', { label: payload.label, code: payload.code }),
              value: `−${money(discountAmount)}`,
            })),
          ]}
        />
      )}
      <p className="visit-total">
        <span>{label}</span>
        <strong className="tabular">{row.quote ? t('visit.work.toQuote') : priceWords(row, t)}</strong>
      </p>
      {view?.totalSummary.serviceCharge !== undefined && !row.quote && (
        <p className="visit-small visit-row">
          <span>{t('visit.work.charge')}</span>
          <span>{money(view.totalSummary.serviceCharge)}</span>
        </p>
      )}
    </>
  );
}

const soils = {
  LIGHT: 'visit.work.soil.light',
  REGULAR: 'visit.work.soil.regular',
  HIGH: 'visit.work.soil.deep',
} as const;

function soilWords(soil: string | undefined, t: TFunction<'admin'>): string | undefined {
  return soil === 'LIGHT' || soil === 'REGULAR' || soil === 'HIGH' ? t(soils[soil]) : undefined;
}

function detailWords(detail: Detail, t: TFunction<'admin'>): string {
  const { rooms, seats, sqft, soil, sealant, options, request } = detail;
  const time = request?.minutes ?? (request?.hours ?? 0) * 60;
  const area = sqft ?? request?.areaSqft;
  const words = [
    rooms !== undefined && t('visit.work.rooms', { count: rooms }),
    seats !== undefined && t('visit.work.seats', { count: seats }),
    area !== undefined && t('visit.work.sqft', { size: formatNumber(area, 'fr') }),
    soilWords(soil, t),
    sealant && t('visit.work.sealant'),
    time > 0 && formatDuration(time, 'fr'),
    request?.vehicleRequired && t('visit.work.vehicle'),
    request?.miles !== undefined && t('visit.work.miles', { miles: formatNumber(request.miles, 'fr') }),
    request?.budget !== undefined && t('visit.work.budget', { amount: money(request.budget) }),
    ...options,
  ];
  return words.filter(Boolean).join(' · ');
}
