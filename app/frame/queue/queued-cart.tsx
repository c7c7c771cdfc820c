import { CircleAlert, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartChanges } from '../../data/cart/read-cart-changes.ts';
import { errorText } from '../../i18n/error-text.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import styles from './offline-pill.module.css';

type QueuedCartProps = { changes: CartChanges; onLeave: () => void };

/** The cart among what waits. It is changed where it always is; there is nothing to discard. */
export function QueuedCart({ changes: { count, failCode }, onLeave }: QueuedCartProps) {
  const { t } = useTranslation('outbox');
  const what = t('what.cart', { count });
  const act = t(failCode === null ? 'act.edit' : 'act.fix');
  const Icon = failCode === null ? ShoppingCart : CircleAlert;
  return (
    <li className={styles.queued} data-state={failCode === null ? 'waiting' : 'asks'}>
      <Icon aria-hidden="true" />
      <div className="stack">
        <p>
          <strong>{what}</strong>
          <br />
          {failCode === null ? t('state.waiting') : t('state.asks', { reason: errorText(failCode) })}
        </p>
        <div className="cluster">
          <ButtonLink
            variant={failCode === null ? 'secondary' : 'primary'}
            to="/cart"
            aria-label={t('act.of', { act, what })}
            onClick={onLeave}
          >
            {act}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
