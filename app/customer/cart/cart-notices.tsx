import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalCart, RemovedFromCart } from '../../data/cart/read-cart.ts';
import { restoreCart } from '../../data/cart/restore-cart.ts';
import { useOnline } from '../../frame/use-online.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PricesStamp } from '../parts/page/stale-stamp.tsx';
import { retryCart } from './retry-cart.ts';

/** What stands above the lines: how the cart stands with the server. */
export function CartNotices({ cart }: { cart: LocalCart }) {
  return (
    <>
      <SyncNotice cart={cart} />
      <PricesStamp />
      {cart.lastRemoved?.by === 'other' && <RemovedElsewhere removed={cart.lastRemoved} />}
    </>
  );
}

function SyncNotice({ cart }: { cart: LocalCart }) {
  const { t } = useTranslation('cart');
  const online = useOnline();
  if (cart.sync === 'failed' || cart.failCode === 'cart.no_id') {
    return (
      <Alert
        tone="danger"
        role="status"
        title={t('sync.failed')}
        actions={<Button onClick={() => void retryCart()}>{t('error.retry')}</Button>}
      >
        {errorText(cart.failCode ?? 'unknown')}
      </Alert>
    );
  }
  if (cart.sync === 'synced' || online) return null;
  return <Alert role="status">{t('sync.waiting')}</Alert>;
}

/** A removal elsewhere wins over an edit here, but never silently (D353). */
function RemovedElsewhere({ removed }: { removed: RemovedFromCart }) {
  const { t } = useTranslation('cart');
  const [seenAt, setSeenAt] = useState<number>();
  if (seenAt === removed.at) return null;
  const hide = () => setSeenAt(removed.at);
  return (
    <Alert
      tone="warning"
      role="status"
      onDismiss={hide}
      dismissLabel={t('close')}
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            void restoreCart(removed);
            hide();
          }}
        >
          {t('sync.putBack')}
        </Button>
      }
    >
      {t('sync.removedElsewhere')}
    </Alert>
  );
}
