import { TicketPercent, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { CouponLine } from '#shared/pricing/totals.ts';
import type { CartCoupon } from '../../data/cart/read-cart.ts';
import { remote } from '../../data/remote.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { SlowNote } from '../parts/page/slow-note.tsx';
import styles from './cart.module.css';
import { MissingBar } from './missing-bar.tsx';

type CouponTicketProps = {
  applied: CouponLine;
  coupon: CartCoupon | undefined;
  eligibleCents: Cents;
};

/** An applied code. One that does not count just now stays, says why, and comes back with the sum (D59). */
export function CouponTicket({ applied, coupon, eligibleCents }: CouponTicketProps) {
  const { t } = useTranslation('cart');
  const { code, label, active, reason } = applied;
  const minCents = coupon?.minSubtotalCents ?? undefined;
  const { busy, hasFailed, remove } = useRemoval(code);
  return (
    <div className="stack">
      <div className={styles.ticket} data-off={!active || undefined}>
        <TicketPercent aria-hidden="true" />
        <div>
          <strong>{code}</strong>
          <div>
            <small>
              {active
                ? label
                : reason
                  ? errorText(reason, { minSubtotalCents: minCents })
                  : t('promo.inactive')}
            </small>
          </div>
        </div>
        <IconButton
          label={t('promo.remove', { code })}
          icon={busy ? <Spinner /> : <X aria-hidden="true" />}
          onClick={() => void remove()}
        />
      </div>
      <SlowNote isBusy={busy} text={t('promo.removing')} />
      {hasFailed && (
        <Alert
          tone="danger"
          role="alert"
          title={t('promo.removeFailed')}
          actions={
            <Button variant="secondary" onClick={() => void remove()}>
              {t('error.retry')}
            </Button>
          }
        />
      )}
      {!active && reason === 'promo.minSubtotal' && minCents !== undefined && (
        <MissingBar eligibleCents={eligibleCents} minCents={minCents} />
      )}
    </div>
  );
}

function useRemoval(code: string) {
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const outcome = await remote.removeCoupon(code);
    setBusy(false);
    setFailed(outcome?.ok !== true);
  };
  return { busy, hasFailed, remove };
}
