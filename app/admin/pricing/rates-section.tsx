import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfRate, type RatedKind, type RateName, ratedKinds, rateNames } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { Card } from '../../ui/layout/card.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { ExampleLine } from './example-line.tsx';
import { PriceCell } from './price-cell.tsx';
import type { JudgedEdit } from './price-edits.ts';
import { errandExample, priceExample } from './price-example.ts';
import priceList from './price-list.module.css';
import { type PriceRow, rateKey } from './price-rows.ts';
import styles from './pricing.module.css';
import type { EditsInHand } from './use-price-edits.ts';

type RateGroup = RatedKind | 'charge';
const groups: readonly RateGroup[] = [...ratedKinds, 'charge'];

export function groupOf(rate: RateName): RateGroup {
  return kindOfRate(rate) ?? 'charge';
}

type RatesSectionProps = {
  rows: readonly PriceRow[];
  judged: ReadonlyMap<string, JudgedEdit>;
  inHand: EditsInHand;
  services: readonly Service[];
  /** Keys of the rows that the search found. */
  shown: ReadonlySet<string>;
};

/** What is no product's price: fees, hours and miles, each with a job that shows what it comes to. */
export function RatesSection({ rows, judged, inHand, services, shown }: RatesSectionProps) {
  const { t } = useTranslation('admin');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const shownIn = (group: RateGroup) =>
    rateNames.flatMap((rate) => {
      const row = byKey.get(rateKey(rate));
      return groupOf(rate) === group && row && shown.has(row.key) ? [{ rate, row }] : [];
    });
  const visible = groups.filter((group) => shownIn(group).length > 0);
  if (visible.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="prices-rates">
      <div>
        <h2 id="prices-rates">{t('pricing.rates')}</h2>
        <p className="soft">{t('pricing.ratesLead')}</p>
      </div>
      <div className={styles.rates}>
        {visible.map((group) => {
          const service = services.find(({ kind }) => kind === group);
          return (
            <Card key={group} as="section" className={styles.group} aria-label={t(`pricing.group.${group}`)}>
              <h3 className={styles.head}>
                {service ? (
                  <img src={service.image} alt="" width="72" height="48" />
                ) : (
                  <span className={styles.icon}>
                    <Receipt aria-hidden="true" />
                  </span>
                )}
                {t(`pricing.group.${group}`)}
              </h3>
              <ul className={priceList.list}>
                {shownIn(group).map(({ rate, row }) => (
                  <PriceCell
                    key={rate}
                    row={row}
                    label={t(`pricing.rate.${rate}`)}
                    judged={judged.get(row.key)}
                    inHand={inHand}
                  />
                ))}
              </ul>
              <div className={styles.foot}>
                <Explained {...{ group, judged }} rows={byKey} />
                {service && <Examples {...{ service, rows, judged }} />}
              </div>
            </Card>
          );
        })}
      </div>
    </section>
  );
}

type ExamplesProps = Pick<RatesSectionProps, 'rows' | 'judged'> & { service: Service };

function Examples({ service, rows, judged }: ExamplesProps): ReactNode {
  const example = priceExample(service, rows, judged);
  return (
    <>
      {example && <ExampleLine example={example} />}
      {serviceKinds[service.kind].form === 'planner' && (
        <ExampleLine example={errandExample(service, rows, judged)} />
      )}
    </>
  );
}

type ExplainedProps = {
  group: RateGroup;
  rows: ReadonlyMap<string, PriceRow>;
  judged: ReadonlyMap<string, JudgedEdit>;
};

function Explained({ group, rows, judged }: ExplainedProps) {
  const { t } = useTranslation('admin');
  const key = rateKey('handymanExtraHourCents');
  const hour = judged.get(key)?.price ?? rows.get(key)?.price ?? 0;
  // PR13: a third of the hour; three of them are exactly one hour.
  const step = staffFormat.money(Math.round((hour * 100) / 3));
  return <p className={`soft ${styles.note}`}>{t(`pricing.groupHint.${group}`, { step })}</p>;
}
