import { TicketPercent, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './coupon.module.css';

type CouponTicketProps = {
  code: string;
  /** It stays in the cart and does not count just now (D59). */
  isOff: boolean;
  /** It is being taken off. */
  busy?: boolean;
  onRemove: () => void;
  /** What it gives, or why it gives nothing. */
  children: ReactNode;
};

/** A code in the cart, and the way to take it off. */
export function CouponTicket({ code, isOff, busy = false, onRemove, children }: CouponTicketProps) {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.ticket} data-off={isOff || undefined}>
      <TicketPercent aria-hidden="true" />
      <div>
        <strong>{code}</strong>
        <div>
          <small>{children}</small>
        </div>
      </div>
      <IconButton
        label={t('promo.remove', { code })}
        icon={busy ? <Spinner /> : <X aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
