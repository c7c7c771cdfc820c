import { useTranslation } from 'react-i18next';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import { withBookedServices } from '#shared/pricing/booked-services.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { listEditChanges, type ServiceSum } from '../../../../customer/parts/editing/list-edit-changes.ts';
import type { Catalogue } from '../../../../data/catalogue/read-catalogue.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { priceWords } from '../../words/price-words.ts';

type ServicesChangesProps = {
  totals: Totals;
  /** The server's word on the new total, where it has said another. */
  totalCents: Cents;
  booked: BookedCart | undefined;
  catalogue: Catalogue;
  isEmpty: boolean;
};

/** What an edit changes, and that it ends the offer that waits for its customer's answer (D578). */
export function ServicesChanges(props: ServicesChangesProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Changes {...props} />
      {props.booked?.endsOffer && (
        <Alert tone="warning" role="status">
          {t('booking.services.offerEnds')}
        </Alert>
      )}
    </>
  );
}

/** Old and new price of every service that costs something else now, and both totals: as its customer would see them. */
function Changes({ totals, totalCents, booked, catalogue, isEmpty }: ServicesChangesProps) {
  const { t } = useTranslation('admin');
  if (isEmpty) {
    return (
      <Alert tone="warning" role="status" title={t('booking.services.empty')}>
        {t('booking.services.emptyText')}
      </Alert>
    );
  }
  if (booked === undefined) return null;
  const { services } = withBookedServices(catalogue.book, booked);
  const changes = listEditChanges(totals.lines, booked);
  const priceOf = ({ amountCents, quote, provisional }: ServiceSum) =>
    quote ? t('booking.work.quote') : priceWords({ total: toDollars(amountCents), provisional }, t);
  const sumOf = (cents: Cents, lines: BookedCart['lines'] | Totals['lines']) =>
    lines.length > 0 && lines.every(({ quote }) => quote)
      ? t('booking.work.quote')
      : priceWords({ total: toDollars(cents), ...openPart(lines.map((line) => ({ ...line, qty: 1 }))) }, t);
  if (changes.length === 0 && totalCents === booked.totalCents) {
    return <p>{t('booking.services.none', { total: sumOf(totalCents, totals.lines) })}</p>;
  }
  return (
    <Facts
      look="lines"
      facts={[
        ...changes.map(({ serviceId, before, after }) => ({
          label: services.get(serviceId)?.title.fr ?? t('new-booking.work.goneName'),
          value: (
            <>
              {before && <s>{priceOf(before)}</s>} {after ? priceOf(after) : t('booking.services.gone')}
            </>
          ),
        })),
        { label: t('booking.services.before'), value: sumOf(booked.totalCents, booked.lines) },
        { label: t('booking.services.after'), value: <strong>{sumOf(totalCents, totals.lines)}</strong> },
      ]}
    />
  );
}
