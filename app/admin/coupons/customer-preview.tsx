import { TicketPercent } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponTerms } from '#shared/coupons/coupon-terms.ts';
import { fullDiscount } from '#shared/coupons/eligible-sums.ts';
import { type Locale, localeNames, locales } from '#shared/kernel/locale.ts';
import { toCents } from '#shared/kernel/money.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { readNumber } from '../../ui/fields/read-number.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './coupon-form.module.css';

const SAMPLE_DOLLARS = 150;

/** The coupon in a cart of any sum, in the customer's words (the very ones of the cart). */
export function CustomerPreview({ terms, title }: { terms: CouponTerms; title: string }) {
  const { t } = useTranslation('admin');
  const [locale, setLocale] = useState<Locale>('fr');
  const [sum, setSum] = useState(String(SAMPLE_DOLLARS));
  const eligible = readNumber(sum);
  return (
    <section className={styles.preview} aria-labelledby="coupons-preview">
      <h3 id="coupons-preview">{t('coupons.preview.title')}</h3>
      <div className={styles.sample}>
        <TextField
          label={t('coupons.preview.cart')}
          before="$"
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          onChange={({ target }) => setSum(target.value)}
        />
        <ChoiceGroup
          legend={t('coupons.preview.language')}
          layout="chips"
          value={locale}
          onChange={setLocale}
          choices={locales.map((value) => ({ value, label: localeNames[value] }))}
        />
      </div>
      <Suspense fallback={<Skeleton shape="box" height="8rem" />}>
        <SampleCart
          locale={locale}
          terms={terms}
          title={title}
          eligibleCents={toCents(Math.max(0, eligible ?? 0))}
        />
      </Suspense>
    </section>
  );
}

type SampleCartProps = { locale: Locale; terms: CouponTerms; title: string; eligibleCents: number };

function SampleCart({ locale, terms, title, eligibleCents }: SampleCartProps) {
  const { t } = useTranslation(['cart', 'errors', 'shell'], { lng: locale });
  const money = (cents: number) => writeMoney(cents, locale);
  const minCents = Number.isFinite(terms.minSubtotal ?? 0) ? toCents(terms.minSubtotal ?? 0) : 0;
  const off = offCents(terms, eligibleCents);
  const met = eligibleCents >= minCents;
  const minimum = terms.kinds ? 'promo.minSubtotalOfKinds' : 'promo.minSubtotal';
  const discountCents = met ? Math.min(off, eligibleCents) : 0;
  const code = terms.code || '…';
  const label = title.trim() || code;
  return (
    <div className={styles.cart} lang={locale}>
      <div className={styles.applied} data-off={!met || undefined}>
        <TicketPercent aria-hidden="true" />
        <div>
          <strong>{code}</strong>
          <div>
            <small>{met ? label : t(minimum, { ns: 'errors', min: money(minCents) })}</small>
          </div>
        </div>
      </div>
      <dl>
        <div>
          <dt>{t('summary.subtotal')}</dt>
          <dd>{money(eligibleCents)}</dd>
        </div>
        {discountCents > 0 && (
          <div>
            <dt>{t('summary.coupon', { label, code })}</dt>
            <dd>{money(-discountCents)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('shell:total.whole')}</dt>
          <dd>{money(eligibleCents - discountCents)}</dd>
        </div>
      </dl>
      {discountCents > 0 && (
        <p className={styles.saves}>{t('promo.saves', { amount: money(discountCents) })}</p>
      )}
    </div>
  );
}

/** 0 while what is typed is no number. */
function offCents({ amountOff, percentOff, maxOff }: CouponTerms, eligibleCents: number): number {
  if (![amountOff, percentOff ?? 0, maxOff ?? 0].every(Number.isFinite)) return 0;
  const maxOffCents = maxOff ? toCents(maxOff) : null;
  return fullDiscount({ amountOffCents: toCents(amountOff), percentOff, maxOffCents }, eligibleCents);
}
