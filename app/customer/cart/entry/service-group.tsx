import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Rates } from '#shared/catalogue/rates.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import { removeService } from '../../../data/cart/remove-service.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { nameInstances } from '../../parts/offer/instance-names.ts';
import styles from '../cart.module.css';
import { addPath } from '../edit-path.ts';
import { RemovalFault } from '../removal-fault.tsx';
import { useUndoableRemoval } from '../use-undoable-removal.ts';
import { CartEntryRow } from './cart-entry-row.tsx';
import type { CartGroup } from './group-cart.ts';

type ServiceGroupProps = {
  group: CartGroup;
  rates: Rates;
  booked: BookedCart | null | undefined;
  /** What it was called that is no longer on offer. */
  gone: Catalogue['gone'];
};

/** Everything of one service: its sums, its rooms, and a way to take all of it out. */
export function ServiceGroup({ group, rates, booked, gone }: ServiceGroupProps) {
  const { t } = useTranslation('cart');
  const { locale } = useFormat();
  const { service, entries } = group;
  const lastKnown =
    booked?.services?.find(({ id }) => id === group.serviceId)?.title ?? gone[group.serviceId];
  const title = (service?.title ?? lastKnown)?.[locale] ?? t('group.unknown');
  return (
    <Card as="section" aria-label={title}>
      <div className={`stack ${styles.group}`}>
        <div className={styles.head}>
          {service && <img src={service.image} alt="" width={160} height={120} />}
          <div>
            <h2>{title}</h2>
            <GroupCount group={group} />
          </div>
          {!group.quote && !group.withdrawn && <GroupSums group={group} />}
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
        <ul className={styles.entries} role="list">
          {entries.map((entry) => {
            const known = entry.product?.title ?? gone[entry.item.productId ?? ''];
            const ownTitle = known?.[locale] ?? title;
            const labels = entry.item.instances.map((instance) => instance.label);
            return (
              <CartEntryRow
                key={entry.instance.id}
                entry={entry}
                service={service}
                rates={rates}
                booked={booked}
                name={nameInstances(labels, ownTitle)[entry.index] ?? ownTitle}
              />
            );
          })}
        </ul>
        {group.topUpCents > 0 && <MinimumJob group={group} />}
        <GroupFoot group={group} title={title} />
      </div>
    </Card>
  );
}

function GroupFoot({ group: { service, serviceId }, title }: { group: CartGroup; title: string }) {
  const { t } = useTranslation('cart');
  const { hasFailed, start } = useUndoableRemoval(title, () => removeService(serviceId));
  return (
    <>
      <div className={`cluster ${styles.foot}`} data-apart>
        {service ? (
          <ButtonLink
            to={addPath(service)}
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            aria-label={t('group.addMoreOf', { service: title })}
          >
            {t('group.addMore')}
          </ButtonLink>
        ) : (
          <span />
        )}
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('group.removeAllOf', { service: title })}
          onClick={() => void start(null)}
        >
          {t('group.removeAll')}
        </Button>
      </div>
      {hasFailed && <RemovalFault onRetry={() => void start(null)} />}
    </>
  );
}

/** What lifts tile work to the least that a visit costs; it is part of the base (D28). */
function MinimumJob({ group }: { group: CartGroup }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  return (
    <div className={styles.minimum}>
      <Facts
        look="lines"
        facts={[
          {
            label: t('group.minimum', { price: money(group.totalCents) }),
            value: `+${money(group.topUpCents)}`,
          },
        ]}
      />
    </div>
  );
}

function GroupCount({ group }: { group: CartGroup }) {
  const { t } = useTranslation('cart');
  return (
    <p className="soft">
      {t('group.items', { count: group.entries.length })}
      {group.quote && ` · ${t('group.quoted')}`}
      {group.withdrawn && ` · ${t('item.withdrawn')}`}
    </p>
  );
}

function GroupSums({ group }: { group: CartGroup }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const total = money(group.totalCents);
  const isDriven = group.service !== undefined && serviceKinds[group.service.kind].form === 'planner';
  return (
    <dl className={styles.sums}>
      <Sum label={t('group.base')} value={money(group.baseCents)} />
      {!isDriven && <Sum label={t('group.options')} value={money(group.optionsCents)} />}
      {isDriven && !group.provisional && <Sum label={t('group.miles')} value={money(group.optionsCents)} />}
      <Sum label={t('group.total')} value={group.provisional ? t('item.from', { price: total }) : total} />
    </dl>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
