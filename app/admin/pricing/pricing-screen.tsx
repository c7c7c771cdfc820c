import { History, Percent, Search, ShoppingCart } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingView } from '#shared/api/admin/pricing.ts';
import { pricingRead } from '../../data/staff/commands/change-prices.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { FixedRules } from './fixed-rules.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { judgeEdits } from './price-edits.ts';
import { type PriceRow, priceRows } from './price-rows.ts';
import styles from './pricing.module.css';
import { groupOf, RatesSection } from './rates-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { IdlePrices, ServiceCard } from './service-card.tsx';
import { usePriceEdits } from './use-price-edits.ts';

/** `/admin/pricing`: every price of the company; what is typed waits in the bar at the foot until it is saved. */
export function PricingScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(pricingRead);
  useTimeZone(); // also fetches the catalogue, which the examples are made of
  useScreenTitle(t('pricing.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle focusOnOpen lead={t('pricing.lead')}>
          {t('pricing.title')}
        </PageTitle>
        <AsOf data={data} />
      </div>
      <ReadGate data={data} skeleton={<PricingSkeleton />} title={t('pricing.failed')}>
        {(view) => <Prices view={view} data={data} />}
      </ReadGate>
    </div>
  );
}

function Prices({ view, data }: { view: PricingView; data: AdminData<PricingView> }) {
  const { t } = useTranslation('admin');
  const inHand = usePriceEdits();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<'history' | 'bulk'>();
  const sold = useKnownCatalogue()?.services ?? [];
  const rows = useMemo(() => priceRows(view), [view]);
  const judged = useMemo(() => judgeEdits(rows, inHand.edits), [rows, inHand.edits]);
  const nameOf = useNames(view);
  const shown = new Set(rows.filter((row) => matches(nameOf(row), search)).map(({ key }) => key));
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={t('pricing.search')}
          labelHidden
          type="search"
          placeholder={t('pricing.search')}
          before={<Search aria-hidden="true" />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button variant="secondary" icon={<Percent aria-hidden="true" />} onClick={() => setOpen('bulk')}>
          {t('pricing.bulk')}
        </Button>
        <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setOpen('history')}>
          {t('pricing.history')}
        </Button>
      </div>
      <p className={styles.carts}>
        <ShoppingCart size={20} aria-hidden="true" />
        <span>
          <strong>
            {view.openCarts > 0 ? t('pricing.carts', { count: view.openCarts }) : t('pricing.cartsNone')}
          </strong>{' '}
          <span className="soft">{t('pricing.cartsWhy')}</span>
        </span>
      </p>
      <RatesSection {...{ rows, judged, inHand, shown }} services={sold} />
      <section className="stack" aria-labelledby="prices-services">
        <h2 id="prices-services">{t('pricing.services')}</h2>
        {shown.size === 0 && <p className="soft">{t('pricing.none')}</p>}
        {view.services.map((service) => (
          <ServiceCard
            key={service.id}
            {...{ view, service, rows, judged, inHand, shown }}
            sold={sold.find(({ id }) => id === service.id)}
          />
        ))}
        <IdlePrices {...{ view, rows, judged, inHand, shown }} />
      </section>
      <FixedRules />
      <HistorySheet open={open === 'history'} onClose={close} {...{ rows, inHand, nameOf }} />
      {open === 'bulk' && <BulkDialog open onClose={close} {...{ view, rows, inHand, nameOf }} />}
      <SaveBar data={data} judged={[...judged.values()]} inHand={inHand} nameOf={({ row }) => nameOf(row)} />
    </>
  );
}

/** "Canapé, Tissus d’ameublement": a name that stands alone, and what the search looks through. */
function useNames(view: PricingView): (row: PriceRow) => string {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    const services = new Map(view.services.map(({ id, title }) => [id, title]));
    return (row) => {
      if (row.type === 'settings') {
        return `${t(`pricing.rate.${row.rate}`)} (${t(`pricing.group.${groupOf(row.rate)}`)})`;
      }
      const service = services.get(row.serviceId) ?? '';
      return row.type === 'services' ? service : `${row.title} (${service})`;
    };
  }, [view, t]);
}

function matches(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

function PricingSkeleton() {
  return (
    <>
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="16rem" />
      <Skeleton shape="box" height="20rem" />
    </>
  );
}
