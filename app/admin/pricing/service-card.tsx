import { useTranslation } from 'react-i18next';
import type { PricedOptionView, PricedProductView, PricingView } from '#shared/api/admin/pricing.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import { TENANT_SLUG } from '../../data/device/tenant.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ExampleLine } from './example-line.tsx';
import { PriceCell, priceText } from './price-cell.tsx';
import type { JudgedEdit } from './price-edits.ts';
import { paysOwnPrice, priceExample } from './price-example.ts';
import priceList from './price-list.module.css';
import type { PriceRow } from './price-rows.ts';
import styles from './price-service.module.css';
import pricing from './pricing.module.css';
import type { EditsInHand } from './use-price-edits.ts';

type ServiceCardProps = {
  view: PricingView;
  service: PricingView['services'][number];
  /** As customers have it, for the example; absent while it is not loaded or not sold. */
  sold: Service | undefined;
  rows: readonly PriceRow[];
  judged: ReadonlyMap<string, JudgedEdit>;
  inHand: EditsInHand;
  shown: ReadonlySet<string>;
};

/** A service with its drawing, its products and options in columns, and what a job of it costs. */
export function ServiceCard({ view, service, sold, rows, judged, inHand, shown }: ServiceCardProps) {
  const { t } = useTranslation('admin');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const ofService = <Entry extends { serviceId: string; id: string }>(
    type: string,
    entries: readonly Entry[],
  ) =>
    entries.flatMap((entry) => {
      const row = byKey.get(`${type}:${entry.id}`);
      return entry.serviceId === service.id && row && shown.has(row.key) ? [{ entry, row }] : [];
    });
  const products = ofService('products', view.products);
  const options = ofService('options', view.options);
  const own = byKey.get(`services:${service.id}`);
  const showOwn = own !== undefined && shown.has(own.key);
  if (products.length + options.length === 0 && (!showOwn || sellsNothingHere(view, service))) return null;
  const isRuled = serviceKinds[service.kind].pricedBy === 'rule';
  const example = sold && !isRuled && priceExample(sold, rows, judged);
  const heading = `prices-${service.id}`;
  return (
    <Card as="section" className={styles.service} aria-labelledby={heading}>
      <header className={styles.serviceHead}>
        <img
          src={pictureUrl(service.image, TENANT_SLUG, 'small')}
          alt=""
          width="120"
          height="78"
          loading="lazy"
        />
        <div>
          <h3 id={heading}>{service.title}</h3>
          {example && <ExampleLine example={example} />}
        </div>
      </header>
      <div className={styles.columns}>
        {products.length > 0 && (
          <div>
            <h4>{t('pricing.products')}</h4>
            {isRuled && <p className={`soft ${pricing.note}`}>{unusedHint(service, t)}</p>}
            <ul className={priceList.list}>
              {products.map(({ entry, row }) => (
                <PriceCell
                  key={row.key}
                  row={row}
                  label={entry.title}
                  hint={seatsHint(entry, t)}
                  judged={judged.get(row.key)}
                  inHand={inHand}
                />
              ))}
            </ul>
          </div>
        )}
        {options.length > 0 && (
          <div>
            <h4>{t('pricing.options')}</h4>
            <ul className={priceList.list}>
              {options.map(({ entry, row }) => (
                <PriceCell
                  key={row.key}
                  row={row}
                  label={entry.title}
                  mark={<Emoji option={entry} />}
                  judged={judged.get(row.key)}
                  inHand={inHand}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
      {showOwn && (
        <ul className={`${priceList.list} ${styles.own}`}>
          <PriceCell
            row={own}
            label={t('pricing.own')}
            hint={paysOwnPrice(view, service) ? undefined : unusedHint(service, t)}
            judged={judged.get(own.key)}
            inHand={inHand}
          />
        </ul>
      )}
    </Card>
  );
}

/** Its whole price is in the settings above, or it is quoted. */
function sellsNothingHere(view: PricingView, service: PricingView['services'][number]): boolean {
  const { id } = service;
  const sells = [...view.products, ...view.options].some(({ serviceId }) => serviceId === id);
  return !sells && !paysOwnPrice(view, service);
}

type IdlePricesProps = Pick<ServiceCardProps, 'view' | 'rows' | 'judged' | 'inHand' | 'shown'>;

/** Prices that are kept but that no total reads, in one card instead of one each. */
export function IdlePrices({ view, rows, judged, inHand, shown }: IdlePricesProps) {
  const { t } = useTranslation('admin');
  const idle = view.services.flatMap((service) => {
    const row = rows.find(({ key }) => key === `services:${service.id}`);
    return row && shown.has(row.key) && sellsNothingHere(view, service) ? [{ service, row }] : [];
  });
  if (idle.length === 0) return null;
  return (
    <Card as="section" className={styles.service} aria-labelledby="prices-idle">
      <div>
        <h3 id="prices-idle">{t('pricing.rest')}</h3>
        <p className={`soft ${pricing.note}`}>{t('pricing.restLead')}</p>
      </div>
      <ul className={priceList.list}>
        {idle.map(({ service, row }) => (
          <PriceCell
            key={row.key}
            row={row}
            label={service.title}
            hint={unusedHint(service, t)}
            judged={judged.get(row.key)}
            inHand={inHand}
          />
        ))}
      </ul>
    </Card>
  );
}

function Emoji({ option }: { option: PricedOptionView }) {
  return option.emoji === '' ? null : (
    <span aria-hidden="true" className={priceList.emoji}>
      {option.emoji}
    </span>
  );
}

type T = ReturnType<typeof useTranslation<'admin'>>['t'];

function seatsHint({ minSeats, perSeatInc }: PricedProductView, t: T): string | undefined {
  if (minSeats === null || !perSeatInc) return undefined;
  return t('pricing.seats', { seats: minSeats, price: priceText(perSeatInc) });
}

function unusedHint(service: PricingView['services'][number], t: T): string {
  const { pricedBy } = serviceKinds[service.kind];
  if (isQuoteService(service)) {
    return t('pricing.ownUnused', { why: t('pricing.unused.quote') });
  }
  return t('pricing.ownUnused', {
    why: t(pricedBy === 'rule' ? 'pricing.unused.rates' : 'pricing.unused.products'),
  });
}
