import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instance } from '#shared/cart/instance.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type BookedCart, findBookedPrice } from '#shared/pricing/booked-cart.ts';
import { FoldedPriceBreakdown } from '../../../booking/offer/price-breakdown.tsx';
import { removeInstance } from '../../../data/cart/remove-instance.ts';
import { storeEditIntent } from '../../../data/drafts/edit-intent.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { deliveryWaits } from '../../parts/delivery/delivery-waits.tsx';
import { deliveryOf } from '../../parts/delivery/shown-delivery.ts';
import type { EditedHere } from '../../parts/editing/edited-here.ts';
import styles from '../cart.module.css';
import { editPath } from '../edit-path.ts';
import { RemovalFault } from '../removal-fault.tsx';
import { useUndoableRemoval } from '../use-undoable-removal.ts';
import { EntryDetails } from './entry-details.tsx';
import { type CartEntry, hasForm } from './group-cart.ts';
import { OptionsDialog, type OptionsDialogProps } from './options-dialog.tsx';

const DeliveryWay = lazyPart(
  () => import('../../parts/delivery/delivery-way.tsx'),
  'DeliveryWay',
  deliveryWaits,
);

type EntryActionsProps = { entry: CartEntry; service: Service | undefined; name: string };
type CartEntryRowProps = EntryActionsProps & {
  rates: Rates;
  /** Of a cart that edits a booking. */
  booked: BookedCart | null | undefined;
};

/** One configured room, seat or job: what it is, what it costs and why, and what can be done with it. */
export function CartEntryRow({ entry, service, name, rates, booked }: CartEntryRowProps) {
  const { t } = useTranslation(['cart', 'shell']);
  const { line, instance } = entry;
  const delivery = deliveryOf(instance, line.quote);
  const estimated = line.estimate ? t('shell:total.estimated') : undefined;
  const bookedCents = (each: Instance) => findBookedPrice(entry.item, each, booked)?.amountCents;
  const breakdownTotal = line.provisional ? t('item.beforeMiles') : delivery && estimated;
  return (
    <li className={`stack ${styles.entry}`} data-instance={instance.id}>
      <div className={`${styles.line} ${line.withdrawn ? styles.withdrawn : ''}`}>
        <div>
          <h3 dir="auto">{name}</h3>
          <EntryDetails instance={instance} service={service} />
          {line.withdrawn && <p>{t('item.withdrawnWhy')}</p>}
        </div>
        <EntryPrice entry={entry} rates={rates} />
      </div>
      {delivery && <DeliveryWay delivery={delivery} />}
      {service && (
        <FoldedPriceBreakdown
          instance={instance}
          product={entry.product}
          offer={{ service, rates, bookedCents }}
          total={breakdownTotal}
        />
      )}
      <EntryActions entry={entry} service={service} name={name} />
    </li>
  );
}

function EntryPrice({ entry, rates }: { entry: CartEntry; rates: Rates }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { line, price, instance } = entry;
  const text = money(price.amountCents);
  if (line.withdrawn || line.quote) {
    return (
      <span className={styles.price}>
        <Tag tone={line.quote ? 'info' : 'danger'}>
          {line.quote ? t(instance.deliveryMeta ? 'summary.quote' : 'item.quoted') : t('item.withdrawn')}
        </Tag>
      </span>
    );
  }
  return (
    <span className={styles.price}>
      {line.estimate && <Tag tone="sun">{t('item.estimate')}</Tag>}
      {line.provisional ? (
        <PriceTag text={t('item.withMiles', { price: text, rate: money(rates.deliveryMileCents) })} />
      ) : (
        <PriceTag text={text} amount={price.amountCents} textOf={money} />
      )}
    </span>
  );
}

function EntryActions({ entry, service, name }: EntryActionsProps) {
  const { t } = useTranslation('cart');
  const edit = useEdit();
  const { instance, product } = entry;
  const { hasFailed, start } = useUndoableRemoval(name, () => removeInstance(instance.id));
  const removeFrom = (button: Element) => void start(button.closest('li'));
  const isSold = service !== undefined && hasForm(entry);
  return (
    <>
      <div className={`cluster ${styles.actions}`}>
        {isSold && (
          <Button
            variant="quiet"
            aria-label={t('item.editOf', { name })}
            onClick={() => void edit(entry, service)}
          >
            {t('item.edit')}
          </Button>
        )}
        {isSold && service.options.length > 0 && (
          <OptionsButton instance={instance} service={service} product={product} name={name} />
        )}
        <Button
          variant="quiet"
          aria-label={t('item.removeOf', { name })}
          data-remove
          onClick={({ currentTarget }) => removeFrom(currentTarget)}
        >
          {t('item.remove')}
        </Button>
      </div>
      {hasFailed && <RemovalFault onRetry={removeFrom} />}
    </>
  );
}

function OptionsButton(subject: Omit<OptionsDialogProps, 'onClose'>) {
  const { t } = useTranslation('cart');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('item.optionsOf', { name: subject.name })}
        onClick={() => setOpen(true)}
      >
        {t('item.options')}
      </Button>
      {open && <OptionsDialog {...subject} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Remembers exactly which instance is meant, then goes to the screen that edits it (D71). */
function useEdit() {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  return async (entry: CartEntry, service: Service) => {
    if (service.slug === '') {
      showToast({ text: t('error.noSlug'), tone: 'danger' });
      return;
    }
    await storeEditIntent({
      cartItemId: entry.item.id,
      instanceId: entry.instance.id,
      instanceIndex: entry.index,
      serviceKind: service.kind,
      productId: entry.item.productId,
    });
    navigate(editPath(service), { state: { editing: entry.instance.id } satisfies EditedHere });
  };
}
