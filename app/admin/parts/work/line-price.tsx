import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { explainInstance } from '#shared/pricing/explain-instance.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import type { LineDraft } from './line-draft.ts';
import { productOf, toItems } from './line-draft.ts';
import { money, shareWords } from './work-words.ts';

type LinePriceProps = { line: LineDraft; service: Service; catalogue: Catalogue };

/** The arithmetic of the line by the shared rules, so that it can be told on the phone; nothing while it has no price. */
export function LinePrice({ line, service, catalogue: { book, rates } }: LinePriceProps) {
  const { t } = useTranslation('admin');
  const product = productOf(line, service);
  const instance = toItems([line], book)[0]?.instances[0];
  if (instance === undefined) return null;
  const { quote, withdrawn, provisional } = priceInstance(instance, service, product, rates);
  if (quote)
    return (
      <p className="entry-small">
        {t(service.kind === 'delivery' ? 'new-booking.road.quoteText' : 'new-booking.work.quoteText')}
      </p>
    );
  if (withdrawn) return null;
  const { breakdown, floorCents, amountCents } = explainInstance(instance, service, product, rates);
  const total = amountCents * line.count;
  const alike = t('new-booking.story.alike', { count: line.count, price: money(amountCents) });
  return (
    <div className="entry-price">
      <Facts
        look="lines"
        facts={[
          ...(breakdown.length > 1 ? breakdown : []).map((share, index) => ({
            label: shareWords(share, product, rates, service.kind, t),
            value: `${index > 0 && share.cents > 0 ? '+\u00a0' : ''}${money(share.cents)}`,
          })),
          {
            label: t('new-booking.story.floor'),
            value: floorCents === 0 ? null : `+\u00a0${money(floorCents)}`,
          },
          {
            label:
              line.count > 1 ? alike : t(provisional ? 'new-booking.story.from' : 'new-booking.story.line'),
            value: <strong>{money(total)}</strong>,
          },
        ]}
      />
    </div>
  );
}
