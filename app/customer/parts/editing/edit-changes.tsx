import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { withBookedServices } from '#shared/pricing/booked-services.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../../data/cart/read-cart.ts';
import { readEditServices } from '../../../data/changes/read-edit-services.ts';
import { officePath } from '../../../data/device/tab/edit-tab.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Fact, Facts } from '../../../ui/layout/facts.tsx';
import { bookingManagePath } from '../booking/manage-link.ts';
import { listEditChanges, type ServiceSum } from './list-edit-changes.ts';

/** `<EditChanges cart>` Old and new price of what an edit changes of its booking (D113), and both totals. */
export function EditChanges({ cart }: { cart: Pick<LocalCart, 'count' | 'totals' | 'booked'> }) {
  const { t } = useTranslation('edit');
  const headingId = useId();
  const { totals, booked } = cart;
  if (cart.count === 0) return <NothingLeft />;
  if (totals === undefined || booked === undefined) return null;
  const isKept = booked.lines.length > 0; // an accepted price ends whole (D580)
  return (
    <Card as="section" tone="sunken" aria-labelledby={headingId}>
      <div className="stack">
        <h2 id={headingId}>{t('changes.title')}</h2>
        <Changes totals={totals} booked={booked} />
        <p className="soft">
          {isKept && t('changes.kept')}{' '}
          {totals.promotions.some((one) => one.active && !isStaffDiscount(one)) && t('changes.codes')}
        </p>
      </div>
    </Card>
  );
}

function Changes({ totals, booked }: { totals: Totals; booked: NonNullable<LocalCart['booked']> }) {
  const { t } = useTranslation(['edit', 'cart']);
  const { locale } = useFormat();
  const words = useTotalWords();
  const catalogue = useKnownCatalogue();
  // Before the names are known two services would be the same one.
  if (catalogue === undefined) return null;
  const { services } = withBookedServices(catalogue.book, booked);
  const changes = listEditChanges(totals.lines, booked);
  const priceOf = ({ quote, ...sum }: ServiceSum) =>
    quote ? t('changes.quote') : words.amount(sum.amountCents, sum);
  const totalOf = (
    cents: Cents,
    lines: readonly { readonly quote: boolean; readonly provisional?: boolean | undefined }[],
  ) =>
    lines.length > 0 && lines.every(({ quote }) => quote)
      ? t('changes.quote')
      : words.sum(cents, openPart(lines.map((line) => ({ ...line, qty: 1 }))));
  const facts: Fact[] = changes.map(({ serviceId, before, after }) => ({
    label: services.get(serviceId)?.title[locale] ?? t('cart:group.unknown'),
    value: (
      <>
        {before && <s>{priceOf(before)}</s>}{' '}
        {after
          ? before || booked.lines.length === 0
            ? priceOf(after)
            : t('changes.new', { price: priceOf(after) })
          : t('changes.gone')}
      </>
    ),
  }));
  const isSame = changes.length === 0 && totals.totalCents === booked.totalCents;
  if (isSame) return <p>{t('changes.none')}</p>;
  return (
    <Facts
      look="lines"
      facts={[
        ...facts,
        { label: t('changes.before'), value: totalOf(booked.totalCents, booked.lines) },
        { label: t('changes.after'), value: <strong>{totalOf(totals.totalCents, totals.lines)}</strong> },
      ]}
    />
  );
}

/** A visit of nothing is a cancelled one, which has its own button. */
function NothingLeft() {
  const { t } = useTranslation('edit');
  const edit = useLive(readEditServices);
  if (edit === undefined) return null;
  const isStaffs = edit.by === 'staff';
  const booking = isStaffs
    ? officePath(edit.bookingId)
    : bookingManagePath({ email: edit.email, sig: edit.sig, id: edit.bookingId });
  return (
    <Alert
      tone="warning"
      title={t('changes.empty')}
      actions={
        <ButtonLink variant="secondary" to={booking}>
          {t(isStaffs ? 'staff.booking' : 'changes.cancel')}
        </ButtonLink>
      }
    >
      {t(isStaffs ? 'staff.empty' : 'changes.emptyText')}
    </Alert>
  );
}
