import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import { PriceBreakdown } from '../../../booking/offer/price-breakdown.tsx';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { staffFormat } from '../words/staff-format.ts';
import type { LineDraft } from './line-draft.ts';
import { productOf, toItems } from './line-draft.ts';
import styles from './work.module.css';

type LinePriceProps = { line: LineDraft; service: Service; catalogue: Catalogue };

/** The arithmetic of the line by the shared rules, so that it can be told on the phone; nothing while it has no price. */
export function LinePrice({ line, service, catalogue: { book, rates } }: LinePriceProps) {
  const { t } = useTranslation('admin');
  const product = productOf(line, service);
  const instance = toItems([line], book)[0]?.instances[0];
  if (instance === undefined) return null;
  const { quote, withdrawn, provisional, amountCents } = priceInstance(instance, service, product, rates);
  if (quote)
    return (
      <p className={styles.small}>
        {t(
          serviceKinds[service.kind].form === 'planner'
            ? 'new-booking.road.quoteText'
            : 'new-booking.work.quoteText',
        )}
      </p>
    );
  if (withdrawn) return null;
  const { count } = line;
  const one = t(provisional ? 'new-booking.story.from' : 'new-booking.story.line');
  return (
    <div className={styles.price}>
      <PriceBreakdown
        {...{ instance, product, count }}
        offer={{ service, rates }}
        total={
          count > 1 ? t('new-booking.story.alike', { count, price: staffFormat.money(amountCents) }) : one
        }
      />
    </div>
  );
}
