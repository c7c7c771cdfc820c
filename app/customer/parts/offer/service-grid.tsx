import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countInstances } from '#shared/cart/cart.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { sellsProducts } from '#shared/kinds/new-service.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import type { FetchState } from '../../../data/wire/read-fetch-state.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PricesStamp } from '../page/stale-stamp.tsx';
import { useCatalogue } from '../page/use-catalogue.ts';
import { fromPriceCents } from './from-price.ts';
import styles from './service-card.module.css';
import { ServiceCard } from './service-card.tsx';

type ServiceGridProps = {
  /** Two to a row on phones, without teaser and button: for a page that has more to say. */
  compact?: boolean | undefined;
  /** So many from the head of the catalogue, instead of all. */
  first?: number | undefined;
};

/** Every service as a card: skeletons on the first visit, the device's copy at once afterwards (D302). */
export function ServiceGrid({ compact, first }: ServiceGridProps) {
  const { catalogue, fetched, retry } = useCatalogue();
  const online = useOnline();
  // Without a connection there is nothing to try again; the age of the copy says enough.
  const failed = fetched?.status === 'failed' && (online || !catalogue);
  return (
    <div className="stack" data-compact={compact || undefined}>
      {!online && <PricesStamp />}
      {failed && <LoadError fetched={fetched} catalogue={catalogue} retry={retry} />}
      {catalogue ? (
        <ServiceCards catalogue={catalogue} first={first} compact={compact} />
      ) : (
        !failed && <GridSkeleton first={first} />
      )}
    </div>
  );
}

/** Cards that a catalogue opens with, on a phone and in a row of a desk. */
const IN_SIGHT = 3;

type ServiceCardsProps = ServiceGridProps & { catalogue: Catalogue };

function ServiceCards({ catalogue, first, compact }: ServiceCardsProps) {
  const items = useLive(readCart)?.items ?? [];
  const cards = useMemo(
    () =>
      catalogue.services
        .filter(hasChoice)
        .map((service) => ({ service, fromCents: fromPriceCents(service, catalogue) })),
    [catalogue],
  );
  return (
    <ul className={`grid-auto ${styles.grid}`}>
      {cards.slice(0, first).map(({ service, fromCents }, place) => (
        <ServiceCard
          key={service.id}
          service={service}
          fromCents={fromCents}
          isFirst={!compact && place < IN_SIGHT}
          inCart={countInstances(items.filter((item) => item.serviceId === service.id))}
        />
      ))}
    </ul>
  );
}

/** Without a room or a piece there is nothing to choose, and so nothing to ask for (D395). */
function hasChoice({ kind, products }: Service): boolean {
  return products.length > 0 || !sellsProducts(kind);
}

type LoadErrorProps = { fetched: FetchState; catalogue: Catalogue | undefined; retry: () => void };

/** Our words for the code (D21), else the server's own (D320), above the cards that are still good to use. */
function LoadError({ fetched, catalogue, retry }: LoadErrorProps) {
  const { t } = useTranslation('catalogue');
  const { time } = useFormat();
  const why = fetched.code === undefined ? fetched.errorText : errorText(fetched.code);
  return (
    <ErrorPanel
      title={t('loadFailed')}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {why && <p>{why}</p>}
      {catalogue && (
        <p className={styles.age}>{t('asOf', { time: time(catalogue.fetchedAt, catalogue.timeZone) })}</p>
      )}
    </ErrorPanel>
  );
}

/** D302: six cards while the first answer is on its way. */
const skeletonCards = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function GridSkeleton({ first }: { first: number | undefined }) {
  const { t } = useTranslation('catalogue');
  return (
    <SkeletonGroup label={t('loading')} className={`grid-auto ${styles.grid}`}>
      {skeletonCards.slice(0, first).map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="box" height="13rem" />
          <div className={`stack ${styles.skeleton}`}>
            <Skeleton width="60%" height="1.5em" />
            <Skeleton />
            <Skeleton width="40%" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
