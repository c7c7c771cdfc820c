import { Clock, HandCoins, Receipt, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { Card } from '../../ui/layout/card.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { ExampleLine } from './example-line.tsx';
import { PriceCell } from './price-cell.tsx';
import type { JudgedEdit } from './price-edits.ts';
import { errandExample, priceExample } from './price-example.ts';
import { type PriceRow, type RateField, rateKey } from './price-rows.ts';
import type { EditsInHand } from './use-price-edits.ts';

const groups = [
  {
    is: 'delivery',
    fields: [
      'delivery.baseFeeDelivery',
      'delivery.baseFeeErrand',
      'delivery.extraPickupFee',
      'delivery.mileageRate',
    ],
  },
  { is: 'rentme', fields: ['rentmeFirstHourRate', 'rentmeExtraHourRate', 'rentmeMileageRate'] },
  { is: 'handyman', fields: ['handymanFirstHourRate', 'handymanExtraHourRate'] },
  { is: 'charge', fields: ['serviceCharge'] },
] as const;
const icons = { charge: Receipt, delivery: Truck, handyman: Clock, rentme: HandCoins } as const;
const titles = {
  charge: 'pricing.group.charge',
  delivery: 'pricing.group.delivery',
  handyman: 'pricing.group.handyman',
  rentme: 'pricing.group.rentme',
} as const;
const pictures = {
  charge: undefined,
  delivery: '/drawings/delivery.svg',
  handyman: '/drawings/handyman.svg',
  rentme: '/drawings/rent-me.svg',
} as const;
export const rateWords = {
  serviceCharge: 'pricing.rate.charge',
  'delivery.baseFeeDelivery': 'pricing.rate.delivery',
  'delivery.baseFeeErrand': 'pricing.rate.errand',
  'delivery.extraPickupFee': 'pricing.rate.pickup',
  'delivery.mileageRate': 'pricing.rate.mile',
  handymanFirstHourRate: 'pricing.rate.firstHour',
  handymanExtraHourRate: 'pricing.rate.extraHour',
  rentmeFirstHourRate: 'pricing.rate.firstHour',
  rentmeExtraHourRate: 'pricing.rate.extraHour',
  rentmeMileageRate: 'pricing.rate.rentMile',
} as const satisfies Record<RateField, string>;
/** Of the history, where no heading says whose hour it is. */
export const rateGroups = new Map<string, (typeof titles)[keyof typeof titles]>(
  groups.flatMap(({ is, fields }) => fields.map((field) => [field, titles[is]] as const)),
);

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
  const visible = groups.filter(({ fields }) => fields.some((field) => shown.has(rateKey(field))));
  if (visible.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="prices-rates">
      <div>
        <h2 id="prices-rates">{t('pricing.rates')}</h2>
        <p className="soft">{t('pricing.ratesLead')}</p>
      </div>
      <div className="prices-rates">
        {visible.map(({ is, fields }) => {
          const Icon = icons[is];
          const service = services.find(({ kind }) => kind === is);
          const picture = pictures[is];
          return (
            <Card key={is} as="section" className="prices-group" aria-label={t(titles[is])}>
              <h3 className="prices-head">
                {picture ? (
                  <img src={picture} alt="" width="72" height="48" />
                ) : (
                  <span className="prices-icon">
                    <Icon aria-hidden="true" />
                  </span>
                )}
                {t(titles[is])}
              </h3>
              <ul className="prices-list">
                {fields.map((field) => {
                  const row = byKey.get(rateKey(field));
                  return row && shown.has(row.key) ? (
                    <PriceCell
                      key={field}
                      row={row}
                      label={t(rateWords[field])}
                      judged={judged.get(row.key)}
                      inHand={inHand}
                    />
                  ) : null;
                })}
              </ul>
              <div className="prices-foot">
                <Explained is={is} rows={byKey} judged={judged} />
                {service && is !== 'charge' && <Examples is={is} {...{ service, rows, judged }} />}
              </div>
            </Card>
          );
        })}
      </div>
    </section>
  );
}

type ExamplesProps = Pick<RatesSectionProps, 'rows' | 'judged'> & { is: string; service: Service };

function Examples({ is, service, rows, judged }: ExamplesProps): ReactNode {
  const example = priceExample(service, rows, judged);
  return (
    <>
      {example && <ExampleLine example={example} />}
      {is === 'delivery' && <ExampleLine example={errandExample(service, rows, judged)} />}
    </>
  );
}

type ExplainedProps = {
  is: (typeof groups)[number]['is'];
  rows: ReadonlyMap<string, PriceRow>;
  judged: ReadonlyMap<string, JudgedEdit>;
};

function Explained({ is, rows, judged }: ExplainedProps) {
  const { t } = useTranslation('admin');
  const key = rateKey('handymanExtraHourRate');
  const hour = judged.get(key)?.price ?? rows.get(key)?.price ?? 0;
  // PR13: a third of the hour; three of them are exactly one hour.
  const step = staffFormat.money(Math.round((hour * 100) / 3));
  const words = {
    charge: t('pricing.chargeHint'),
    delivery: t('pricing.deliveryStep'),
    handyman: t('pricing.handymanStep', { step }),
    rentme: t('pricing.rentmeStep'),
  };
  return <p className="soft prices-note">{words[is]}</p>;
}
