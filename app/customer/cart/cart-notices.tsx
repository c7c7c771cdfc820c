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

const isRefused = ({ sync, failCode }: LocalCart) => sync === 'failed' || failCode === 'cart.no_id';

/** What stands above the lines: what the server refused, and what somebody else did to them. */
export function CartNotices({ cart }: { cart: LocalCart }) {
  return (
    <>
      {isRefused(cart) && <SyncFailed code={cart.failCode} />}
      {cart.lastRemoved?.by === 'other' && <RemovedElsewhere removed={cart.lastRemoved} />}
    </>
  );
}

/**
 * What stands below them: that they wait for a connection, and how old their prices are. It comes and goes with the
 * connection and with a tap on a line, and above them it would push the next one from under the finger (D588).
 */
export function CartWithoutConnection({ cart }: { cart: LocalCart }) {
  const { t } = useTranslation('cart');
  const online = useOnline();
  const isWaiting = !online && cart.sync !== 'synced' && !isRefused(cart);
  return (
    <>
      {isWaiting && <Alert role="status">{t('sync.waiting')}</Alert>}
      <PricesStamp />
    </>
  );
}

function SyncFailed({ code }: { code: LocalCart['failCode'] }) {
  const { t } = useTranslation('cart');
  return (
    <Alert
      tone="danger"
      role="status"
      title={t('sync.failed')}
      actions={<Button onClick={() => void retryCart()}>{t('error.retry')}</Button>}
    >
      {errorText(code ?? 'unknown')}
    </Alert>
  );
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
